// SPDX-License-Identifier: MIT
// Follows an assumption until a house has no place left for a digit, or a cell no digit. Then the assumption was
// wrong.
//
//     A holds --> B --> C --> ...            Nishio: only the places of one digit
//       \                   \                a net: all singles that follow; several causes may come together
//        +----> D ----------> nothing left   with sets: also locked candidates, pairs and X-wings on the way
//                                            with nets: also candidates that such a net would refute
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/netsteps.h"
#include "engine/logic/parts/singlenets.h"

namespace ninefold::logic::techniques {
namespace {

template <Inside inside, int er>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    // Without sets it would be another technique.
    if (inside == Inside::Sets && !search.limits.inner.anySets()) return true;
    Net net(position, inside, search.limits.inner);
    int looked = 0;
    for (const FailedNet& failed : failedNets(position, net, search, looked)) {
        // Followed again, this time with the causes for the explanation.
        net.assume(failed.start, failed.holds, search);
        Step step = contradictionStep(position, net);
        step.say("looked", looked);
        step.er = ratingByLength(er, failed.size);
        if (!search.work(30) || !sink.take(std::move(step))) return false;
    }
    return true;
}

/// Because these nets take long, each is reported as soon as it fails, starting with those that lead furthest by
/// singles.
template <int er>
bool findNested(const Position& position, LogicSearch& search, StepSink& sink) {
    if (!search.limits.inner.nets) return true;
    Net net(position, Inside::Nets, search.limits.inner);
    const SingleNets& plain = position.fact<SingleNets>();
    std::vector<ChainEnds> starts;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell))
            // A negative size, so that sorting puts the nets that lead furthest first.
            starts.push_back({-plain.of({cell, digit}, true).size, 0, 0, {{cell, digit, false}}});
    sortByLength(starts);
    int looked = 0;
    for (const ChainEnds& start : starts) {
        const Candidate candidate{start.effect.front().cell, start.effect.front().digit};
        ++looked;
        if (!search.work()) return false;
        if (net.holdsOut(candidate, true, search)) continue;
        // If the work limit ends a net, its results so far are no contradiction.
        if (!net.complete() || (net.assume(candidate, true, search), !net.complete())) return false;
        Step step = contradictionStep(position, net);
        step.say("looked", looked);
        step.er = ratingByLength(er, step.length);
        if (!sink.take(std::move(step))) return false;
    }
    return true;
}

constexpr std::string_view kConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because assuming that {start:if} leaves [{cells:has} without a digit]"
                           "[no place for {digits} in {house}].");

} // namespace

const Technique nishio = {
    .id = "nishio",
    .name = NINEFOLD_TEXT("Techniques", "Nishio"),
    .code = "1301",
    .family = Family::ForcingChains,
    .er = 75,
    .score = 500,
    .grade = HodokuGrade::Extreme,
    .rating = 80,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<Inside::OneDigit, 75>,
};

const Technique forcingNetContradiction = {
    .id = "forcing-net-contradiction",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Contradiction"),
    .code = "1303",
    .family = Family::ForcingChains,
    .er = 85,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 85,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<Inside::Singles, 85>,
};

const Technique forcingNetWithSets = {
    .id = "forcing-net-with-sets",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Contradiction with Sets"),
    .code = "1303",
    .family = Family::ForcingChains,
    .er = 90,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 90,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<Inside::Sets, 90>,
};

const Technique forcingNetWithNets = {
    .id = "forcing-net-with-nets",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Contradiction with Nets"),
    .code = "1303",
    .family = Family::ForcingChains,
    .er = 105,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 105,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = findNested<105>,
};

} // namespace ninefold::logic::techniques
