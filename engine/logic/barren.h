// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/houseset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

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
    /// Names a search; any address of its own will do.
    using Search = const void*;

    /// A candidate went.
    void touch(Cell cell, Digit digit);
    /// One bit for each part.
    std::uint64_t of(Search search, Parts parts) { return entry(search, parts).barren; }
    void note(Search search, Parts parts, int part) { entry(search, parts).barren |= std::uint64_t{1} << part; }

private:
    struct Entry {
        Search search;
        Parts parts;
        std::uint64_t barren;
    };
    Entry& entry(Search search, Parts parts);

    std::vector<Entry> entries_;
    /// What was touched since somebody asked, for each way of looking.
    std::array<std::uint64_t, 3> touched_{};
};

} // namespace ninefold
