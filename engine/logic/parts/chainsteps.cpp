// SPDX-License-Identifier: MIT
// What all chain techniques share when they report steps: order, rating, drawing and effect.
#include "engine/logic/parts/chainsteps.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {

/// A stable sort, so that equally long chains stay in the reading order of the board.
void sortByLength(std::vector<ChainEnds>& found) {
    std::stable_sort(found.begin(), found.end(),
                     [](const ChainEnds& a, const ChainEnds& b) { return a.length < b.length; });
}

int ratingByLength(int base, int nodes) {
    // A tenth more beyond 4, 6, 8, 12, 16, 24, 32 ... links.
    bool half = true;
    for (int limit = 4; nodes - 2 > limit; half = !half) {
        ++base;
        limit = half ? limit * 3 / 2 : limit * 4 / 3;
    }
    return base;
}

void markEffect(Step& step) {
    for (const Deduction& deduction : step.deductions)
        step.mark(deduction.places ? Role::Place : Role::Remove, deduction.cell, deduction.digit);
}

void sayStart(const Chain& chain, Step& step) {
    step.say("start", std::vector<Chain>{{chain.front()}});
}

void sayEither(ChainNode one, ChainNode other, Step& step) {
    // Without the reasons that led to them.
    for (ChainNode* end : {&one, &other}) *end = {end->cells, end->digit, true, -1, {}};
    step.say("either", std::vector<Chain>{{one}, {other}});
}

Step chainStep(Chain chain, const std::vector<Deduction>& effect) {
    assert(!chain.empty() && !effect.empty());
    nameSets(std::span(&chain, 1));
    Step step;
    step.deductions = effect;
    step.length = static_cast<int>(chain.size());
    markEffect(step);
    drawChain(step, chain);
    sayStart(chain, step);
    step.say("chain", std::vector<Chain>{chain});
    sayEither({chain.front().cells, chain.front().digit, true, -1, {}}, chain.back(), step);
    step.say("digits", Digits::of(chain.front().digit) | Digits::of(chain.back().digit));
    return step;
}

std::vector<Deduction> effectOfOneDigit(const Position& position, const LinkNode& a, const LinkNode& b) {
    std::vector<Deduction> effect;
    if (a.digit != b.digit) return effect;
    for (Cell cell : commonPeers(a.cells | b.cells) & position.cellsFor(a.digit))
        effect.push_back({cell, a.digit, false});
    return effect;
}

std::vector<Deduction> effectOfTwoDigits(const Position& position, const LinkNode& a, const LinkNode& b) {
    std::vector<Deduction> effect;
    // Ends in one cell, or in cells that do not see each other, exclude nothing.
    if (a.digit == b.digit || !a.single() || !b.single() || !sees(a.cells.first(), b.cells.first())) return effect;
    if (position.isCandidate(a.cells.first(), b.digit)) effect.push_back({a.cells.first(), b.digit, false});
    if (position.isCandidate(b.cells.first(), a.digit)) effect.push_back({b.cells.first(), a.digit, false});
    return effect;
}

} // namespace ninefold::logic
