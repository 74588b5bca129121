// SPDX-License-Identifier: MIT
// What all chain techniques share when they report steps: order, rating, drawing and effect.
#include "engine/logic/parts/chainsteps.h"

#include "engine/logic/parts/chainspread.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace ninefold::logic {

namespace {

/// Does the statement, that one of these cells holds the digit, rule the candidate out?
bool excludes(const ChainNode& node, Candidate candidate) {
    if (!node.on) return false;
    if (node.digit == candidate.digit) return commonPeers(node.cells).has(candidate.cell);
    return node.cells == Cells::of(candidate.cell);
}

/// The places of a digit in a set of cells that needs it once some have lost another. In cells of one house there are
/// as many digits left as cells. A chain may also use a set with one more cell, which the set leaves a single
/// candidate: if that cell loses it, it takes one of the set's digits, so that all of them are in the set or there.
/// Empty if the digit is not needed.
Cells neededIn(const Position& position, Cells set, const ChainNode& lost, Digit digit) {
    if (digit == lost.digit) return {};
    const auto digitsLeft = [&](Cells cells) {
        const Digits all = position.candidatesOf(cells);
        return lost.cells.contains(cells & position.cellsFor(lost.digit)) ? all - Digits::of(lost.digit) : all;
    };
    const auto isLocked = [&](Cells cells) {
        return !commonHouses(cells).empty() && digitsLeft(cells).count() == cells.count();
    };
    if (isLocked(set)) return set & position.cellsFor(digit);
    for (Cell cell : set) {
        const Cells rest = set - Cells::of(cell);
        const Digits digits = position.candidatesOf(rest);
        if (!digits.has(digit) || commonHouses(rest).empty()) continue;
        if (isLocked(rest)) return rest & position.cellsFor(digit);
        const bool takesOne = lost.cells == Cells::of(cell) && digits.count() == rest.count() + 1 &&
                              (digitsLeft(Cells::of(cell)) - digits).empty();
        if (takesOne) return set & position.cellsFor(digit);
    }
    return {};
}

/// "It does not hold", and the number of the statement that is the reason, or whose set needs the digit; -1 if it does
/// not follow.
std::pair<ChainNode, int> ruledOut(const Position& position, const Chain& chain, Candidate candidate) {
    const Cells cell = Cells::of(candidate.cell);
    ChainNode gone{cell, candidate.digit, false, -1, {}};
    for (int i = 0; i < static_cast<int>(chain.size()); ++i) {
        if (!excludes(chain[i], candidate)) continue;
        if (chain[i].digit == candidate.digit) gone.house = commonHouses(chain[i].cells | cell).first();
        return {gone, i};
    }
    for (int i = 1; i < static_cast<int>(chain.size()); ++i) {
        if (!chain[i].on || chain[i].set.empty()) continue;
        const Cells places = neededIn(position, chain[i].set, chain[i - 1], candidate.digit);
        if (places.empty() || !commonPeers(places).has(candidate.cell)) continue;
        gone.set = places;
        return {gone, i};
    }
    return {gone, -1};
}

/// What goes follows after the statements that it needs.
void addEffect(const Position& position, const Step& step, Chain& chain) {
    Chain effect;
    effect.reserve(step.deductions.size());
    int last = 0;
    for (const Deduction& deduction : step.deductions) {
        auto [node, reason] = ruledOut(position, chain, {deduction.cell, deduction.digit});
        last = std::max(last, reason);
        const auto same = std::ranges::find_if(effect, [&node = node](const ChainNode& known) {
            return known.digit == node.digit && known.house == node.house && known.set == node.set &&
                   (node.house >= 0 || !node.set.empty());
        });
        if (reason >= 0 && same != effect.end()) same->cells |= node.cells;
        else if (reason >= 0) effect.push_back(std::move(node));
    }
    chain.resize(static_cast<std::size_t>(last) + 1);
    chain.insert(chain.end(), std::move_iterator(effect.begin()), std::move_iterator(effect.end()));
}

} // namespace

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
    step.say("start", Chain{chain.front()});
}

void sayEither(ChainNode one, ChainNode other, Step& step) {
    // Without the reasons that led to them.
    for (ChainNode* end : {&one, &other}) *end = {end->cells, end->digit, true, -1, {}};
    step.say("either", Chain{std::move(one)}, Chain{std::move(other)});
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
    const ChainNode first = chain.front(), last = chain.back();
    step.say("chain", std::move(chain));
    sayEither({first.cells, first.digit, true, -1, {}}, last, step);
    step.say("digits", Digits::of(first.digit) | Digits::of(last.digit));
    return step;
}

void sayRing(const Position& position, const Chain& ring, Step& step) {
    assert(ring.size() % 2 == 0 && !ring.front().on && ring.back().on);
    const ChainNode first{ring.front().cells, ring.front().digit, true, -1, {}};
    Chain forwards = ring, backwards = reversed({ring.begin() + 1, ring.end()});
    if (first.digit == backwards.front().digit)
        backwards.front().house = commonHouses(first.cells | backwards.front().cells).first();
    backwards.insert(backwards.begin(), first);
    for (Chain* chain : {&forwards, &backwards}) addEffect(position, step, *chain);
    step.say("held", Chain{first});
    step.say("chains", std::move(forwards), std::move(backwards));
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
