// SPDX-License-Identifier: MIT
// Multi colours: two clusters of one digit, coloured apart (A/a and B/b), whose colours see each other.
//
//     type 1: an A sees a B, so not both hold: a or b does, and what sees a and b loses the digit
//     type 2: A sees both B and b, of which one holds: A cannot
//
//     a == A . . B == b        == the only two places of a house; A and B see each other
//     \_______ - ______/       - sees a and b
#include "engine/logic/parts/coloring.h"
#include "engine/logic/parts/partbypart.h"

namespace ninefold::techniques {
namespace {

struct TwoClusters {
    Digit digit;
    const Cluster &one, &two;
};

Step describe(const Position& position, const TwoClusters& found, Cells gone) {
    Step step;
    step.length = (found.one.cells() | found.two.cells()).count();
    step.remove(gone, found.digit);
    // Four roles for the four colours, so that the drawing shows which two exclude each other.
    step.mark(Role::SetA, found.one.colors[0] - gone, found.digit);
    step.mark(Role::SetB, found.one.colors[1] - gone, found.digit);
    step.mark(Role::SetC, found.two.colors[0] - gone, found.digit);
    step.mark(Role::SetD, found.two.colors[1] - gone, found.digit);
    step.mark(Role::Remove, gone, found.digit);
    linkCluster(position, found.digit, found.one, step);
    linkCluster(position, found.digit, found.two, step);
    step.say("digits", Digits::of(found.digit));
    return step;
}

/// The colours a and b that see each other, so that one of the colours c and d holds.
struct Exclusion {
    Cells a, b, c, d;
    Cells gone;
};

std::vector<Exclusion> exclusionsOf(const Position& position, const TwoClusters& found) {
    std::vector<Exclusion> exclusions;
    for (int one : {0, 1})
        for (int two : {0, 1}) {
            Exclusion now{
                found.one.colors[one], found.two.colors[two], found.one.colors[1 - one], found.two.colors[1 - two], {}};
            if (!peersOfAny(now.a).meets(now.b)) continue;
            now.gone = position.cellsFor(found.digit) & peersOfAny(now.c) & peersOfAny(now.d);
            if (!now.gone.empty()) exclusions.push_back(now);
        }
    return exclusions;
}

/// One step for each exclusion, and before them one for two at once.
bool reportFirst(const Position& position, const TwoClusters& found, StepSink& sink) {
    const std::vector<Exclusion> exclusions = exclusionsOf(position, found);
    // Two exclusions of the same clusters are told as one step first: it has more effect.
    const auto report = [&](const Exclusion& first, const Exclusion* second) {
        Step step = describe(position, found, second == nullptr ? first.gone : first.gone | second->gone);
        step.say("one", first.a);
        step.say("two", first.b);
        step.say("otherone", first.c);
        step.say("othertwo", first.d);
        if (second != nullptr) {
            step.say("three", second->a);
            step.say("four", second->b);
            step.say("otherthree", second->c);
            step.say("otherfour", second->d);
        }
        return sink.take(std::move(step));
    };
    if (exclusions.size() == 2 && !report(exclusions[0], &exclusions[1])) return false;
    for (const Exclusion& exclusion : exclusions)
        if (!report(exclusion, nullptr)) return false;
    return true;
}

bool reportSecond(const Position& position, const TwoClusters& found, StepSink& sink) {
    // Either cluster may be the one whose colour falls.
    for (bool swapped : {false, true})
        for (int color : {0, 1}) {
            const Cluster &one = swapped ? found.two : found.one, &two = swapped ? found.one : found.two;
            const Cells seen = peersOfAny(one.colors[color]);
            if (!seen.meets(two.colors[0]) || !seen.meets(two.colors[1])) continue;
            Step step = describe(position, found, one.colors[color]);
            step.say("one", one.colors[color]);
            step.say("two", two.colors[0]);
            step.say("othertwo", two.colors[1]);
            if (!sink.take(std::move(step))) return false;
        }
    return true;
}

template <bool (*report)(const Position&, const TwoClusters&, StepSink&)>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchDigitByDigit(position, 40, search, sink, [&](Digit digit, StepSink& noting) {
        const std::vector<Cluster> clusters = clustersOf(position, digit);
        for (std::size_t i = 0; i < clusters.size(); ++i)
            for (std::size_t k = i + 1; k < clusters.size(); ++k)
                if (!report(position, {digit, clusters[i], clusters[k]}, noting)) return false;
        return true;
    });
}

} // namespace

const Technique multiColors1 = {
    .id = "multi-colors-1",
    .name = NINEFOLD_TEXT("Techniques", "Multi Colors 1"),
    .code = "0502",
    .family = Family::Coloring,
    .score = 200,
    .level = HodokuLevel::Hard,
    .rating = 50,
    .text = NINEFOLD_TEXT(
        "Steps", "Houses with only two places for {digits} give two pairs of colours: all of {one} or all of "
                 "{otherone}, and all of {two} or all of {othertwo}. Cells of {one} and {two} see each other, so "
                 "not both of these colours hold: {otherone} or {othertwo} does. What sees both of them loses "
                 "{digits}[; and as {three} and {four} see each other too, so does what sees both {otherthree} and "
                 "{otherfour}]: "
                 "{result}."),
    .notation = "{digits} ({one}) / ({otherone}), ({two}) / ({othertwo})",
    .find = find<reportFirst>,
};

const Technique multiColors2 = {
    .id = "multi-colors-2",
    .name = NINEFOLD_TEXT("Techniques", "Multi Colors 2"),
    .code = "0503",
    .family = Family::Coloring,
    .score = 200,
    .level = HodokuLevel::Hard,
    .rating = 50,
    .text = NINEFOLD_TEXT(
        "Steps", "Houses with only two places for {digits} tie cells into colours: either all of {two} or all of "
                 "{othertwo} hold {digits}, and all of {one} do or none. The colour of {one} sees both {two} and "
                 "{othertwo}, so it cannot hold: {result}."),
    .notation = "{digits} ({one}), ({two}) / ({othertwo})",
    .find = find<reportSecond>,
};

} // namespace ninefold::techniques
