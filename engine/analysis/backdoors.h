// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ninefold::analysis {

using Values = std::array<std::uint8_t, kCellCount>;

/// A backdoor is a set of cells: once their digits are known, singles solve the rest. The smallest ones say how far a
/// puzzle is from an easy one.
struct Backdoors {
    /// The number of cells of each set: 0 if singles alone solve the puzzle, -1 if no set of the sizes searched does.
    int size = -1;
    /// All sets of that size; with size 1 each is a magic cell.
    std::vector<Cells> sets;
    /// False: the search was stopped, and there may be more or smaller sets.
    bool complete = false;
};

/// The largest size that is searched: all sets of three cells are about 30,000, of four half a million.
inline constexpr int kMostBackdoorCells = 4;

/// Searches sets of up to `most` cells, the smallest first, and ends with the first size that has any. The puzzle has
/// one solution.
Backdoors findBackdoors(const Grid& puzzle, const Values& solution, int most, const std::stop_token& stop = {});

/// A candidate that is false; without it singles solve the puzzle.
struct MagicCandidate {
    Cell cell;
    Digit digit;
    friend bool operator==(const MagicCandidate&, const MagicCandidate&) = default;
};

/// All of them; none if singles solve the puzzle anyway.
std::vector<MagicCandidate> findMagicCandidates(const Grid& puzzle, const Values& solution);

} // namespace ninefold::analysis
