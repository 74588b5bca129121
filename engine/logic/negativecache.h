// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/houseset.h"
#include "engine/logic/limits.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::logic {

struct Technique;

/// Ways to search a position part by part: by digit, by house, or by the crossings of a box and a line.
enum class Parts { Digits, Houses, Crossings };

struct Crossing {
    House box, line;
};

/// All 54 crossings, box by box, the rows of each box first.
inline constexpr int kCrossingCount = 54;

constexpr Crossing crossingAt(int number) {
    const int box = number / 6, line = number % 6;
    return {boxHouse(box), line < 3 ? rowHouse(box / 3 * 3 + line) : columnHouse(box % 3 * 3 + line - 3)};
}

constexpr int countOf(Parts parts) {
    return parts == Parts::Digits ? kDigitCount : parts == Parts::Houses ? kHouseCount : kCrossingCount;
}

/// A negative cache: the parts of a position in which a search found nothing and that have not changed since, so the
/// same search can skip them. This holds only for patterns that are entirely in one part. Their eliminations may be
/// outside: candidates only disappear, so a pattern that eliminates nothing never will.
class NegativeCache {
public:
    /// The key of an entry: what was searched for, in which kind of parts, and how far. Searches that differ in any
    /// of these share no results.
    struct Search {
        const Technique* technique = nullptr;
        Parts parts = Parts::Digits;
        LogicLimits limits = {};
        bool everyWay = false;

        friend bool operator==(const Search&, const Search&) = default;
    };

    /// Call this when a candidate was removed.
    void touch(Cell cell, Digit digit);
    /// One bit for each part.
    std::uint64_t of(const Search& search) { return entry(search).knownEmpty; }
    void note(const Search& search, int part) { entry(search).knownEmpty |= std::uint64_t{1} << part; }
    /// For patterns of any few cells: the cells that lost a candidate since the whole search found nothing; all cells
    /// if it never ended so.
    Cells changed(const Search& search) { return entry(search).changed; }
    void noteAll(const Search& search) { entry(search).changed.clear(); }

private:
    struct Entry {
        Search search;
        std::uint64_t knownEmpty = 0;
        Cells changed = Cells::all();
    };
    Entry& entry(const Search& search);

    std::vector<Entry> entries_;
    /// The parts touched since the last search, for each kind of parts.
    std::array<std::uint64_t, 3> touched_{};
    Cells touchedCells_;
};

} // namespace ninefold::logic
