// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/refutations.h"
#include "engine/logic/technique.h"

#include <utility>
#include <vector>

namespace ninefold::logic {

/// The two ends of a chain, at least one of which holds, and what follows from that alone.
struct ChainEnds {
    int length; ///< strong links
    int from, to;
    std::vector<Deduction> effect;
};

/// Sorts the shortest to the front and keeps the order of equally long chains.
void sortByLength(std::vector<ChainEnds>& found);

/// Sudoku Explainer's rating in tenths: a base, plus more for more nodes.
int ratingByLength(int base, int nodes);

/// A step with this effect, the drawing of the chain, and the arguments "chain", "either" and "digits" (of its ends).
Step chainStep(Chain chain, const std::vector<Deduction>& effect);
/// Marks the removed and the placed candidates of a step. Call it before the pattern is marked, because a candidate
/// keeps its first role.
void markEffect(Step& step);
/// Sets the argument "start" of the legend: the first statement of a chain.
void sayStart(const Chain& chain, Step& step);

/// Sets the argument "either": two statements of which one is true.
void sayEither(ChainNode one, ChainNode other, Step& step);

/// Sets the arguments "chains" and "held" of a ring, which begins with a statement that is off: its effect follows if
/// the first candidate holds, and if it does not.
void sayRing(const Position& position, const Chain& ring, Step& step);

/// The effect of two ends with the same digit: the cells that see both lose it.
std::vector<Deduction> effectOfOneDigit(const Position& position, const LinkNode& a, const LinkNode& b);
/// The effect of two ends with different digits in cells that see each other: neither cell can hold the other's
/// digit.
std::vector<Deduction> effectOfTwoDigits(const Position& position, const LinkNode& a, const LinkNode& b);

/// Reports the chains of at least two strong links whose ends have an effect, the shortest first. `er` is Sudoku
/// Explainer's base rating, 0 if that program has no such chain.
template <LinkKind kind, typename EffectOf>
bool reportChains(const Position& position, int er, LogicSearch& search, StepSink& sink, EffectOf effectOf) {
    const Refutations& refuted = refutedAtMost<kind>(position);
    if (refuted.none()) return true;
    const ChainTable& table = position.fact<Chains<kind>>();
    const LinkGraph& graph = table.graph();
    std::vector<int> ends;
    for (int node = 0; node < graph.size(); ++node)
        if (graph.isEnd(node) && refuted.canEliminate(graph[node])) ends.push_back(node);
    std::vector<ChainEnds> found;
    for (int from : ends) {
        if (!search.work(1 + graph.ends() / 16)) return false;
        const auto distances = table.distances(from);
        for (int to : ends) {
            if (to <= from || distances[to] < 2) continue;
            auto effect = effectOf(position, graph[from], graph[to]);
            if (!effect.empty()) found.push_back({distances[to], from, to, std::move(effect)});
        }
    }
    sortByLength(found);
    for (const ChainEnds& chain : found) {
        Step step = chainStep(table.chain(chain.from, chain.to), chain.effect);
        if (er > 0) step.er = ratingByLength(er, 2 * chain.length + 2);
        if (!search.work(10) || !sink.take(std::move(step))) return false;
    }
    return true;
}

} // namespace ninefold::logic
