// SPDX-License-Identifier: MIT
// Multi colours: two clusters of one digit with separate colours (A/a and B/b) that see each other.
//
//     type 1: an A sees a B, so not both hold: a or b does, and cells that see a and b lose the digit
//     type 2: A sees both B and b, of which one holds: A cannot
//
//     a == A . . B == b        == the only two places of a house; A and B see each other
//     \_______ - ______/       - sees a and b
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/coloring.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct TwoClusters {
    Digit digit;
    const Cluster &one, &two;
};

/// A pair of cells that see each other, one of each colour.
Cells clashOf(Cells one, Cells two) {
    const Cells near = one & peersOfAny(two);
    assert(!near.empty());
    return Cells::of(near.first()) | Cells::of((kPeers[near.first()] & two).first());
}

Step describe(const Position& position, const TwoClusters& found, Cells gone) {
    Step step;
    step.length = (found.one.cells() | found.two.cells()).count();
    step.remove(gone, found.digit);
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

void nameColour(Step& step, std::string_view arg, Role name, Cells cells, Digit digit) {
    step.mark(name, cells, digit);
    step.say(arg, name, cells);
}

/// "If c does not hold, a does, so b does not, so d does."
Chain walkAcross(const Position& position, Digit digit, Cell c, Cells clash, Cell d, const Exclusion& exclusion) {
    const Cell a = (clash & exclusion.a).first(), b = (clash & exclusion.b).first();
    Chain chain = walkThrough(position, digit, c, false, a);
    Chain rest = walkThrough(position, digit, b, false, d);
    rest.front().house = commonHouses(clash).first();
    chain.insert(chain.end(), rest.begin(), rest.end());
    return chain;
}

/// The walks that show what an exclusion rules out.
void addWalks(const Position& position, Digit digit, const Exclusion& exclusion, std::vector<Chain>& chains) {
    const Cells clash = clashOf(exclusion.a, exclusion.b);
    const auto walk = [&](Cell c, Cell d) { return walkAcross(position, digit, c, clash, d, exclusion); };
    const auto length = [&](Cell c, Cell d) { return static_cast<int>(walk(c, d).size()); };
    for (const auto& [c, d] : blockersOf(exclusion.gone, exclusion.c, exclusion.d, length))
        chains.push_back(walk(c, d));
}

/// One step for each exclusion, and before them one for two at once.
bool reportFirst(const Position& position, const TwoClusters& found, StepSink& sink) {
    const std::vector<Exclusion> exclusions = exclusionsOf(position, found);
    // Two exclusions of the same clusters are first reported as one step, which has more effect.
    const auto report = [&](const Exclusion& first, const Exclusion* second) {
        Step step = describe(position, found, second == nullptr ? first.gone : first.gone | second->gone);
        // Four names for the four colours, so that the drawing shows which two exclude each other.
        nameColour(step, "one", Role::SetA, first.a, found.digit);
        nameColour(step, "otherone", Role::SetB, first.c, found.digit);
        nameColour(step, "two", Role::SetC, first.b, found.digit);
        nameColour(step, "othertwo", Role::SetD, first.d, found.digit);
        linkClash(clashOf(first.a, first.b), found.digit, step);
        if (second != nullptr) {
            const bool swapped = !(second->a == first.a), crossed = !(second->b == first.b);
            linkClash(clashOf(second->a, second->b), found.digit, step);
            step.say("three", swapped ? Role::SetB : Role::SetA, second->a);
            step.say("four", crossed ? Role::SetD : Role::SetC, second->b);
            step.say("otherthree", swapped ? Role::SetA : Role::SetB, second->c);
            step.say("otherfour", crossed ? Role::SetC : Role::SetD, second->d);
        }
        std::vector<Chain> chains;
        addWalks(position, found.digit, first, chains);
        if (second != nullptr) addWalks(position, found.digit, *second, chains);
        step.say("chains", std::move(chains));
        return sink.take(std::move(step));
    };
    if (exclusions.size() == 2 && !report(exclusions[0], &exclusions[1])) return false;
    for (const Exclusion& exclusion : exclusions)
        if (!report(exclusion, nullptr)) return false;
    return true;
}

/// A cell of the wrong colour rules out both colours of the other cluster, of which one holds, and so itself. The other
/// cells of its colour hold the digit only if it does.
void sayWalks(const Position& position, Digit digit, Cells wrong, const Cluster& two, Step& step) {
    const Cells toA = clashOf(wrong, two.colors[0]), toB = clashOf(wrong, two.colors[1]);
    const Cell first = (toA & wrong).first();
    Chain chain{{Cells::of(first), digit, true, -1, {}}};
    Chain rest = walkThrough(position, digit, (toA - wrong).first(), false, (toB - wrong).first());
    rest.front().house = commonHouses(toA).first();
    chain.insert(chain.end(), rest.begin(), rest.end());
    Chain back = walkThrough(position, digit, (toB & wrong).first(), false, first);
    back.front().house = commonHouses(toB).first();
    chain.insert(chain.end(), back.begin(), back.end());
    step.say("chain", std::vector<Chain>{std::move(chain)});
    step.say("first", Cells::of(first));
    step.say("others", wrong - Cells::of(first));
    std::vector<Chain> alike;
    for (Cell cell : wrong - Cells::of(first)) alike.push_back(walkThrough(position, digit, cell, true, first));
    step.say("alike", cutShort(std::move(alike)));
}

bool reportSecond(const Position& position, const TwoClusters& found, StepSink& sink) {
    // Either cluster may be the one with the false colour.
    for (bool swapped : {false, true})
        for (int color : {0, 1}) {
            const Cluster &one = swapped ? found.two : found.one, &two = swapped ? found.one : found.two;
            const Cells wrong = one.colors[color], seen = peersOfAny(wrong);
            if (!seen.meets(two.colors[0]) || !seen.meets(two.colors[1])) continue;
            Step step = describe(position, found, wrong);
            step.mark(Role::On, one.colors[1 - color], found.digit);
            nameColour(step, "two", Role::SetA, two.colors[0], found.digit);
            nameColour(step, "othertwo", Role::SetB, two.colors[1], found.digit);
            for (const Cells& other : two.colors) linkClash(clashOf(wrong, other), found.digit, step);
            step.say("one", wrong);
            sayWalks(position, found.digit, wrong, two, step);
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

constexpr std::string_view kAllOfA = NINEFOLD_TEXT("Legends", "A: either all of these are {digits}"),
                           kAllOfB = NINEFOLD_TEXT("Legends", "B: or all of these, if A are not");

constexpr RoleText kLegend1[] = {
    {Role::SetA, kAllOfA},
    {Role::SetB, kAllOfB},
    {Role::SetC, NINEFOLD_TEXT("Legends", "C: either all of these are {digits}")},
    {Role::SetD, NINEFOLD_TEXT("Legends", "D: or all of these, if C are not")},
};

constexpr RoleText kLegend2[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "so these are true")},
    {Role::Remove, NINEFOLD_TEXT("Legends", "wrong: A and B both block one of these")},
    {Role::SetA, kAllOfA},
    {Role::SetB, kAllOfB},
};

} // namespace

const Technique multiColors1 = {
    .id = "multi-colors-1",
    .name = NINEFOLD_TEXT("Techniques", "Multi Colors 1"),
    .code = "0502",
    .family = Family::Coloring,
    .score = 200,
    .grade = HodokuGrade::Hard,
    .rating = 50,
    .about = &kAboutMultiColors,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {chains:pairs}."),
    .notation = "{digits} ({one}) / ({otherone}), ({two}) / ({othertwo})",
    .legend = kLegend1,
    .find = find<reportFirst>,
};

const Technique multiColors2 = {
    .id = "multi-colors-2",
    .name = NINEFOLD_TEXT("Techniques", "Multi Colors 2"),
    .code = "0503",
    .family = Family::Coloring,
    .score = 200,
    .grade = HodokuGrade::Hard,
    .rating = 50,
    .about = &kAboutMultiColors,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}, because {digits} in {first} would rule itself out[, and {others} hold it only "
                 "together with {first}]."),
    .notation = "{digits} ({one}), ({two}) / ({othertwo})",
    .legend = kLegend2,
    .find = find<reportSecond>,
};

} // namespace ninefold::logic::techniques
