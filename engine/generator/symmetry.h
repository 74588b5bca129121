// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>
#include <bitset>
#include <optional>
#include <string_view>
#include <vector>

namespace ninefold::generator {

/// The symmetry of the cells with givens. Reflections are named after their axis: Horizontal exchanges top and
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

/// The name for scripts: "none", "180", "90", "horizontal" ...
std::string_view symmetryName(Symmetry symmetry);

/// Reads such a name in any case and with any separators: "both-diagonals", "Both Diagonals".
std::optional<Symmetry> symmetryFromName(std::string_view name);

/// The sets of cells that the symmetry maps to each other: the givens are a union of orbits.
std::vector<Cells> orbitsOf(Symmetry symmetry);

/// Does the symmetry map the set to itself?
bool isSymmetric(Cells cells, Symmetry symmetry);

/// The possible sizes of a symmetric set: bit n is set for n cells.
std::bitset<kCellCount + 1> symmetricCounts(Symmetry symmetry);

} // namespace ninefold::generator
