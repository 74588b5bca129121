// SPDX-License-Identifier: MIT
// A chain goes from a true candidate to a false one and over a strong link to the next true one. So all that matters
// are the candidates with a strong link: which of them follow from which is a square of bits, and its transitive
// closure (Warshall's algorithm, a row at a time) holds all chains.
#include "engine/rating/se/closure.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::rating::explainer {

using logic::hasBit;
using logic::setBit;

namespace {

void join(logic::Row row, logic::ConstRow more) {
    for (std::size_t word = 0; word < row.size(); ++word) row[word] |= more[word];
}

bool meets(logic::ConstRow one, logic::ConstRow other) {
    for (std::size_t word = 0; word < one.size(); ++word)
        if ((one[word] & other[word]) != 0) return true;
    return false;
}

} // namespace

Closure::Closure(const Board& board) : board_(board) {
    findStrong();
    close();
    findRefuted();
}

bool Closure::anyRefutesItself() const {
    const auto any = [](const CellsOfDigits& sets) {
        return std::ranges::any_of(sets, [](Cells cells) { return !cells.empty(); });
    };
    return any(refuted_[0]) || any(refuted_[1]);
}

void Closure::findStrong() {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const unsigned candidates = board_.candidates[cell];
        const bool isPair = countOf(candidates) == 2;
        for (unsigned rest = candidates; rest != 0; rest &= rest - 1) {
            cells_[lowest(rest)].add(cell);
            if (isPair) strongCells_[lowest(rest)].add(cell);
        }
    }
    for (House house = 0; house < kHouseCount; ++house)
        for (int digit = 0; digit < kDigitCount; ++digit)
            if (countOf(board_.places[house][digit]) == 2) strongCells_[digit] |= cells_[digit] & kHouses[house];
    for (int digit = 0; digit < kDigitCount; ++digit)
        for (const Cell cell : strongCells_[digit]) {
            numbers_[candidateOf(cell, digit)] = static_cast<std::int16_t>(strong_.size());
            strong_.push_back({candidateOf(cell, digit), {}});
        }
    for (Strong& strong : strong_) linkStrong(strong);
}

void Closure::linkStrong(Strong& strong) const {
    const Cell cell = cellOf(strong.candidate);
    const int digit = digitOf(strong.candidate);
    const unsigned others = board_.candidates[cell] & ~(1u << digit);
    if (countOf(others) == 1) strong.on[strong.count++] = numbers_[candidateOf(cell, lowest(others))];
    for (const House house : housesOf(cell))
        if (const Cell other = onlyOtherPlace(board_, house, strong.candidate); other >= 0)
            strong.on[strong.count++] = numbers_[candidateOf(other, digit)];
}

template <typename Use>
void Closure::eachTurnedOff(Candidate candidate, Use use) const {
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    for (unsigned rest = board_.candidates[cell] & ~(1u << digit); rest != 0; rest &= rest - 1)
        if (strongCells_[lowest(rest)].has(cell)) use(numbers_[candidateOf(cell, lowest(rest))]);
    for (const Cell peer : strongCells_[digit] & kPeers[cell]) use(numbers_[candidateOf(peer, digit)]);
}

void Closure::close() {
    const int count = static_cast<int>(strong_.size());
    rows_ = logic::BitRows(count, count);
    for (int n = 0; n < count; ++n)
        eachTurnedOff(strong_[n].candidate, [&, row = rows_[n]](int off) {
            for (int k = 0; k < strong_[off].count; ++k) setBit(row, strong_[off].on[k]);
        });
    for (int through = 0; through < count; ++through) {
        const logic::ConstRow more = std::as_const(rows_)[through];
        for (int n = 0; n < count; ++n)
            if (const logic::Row row = rows_[n]; hasBit(row, through)) join(row, more);
    }
    falseRows_ = logic::BitRows(count, count);
    for (int n = 0; n < count; ++n)
        for (int k = 0; k < strong_[n].count; ++k) {
            setBit(falseRows_[n], strong_[n].on[k]);
            join(falseRows_[n], rows_[strong_[n].on[k]]);
        }
}

logic::ConstRow Closure::follow(Candidate candidate, logic::Row space) const {
    if (strongCells_[digitOf(candidate)].has(cellOf(candidate))) return rows_[numbers_[candidate]];
    std::ranges::fill(space, 0);
    eachTurnedOff(candidate, [&](int off) { join(space, falseRows_[off]); });
    return space;
}

void Closure::findRefuted() {
    logic::BitRows space(1, static_cast<int>(strong_.size()));
    const logic::Row off = space[0];
    for (int digit = 0; digit < kDigitCount; ++digit)
        for (const Cell cell : cells_[digit]) {
            // Two candidates are false, although one of them is true if the other is false.
            std::ranges::fill(off, 0);
            eachTurnedOff(candidateOf(cell, digit), [&](int n) { setBit(off, n); });
            bool refuted = false;
            logic::forEachBit(off, [&](int n) { refuted = refuted || meets(falseRows_[n], off); });
            if (refuted) refuted_[1][digit].add(cell);
        }
    for (int n = 0; n < static_cast<int>(strong_.size()); ++n)
        if (hasBit(falseRows_[n], n)) refuted_[0][digitOf(strong_[n].candidate)].add(cellOf(strong_[n].candidate));
}

Closure::Reach Closure::reach(Candidate candidate) const {
    Reach reach;
    CellsOfDigits seen{};
    const auto add = [&](Candidate on) {
        reach.on[digitOf(on)].add(cellOf(on));
        seen[digitOf(on)] |= kPeers[cellOf(on)];
    };
    logic::BitRows space(1, static_cast<int>(strong_.size()));
    add(candidate);
    logic::forEachBit(follow(candidate, space[0]), [&](int n) { add(strong_[n].candidate); });
    Cells one, several;
    for (const Cells on : reach.on) {
        several |= one & on;
        one |= on;
    }
    // False are the other places of the digit in the houses, and the other digits of the cell.
    for (int digit = 0; digit < kDigitCount; ++digit)
        reach.off[digit] = cells_[digit] & (seen[digit] | (one - reach.on[digit]) | several);
    return reach;
}

Closure::CellsOfDigits Closure::mayBeOnCycles() const {
    CellsOfDigits both{};
    for (int digit = 0; digit < kDigitCount; ++digit)
        for (const Cell cell : refuted_[1][digit]) {
            const Reach all = reach(candidateOf(cell, digit));
            for (int n = 0; n < kDigitCount; ++n) both[n] |= all.on[n] & all.off[n];
        }
    return both;
}

bool Closure::mayShare(std::span<const Candidate> candidates) {
    assert(!candidates.empty());
    reached_.resize(kCandidateCount);
    Reach shared;
    shared.on = shared.off = cells_;
    for (const Candidate candidate : candidates) {
        auto& known = reached_[candidate];
        if (!known) known = std::make_unique<const Reach>(reach(candidate));
        for (int digit = 0; digit < kDigitCount; ++digit) {
            shared.on[digit] &= known->on[digit];
            shared.off[digit] &= known->off[digit];
        }
    }
    Cells on, off, one, several;
    for (int digit = 0; digit < kDigitCount; ++digit) {
        on |= shared.on[digit];
        off |= shared.off[digit];
        several |= one & cells_[digit];
        one |= cells_[digit];
    }
    // The only candidate of its cell is no news.
    return !off.empty() || on.meets(several);
}

} // namespace ninefold::rating::explainer
