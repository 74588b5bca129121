// SPDX-License-Identifier: MIT
// A chain goes from a true candidate to a false one and over a strong link to the next true one. So all that matters
// are the candidates with a strong link: which of them follow from which is a square of bits, and its transitive
// closure holds all chains.
#include "engine/rating/se/closure.h"

#include <cassert>

namespace ninefold::rating::explainer {

void Closure::find(const Board& board, LinkKinds kinds, unsigned digits) {
    // Links in cells lead from digit to digit.
    assert(digits == 0x1FF || !kinds.cells);
    board_ = &board;
    kinds_ = kinds;
    strong_.clear();
    strongCells_ = {};
    refuted_ = {};
    anyRefutesItself_ = false;
    seenWords_ = 0;
    findStrong(digits);
    words_ = bits::wordsFor(strong_.size());
    bits::withWords(words_, [&](auto words) {
        findSight<words()>();
        derive<words()>();
        findRefuted<words()>();
    });
}

void Closure::findStrong(unsigned digits) {
    cells_ = {};
    for (unsigned rest = digits; rest != 0; rest &= rest - 1) cells_[lowest(rest)] = board_->cellsFor(lowest(rest));
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const unsigned candidates = board_->candidates[cell];
        if (kinds_.cells && countOf(candidates) == 2)
            addStrong(candidateOf(cell, lowest(candidates)), candidateOf(cell, lowest(candidates & (candidates - 1))));
    }
    for (House house = 0; kinds_.houses && house < kHouseCount; ++house)
        for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
            const int digit = lowest(rest);
            const unsigned places = board_->places[house][digit], more = places & (places - 1);
            if (more == 0 || (more & (more - 1)) != 0) continue;
            addStrong(candidateOf(kHouseCells[house][lowest(places)], digit),
                      candidateOf(kHouseCells[house][lowest(more)], digit));
        }
}

void Closure::addStrong(Candidate one, Candidate other) {
    const Number first = numberOf(one), second = numberOf(other);
    strong_[first].on[strong_[first].count++] = second;
    strong_[second].on[strong_[second].count++] = first;
}

Closure::Number Closure::numberOf(Candidate candidate) {
    Cells& cells = strongCells_[digitOf(candidate)];
    if (!cells.has(cellOf(candidate))) {
        cells.add(cellOf(candidate));
        numbers_[candidate] = static_cast<Number>(strong_.size());
        strong_.push_back({candidate, cellOf(candidate), digitOf(candidate), {}});
    }
    return numbers_[candidate];
}

template <std::size_t kWords>
void Closure::findSight() {
    sight_.assign((kCellCount + kHouseCount * kDigitCount) * kWords, 0);
    for (std::size_t n = 0; n < strong_.size(); ++n)
        eachPlace(strong_[n], [&](std::size_t place) { bits::set(sight_.data() + place * kWords, n); });
}

template <std::size_t kWords>
void Closure::derive() {
    const std::size_t count = strong_.size();
    falseRows_.assign(count * kWords, 0);
    for (std::size_t n = 0; n < count; ++n)
        for (int k = 0; k < strong_[n].count; ++k) bits::set(falseRow(n), static_cast<std::size_t>(strong_[n].on[k]));
    rows_.assign(count * kWords, 0);
    offs_.clear();
    for (std::size_t n = 0; n < count; ++n) {
        auto off = joinedPlaces<kWords>(sight_, strong_[n].cell, strong_[n].digit);
        bits::clear(off.data(), n);
        offs_.insert(offs_.end(), off.begin(), off.end());
        bits::each<kWords>(off.data(), [&](std::size_t m) { bits::join<kWords>(row(n), falseRow(m)); });
    }
    direct_ = rows_;
    bits::close<kWords>(rows_.data(), count);
    falseOfSight_.assign(sight_.size(), 0);
    for (std::size_t n = 0; n < count; ++n) {
        for (int k = 0; k < strong_[n].count; ++k)
            bits::join<kWords>(falseRow(n), row(static_cast<std::size_t>(strong_[n].on[k])));
        eachPlace(strong_[n],
                  [&](std::size_t place) { bits::join<kWords>(falseOfSight_.data() + place * kWords, falseRow(n)); });
    }
}

unsigned Closure::digitsThatRefute() const {
    unsigned digits = 0;
    for (int digit = 0; digit < kDigitCount; ++digit)
        if (!refuted_[0][digit].empty() || !refuted_[1][digit].empty()) digits |= 1u << digit;
    return digits;
}

void Closure::refute(Candidate candidate, bool isTrue) {
    refuted_[isTrue][digitOf(candidate)].add(cellOf(candidate));
    anyRefutesItself_ = true;
}

template <std::size_t kWords>
void Closure::findRefuted() {
    for (std::size_t n = 0; n < strong_.size(); ++n) {
        // What it makes true makes it false.
        if (bits::meets<kWords>(row(n), &offs_[n * kWords])) refute(strong_[n].candidate, true);
        if (bits::has(falseRow(n), n)) refute(strong_[n].candidate, false);
    }
    for (int digit = 0; digit < kDigitCount; ++digit)
        for (const Cell cell : cells_[digit] - strongCells_[digit])
            // Two candidates are false, although one of them is true if the other is false.
            if (bits::meets<kWords>(joinedPlaces<kWords>(sight_, cell, digit).data(),
                                    joinedPlaces<kWords>(falseOfSight_, cell, digit).data()))
                refute(candidateOf(cell, digit), true);
}

/// Breadth-first, two links at a time and all nodes of a length at once.
template <std::size_t kWords>
int Closure::nodesTo(Candidate candidate, bool isTrue, int most) const {
    std::array<bits::Word, kWords> reached{}, seen{}, ends{}, off{};
    // The first false nodes, and those true ones after which the end comes.
    if (isTrue) off = ends = turnedOff<kWords>(candidate);
    else bits::set(off.data(), static_cast<std::size_t>(numbers_[candidate]));
    if (!isTrue) ends = off;
    bits::each<kWords>(off.data(), [&](std::size_t n) {
        for (int k = 0; k < strong_[n].count; ++k)
            bits::set(reached.data(), static_cast<std::size_t>(strong_[n].on[k]));
    });
    for (int nodes = isTrue ? 4 : 2; nodes <= most; nodes += 2) {
        if (bits::meets<kWords>(reached.data(), ends.data())) return nodes;
        std::array<bits::Word, kWords> next{};
        bits::join<kWords>(seen.data(), reached.data());
        bits::each<kWords>(reached.data(),
                           [&](std::size_t n) { bits::join<kWords>(next.data(), &direct_[n * kWords]); });
        bits::Word any = 0;
        for (std::size_t word = 0; word < kWords; ++word) any |= reached[word] = next[word] & ~seen[word];
        if (any == 0) return 0;
    }
    return 0;
}

int Closure::nodesToOpposite(Candidate candidate, bool isTrue, int most) const {
    if (!refutesItself(candidate, isTrue)) return 0;
    int nodes = 0;
    bits::withWords(words_, [&](auto words) { nodes = nodesTo<words()>(candidate, isTrue, most); });
    return nodes;
}

} // namespace ninefold::rating::explainer
