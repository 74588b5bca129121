// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ninefold::analysis {

/// A way to move the cells and rename the digits that turns the puzzle into itself: rows are exchanged within a band,
/// columns within a stack, bands, stacks, and perhaps rows with columns.
struct Automorphism {
    /// Where each cell goes.
    std::array<std::uint8_t, kCellCount> image{};
    /// What each digit becomes; index 0 is unused. Digits that no given has are assigned in ascending order.
    std::array<std::uint8_t, kDigitCount + 1> digits{};

    friend bool operator==(const Automorphism&, const Automorphism&) = default;
};

/// A turn or a reflection of the whole board, which players see.
enum class Motion : std::uint8_t {
    Other,
    HalfTurn,
    QuarterTurn, ///< clockwise
    ThreeQuarterTurn,
    Horizontal, ///< top and bottom are exchanged
    Vertical,
    Diagonal, ///< rows become columns
    Antidiagonal,
};
Motion motionOf(const Automorphism& automorphism);
/// The name for scripts: "180", "90", "270", "horizontal" ..., "other".
std::string_view motionName(Motion motion);

/// How often it has to be repeated until every cell and digit is where it was.
int orderOf(const Automorphism& automorphism);

struct Automorphisms {
    /// With the one that changes nothing: 1 for nearly every puzzle.
    std::uint64_t count = 1;
    /// All others, the turns and reflections first; at most the number asked for.
    std::vector<Automorphism> list;
    /// False: stopped.
    bool complete = false;
};

/// Those of the givens. A puzzle with one solution has them in its solution, too.
Automorphisms findAutomorphisms(const Grid& puzzle, std::size_t most, const std::stop_token& stop = {});

} // namespace ninefold::analysis
