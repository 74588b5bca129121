// SPDX-License-Identifier: MIT
#include "engine/logic/negativecache.h"

#include <cassert>

namespace ninefold::logic {
namespace {

consteval std::array<std::uint64_t, kCellCount> makeCrossingsOf() {
    std::array<std::uint64_t, kCellCount> crossings{};
    for (int number = 0; number < kCrossingCount; ++number) {
        const auto [box, line] = crossingAt(number);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if ((kHouses[box] | kHouses[line]).has(cell)) crossings[cell] |= std::uint64_t{1} << number;
    }
    return crossings;
}

/// The crossings whose box or line holds a cell.
constexpr std::array<std::uint64_t, kCellCount> kCrossingsOf = makeCrossingsOf();

} // namespace

void NegativeCache::touch(Cell cell, Digit digit) {
    assert(cell >= 0 && cell < kCellCount && digit >= 1 && digit <= kDigitCount);
    // Most positions are never searched: there is nothing to forget.
    if (entries_.empty()) return;
    touchedCells_.add(cell);
    touched_[static_cast<std::size_t>(Parts::Digits)] |= std::uint64_t{1} << (digit - 1);
    touched_[static_cast<std::size_t>(Parts::Houses)] |= houseSetOf(cell).bits();
    touched_[static_cast<std::size_t>(Parts::Crossings)] |= kCrossingsOf[cell];
}

/// Forgets the parts that were touched, at most once for each position that is searched.
NegativeCache::Entry& NegativeCache::entry(const Search& search) {
    if (touched_[0] != 0) {
        for (Entry& known : entries_) {
            known.knownEmpty &= ~touched_[static_cast<std::size_t>(known.search.parts)];
            known.changed |= touchedCells_;
        }
        touched_ = {};
        touchedCells_.clear();
    }
    for (Entry& known : entries_)
        if (known.search == search) return known;
    return entries_.emplace_back(Entry{search});
}

} // namespace ninefold::logic
