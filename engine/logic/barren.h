// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/houseset.h"
#include "engine/logic/limits.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

struct Technique;

/// Ways to look at a position part by part: by digit, by house, or by crossing of a box with a line.
enum class Parts { Digits, Houses, Crossings };

struct Crossing {
    House box, line;
};

/// All 54, box by box, in each the rows first.
inline constexpr int kCrossingCount = 54;

constexpr Crossing crossingAt(int number) {
    const int box = number / 6, line = number % 6;
    return {boxHouse(box), line < 3 ? rowHouse(box / 3 * 3 + line) : columnHouse(box % 3 * 3 + line - 3)};
}

constexpr int countOf(Parts parts) {
    return parts == Parts::Digits ? kDigitCount : parts == Parts::Houses ? kHouseCount : kCrossingCount;
}

/// The parts of a position in which searches found nothing and that have not changed since: they need not look there
/// again. That holds for patterns that lie in a part as a whole. What they strike may lie outside, for candidates
/// only go: a pattern that strikes nothing never will.
class BarrenParts {
public:
    /// What was looked for, in which parts, and how far the search went: searches that differ in anything know nothing
    /// of each other.
    struct Search {
        const Technique* technique = nullptr;
        Parts parts = Parts::Digits;
        LogicLimits limits = {};
        bool everyWay = false;

        friend bool operator==(const Search&, const Search&) = default;
    };

    /// A candidate went.
    void touch(Cell cell, Digit digit);
    /// One bit for each part.
    std::uint64_t of(const Search& search) { return entry(search).barren; }
    void note(const Search& search, int part) { entry(search).barren |= std::uint64_t{1} << part; }

private:
    struct Entry {
        Search search;
        std::uint64_t barren;
    };
    Entry& entry(const Search& search);

    std::vector<Entry> entries_;
    /// What was touched since somebody asked, for each way of looking.
    std::array<std::uint64_t, 3> touched_{};
};

} // namespace ninefold
