// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::logic {

enum class MotionKind : std::uint8_t {
    HalfTurn,
    Diagonal,    ///< a reflection in one of the two diagonals
    QuarterTurn, ///< clockwise
    Sliding,     ///< bands, rows in each band, stacks or columns in each stack move on by one, the last to the first
};

/// A motion of the board that takes houses to houses: where each cell goes.
struct Motion {
    MotionKind kind = MotionKind::HalfTurn;
    std::array<std::uint8_t, kCellCount> to{};

    Cell image(Cell cell) const { return to[static_cast<std::size_t>(cell)]; }
};

/// One for each way to see a symmetry; of a motion and its inverse only one.
std::span<const Motion> allMotions();

/// Which digit each digit becomes: to[digit - 1]. A permutation.
struct DigitMap {
    std::array<std::uint8_t, kDigitCount> to{};

    Digit image(Digit digit) const { return to[static_cast<std::size_t>(digit - 1)]; }
    /// The digits that change, in the order in which each becomes the next.
    std::vector<std::vector<Digit>> cycles() const;
};

/// How the digits have to change for the motion to take the givens to themselves. Nothing if they cannot, or if two
/// digits are not given at all.
std::optional<DigitMap> symmetryOfGivens(const Grid& grid, const Motion& motion);

} // namespace ninefold::logic
