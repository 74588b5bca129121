// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>
#include <bitset>
#include <optional>
#include <string_view>
#include <vector>

namespace ninefold {

/// How the cells with givens repeat on the board. Mirrors are named after their axis: Horizontal exchanges top and
/// bottom, Diagonal rows and columns.
enum class Symmetry {
    None,
    HalfTurn,
    QuarterTurn,
    Horizontal,
    Vertical,
    BothAxes,
    Diagonal,
    Antidiagonal,
    BothDiagonals,
    Full,
};
inline constexpr std::array kSymmetries = {
    Symmetry::None,     Symmetry::HalfTurn, Symmetry::QuarterTurn,  Symmetry::Horizontal,    Symmetry::Vertical,
    Symmetry::BothAxes, Symmetry::Diagonal, Symmetry::Antidiagonal, Symmetry::BothDiagonals, Symmetry::Full};

/// The word for scripts: "none", "180", "90", "horizontal" ...
std::string_view symmetryName(Symmetry symmetry);

/// Reads such a word, whatever its case and however its parts are joined: "both-diagonals", "Both Diagonals".
std::optional<Symmetry> symmetryFromName(std::string_view name);

/// The sets of cells that the symmetry carries into each other: givens come and go by whole orbits.
std::vector<Cells> orbitsOf(Symmetry symmetry);

/// Does the symmetry carry the set into itself?
bool isSymmetric(Cells cells, Symmetry symmetry);

/// How many cells a symmetric set can have: bit n stands for n cells.
std::bitset<kCellCount + 1> symmetricCounts(Symmetry symmetry);

} // namespace ninefold
