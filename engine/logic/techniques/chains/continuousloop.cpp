// SPDX-License-Identifier: MIT
// Continuous Nice Loop: alternating strong and weak links that form a ring. Either every second node holds or all
// the others do, so each weak link acts as a strong one: one of its two ends holds.
//
//     A ===== B           between two cells: the digit goes from every cell that sees both
//     |       |           inside a cell: its other candidates go
//     D ===== C           an almost locked set: its other digits go from every cell that sees all their places
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/loops.h"
#include "engine/logic/parts/repeats.h"
#include "engine/logic/techniques.h"

#include <algorithm>

namespace ninefold::logic::techniques {
namespace {

/// The greatest number of strong links in a loop: the more kinds of links there are, the faster the number of loops
/// grows with it. More if the caller accepts waiting.
constexpr int mostLinks(LinkKind kind, bool raised) {
    if (raised) return 9;
    return kind == LinkKind::Plain ? 7 : kind == LinkKind::Grouped ? 5 : 4;
}

void eliminateBetween(const Position& position, const LinkNode& a, const LinkNode& b, std::vector<Deduction>& effect) {
    if (a.digit == b.digit)
        for (Cell cell : commonPeers(a.cells | b.cells) & position.cellsFor(a.digit))
            effect.push_back({cell, a.digit, false});
    else
        for (Digit other : position.candidates(a.cells.first()) - Digits::of(a.digit) - Digits::of(b.digit))
            effect.push_back({a.cells.first(), other, false});
}

/// Removes the eliminations inside the ring's own cells, except through a link inside a cell.
void leaveOutRing(const LinkGraph& graph, const Loop& loop, std::vector<Deduction>& effect) {
    Cells ring, linked;
    for (std::size_t i = 0; i < loop.nodes.size(); ++i) {
        const LinkNode &a = graph[loop.nodes[i]], &b = graph[loop.nodes[(i + 1) % loop.nodes.size()]];
        ring |= a.cells;
        // Two digits of the ring are linked inside these cells: the other digits go.
        if (i % 2 == 1 && a.digit != b.digit) linked |= a.cells;
    }
    std::erase_if(effect, [&](const Deduction& deduction) { return (ring - linked).has(deduction.cell); });
}

void eliminateAround(const Position& position, const LinkGraph& graph, const StrongLink& link, Digits linked,
                     std::vector<Deduction>& effect) {
    for (Digit digit : graph.digitsOfSet(link) - linked)
        for (Cell cell : graph.seenBySet(link, digit) & position.cellsFor(digit))
            effect.push_back({cell, digit, false});
}

std::vector<Deduction> effectOf(const Position& position, const LinkGraph& graph, const Loop& loop) {
    std::vector<Deduction> effect;
    const std::size_t count = loop.nodes.size();
    for (std::size_t i = 1; i < count; i += 2)
        eliminateBetween(position, graph[loop.nodes[i]], graph[loop.nodes[(i + 1) % count]], effect);
    for (std::size_t i = 0; i < loop.links.size(); ++i)
        if (loop.links[i].set >= 0) {
            const Digits linked =
                Digits::of(graph[loop.nodes[2 * i]].digit) | Digits::of(graph[loop.nodes[2 * i + 1]].digit);
            eliminateAround(position, graph, loop.links[i], linked, effect);
        }
    std::sort(effect.begin(), effect.end());
    effect.erase(std::unique(effect.begin(), effect.end()), effect.end());
    return effect;
}

Chain chainOf(const LinkGraph& graph, const Loop& loop) {
    Chain chain = {firstNode(graph, loop.nodes[0], false)};
    for (std::size_t i = 0; i < loop.links.size(); ++i) {
        const std::size_t next = (2 * i + 2) % loop.nodes.size();
        chain.push_back(strongNode(graph, loop.links[i]));
        chain.push_back(weakNode(graph, loop.nodes[2 * i + 1], loop.nodes[next]));
    }
    return chain;
}

template <LinkKind kind, int er>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const Refutations& refuted = refutedAtMost<kind>(position);
    if (refuted.none()) return true;
    const LinkGraph& graph = position.fact<Links<kind>>();
    // The limit is raised when the user requests one technique by name.
    const bool raised = search.limits.work > LogicLimits().work;
    Repeats repeats(search);
    const auto report = [&](const Loop& loop, const std::vector<Deduction>& effect) {
        if (effect.empty()) return true;
        if (!search.work(10)) return false;
        const int count = static_cast<int>(loop.nodes.size());
        if (!repeats.add(effect, count)) return true;
        Chain chain = chainOf(graph, loop);
        Step step = chainStep(chain, effect);
        // The walk is explained in both directions instead, without the link that closes the ring.
        auto walk = std::ranges::find(step.args, std::string_view("chain"), &Arg::name);
        walk->name = "loop";
        chain = std::get<std::vector<Chain>>(walk->value).front();
        chain.pop_back();
        sayRing(position, chain, step);
        if (er > 0) step.er = ratingByLength(er, count);
        return sink.take(std::move(step));
    };
    return forEachLoop(graph, refuted, mostLinks(kind, raised), search, [&](const Loop& loop) {
        std::vector<Deduction> effect = effectOf(position, graph, loop);
        if (!report(loop, effect)) return false;
        if (!raised) return true;
        // Some people count only eliminations outside the ring; a search for every pattern reports this version too.
        const std::size_t total = effect.size();
        leaveOutRing(graph, loop, effect);
        return effect.size() == total || report(loop, effect);
    });
}

constexpr std::string_view kConclusion = NINEFOLD_TEXT("Steps", "{result}: ruled out whether {held:if} or not.");

} // namespace

const Technique continuousLoop = {
    .id = "continuous-nice-loop",
    .name = NINEFOLD_TEXT("Techniques", "Continuous Nice Loop"),
    .code = "0706",
    .family = Family::Chains,
    .er = 70,
    .score = 280,
    .grade = HodokuGrade::Unfair,
    .rating = 64,
    .about = &kAboutContinuousLoop,
    .conclusion = kConclusion,
    .notation = "{loop}",
    .legend = kChainLegend,
    .find = find<LinkKind::Plain, 70>,
};

const Technique groupedContinuousLoop = {
    .id = "grouped-continuous-nice-loop",
    .name = NINEFOLD_TEXT("Techniques", "Grouped Continuous Nice Loop"),
    .code = "0709",
    .family = Family::Chains,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 70,
    .about = &kAboutContinuousLoop,
    .conclusion = kConclusion,
    .notation = "{loop}",
    .legend = kChainLegend,
    .find = find<LinkKind::Grouped, 0>,
};

const Technique setContinuousLoop = {
    .id = "als-continuous-nice-loop",
    .name = NINEFOLD_TEXT("Techniques", "Continuous Nice Loop with Almost Locked Sets"),
    .code = "0709",
    .family = Family::Chains,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 76,
    .about = &kAboutContinuousLoop,
    .conclusion = kConclusion,
    .notation = "{loop}",
    .legend = kChainLegend,
    .find = find<LinkKind::Sets, 0>,
};

} // namespace ninefold::logic::techniques
