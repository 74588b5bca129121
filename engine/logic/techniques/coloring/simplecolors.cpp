// SPDX-License-Identifier: MIT
// Simple colours: strong links of one digit connect its places into two colours, of which one holds everywhere.
//
//     trap: a cell that sees both colours loses the digit
//     wrap: two cells of one colour see each other, so that colour is the wrong one
//
//     A == b == A == b        == the only two places of a house
//     \______ - ______/       - sees A and b
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/coloring.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

Step describe(const Position& position, Digit digit, const Cluster& cluster, Cells gone) {
    assert(!gone.empty() && !cluster.colors[0].meets(cluster.colors[1]));
    Step step;
    step.length = cluster.cells().count();
    step.remove(gone, digit);
    step.mark(Role::Remove, gone, digit);
    linkCluster(position, digit, cluster, step);
    step.say("digits", Digits::of(digit));
    return step;
}

bool trap(const Position& position, Digit digit, const Cluster& cluster, StepSink& sink) {
    // Only outside the cluster: a cell of it that sees its own colour is found by the wrap.
    const Cells gone =
        (position.cellsFor(digit) - cluster.cells()) & peersOfAny(cluster.colors[0]) & peersOfAny(cluster.colors[1]);
    if (gone.empty()) return true;
    Step step = describe(position, digit, cluster, gone);
    step.mark(Role::On, cluster.colors[0], digit);
    step.mark(Role::Off, cluster.colors[1], digit);
    step.say("cells", cluster.colors[0]);
    step.say("others", cluster.colors[1]);
    const auto walk = [&](Cell one, Cell two) { return walkThrough(position, digit, one, false, two); };
    const auto length = [&](Cell one, Cell two) { return static_cast<int>(walk(one, two).size()); };
    std::vector<Chain> chains;
    for (const auto& [one, two] : blockersOf(gone, cluster.colors[0], cluster.colors[1], length))
        chains.push_back(walk(one, two));
    step.say("chains", std::move(chains));
    return sink.take(std::move(step));
}

/// From one of the two cells to the other and back, which contradicts the beginning; and from the other cells of the
/// colour to the first, as all of them hold the digit together.
void sayWalks(const Position& position, Digit digit, Cells colour, Cells clash, Step& step) {
    const Cell first = clash.first();
    Chain chain = walkThrough(position, digit, first, true, (clash - Cells::of(first)).first());
    chain.push_back({Cells::of(first), digit, false, commonHouses(clash).first(), {}});
    step.say("chain", std::vector<Chain>{std::move(chain)});
    std::vector<Chain> alike;
    for (Cell cell : colour - Cells::of(first)) alike.push_back(walkThrough(position, digit, cell, true, first));
    step.say("alike", cutShort(std::move(alike)));
}

bool wrap(const Position& position, Digit digit, const Cluster& cluster, StepSink& sink) {
    for (int color : {0, 1}) {
        const Cells clash = cluster.clash(color);
        if (clash.empty()) continue;
        Step step = describe(position, digit, cluster, cluster.colors[color]);
        step.mark(Role::On, cluster.colors[1 - color], digit);
        linkClash(clash, digit, step);
        step.say("cells", cluster.colors[color]);
        step.say("others", cluster.colors[1 - color]);
        step.say("clash", clash);
        step.say("house", HouseSet::of(commonHouses(clash).first()));
        step.say("first", Cells::of(clash.first()));
        step.say("partners", cluster.colors[color] - Cells::of(clash.first()));
        sayWalks(position, digit, cluster.colors[color], clash, step);
        if (!sink.take(std::move(step))) return false;
    }
    return true;
}

template <bool (*report)(const Position&, Digit, const Cluster&, StepSink&)>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchDigitByDigit(position, 20, search, sink, [&](Digit digit, StepSink& noting) {
        for (const Cluster& cluster : clustersOf(position, digit))
            if (!report(position, digit, cluster, noting)) return false;
        return true;
    });
}

constexpr RoleText kWrapLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "so these are true")},
    {Role::Remove, NINEFOLD_TEXT("Legends", "wrong: two of these share {house}")},
};

} // namespace

const Technique simpleColorsTrap = {
    .id = "simple-colors-trap",
    .name = NINEFOLD_TEXT("Techniques", "Simple Colors Trap"),
    .code = "0500",
    .family = Family::Coloring,
    .score = 150,
    .grade = HodokuGrade::Hard,
    .rating = 46,
    .about = &kAboutSimpleColors,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {chains:pairs}."),
    .notation = "{digits} ({cells}) / ({others})",
    .legend = kTwoColoursLegend,
    .find = find<trap>,
};

const Technique simpleColorsWrap = {
    .id = "simple-colors-wrap",
    .name = NINEFOLD_TEXT("Techniques", "Simple Colors Wrap"),
    .code = "0501",
    .family = Family::Coloring,
    .score = 150,
    .grade = HodokuGrade::Hard,
    .rating = 46,
    .about = &kAboutSimpleColors,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together "
                 "with {first}."),
    .notation = "{digits} ({cells}) / ({others})",
    .legend = kWrapLegend,
    .find = find<wrap>,
};

} // namespace ninefold::logic::techniques
