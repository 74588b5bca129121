// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/bitboard.h"

#include <array>
#include <optional>
#include <stop_token>

namespace ninefold::solve {

/// Why a puzzle has more than one solution: two solutions that differ in few cells. Another digit in any one of these
/// cells changes all of them, so they are an unavoidable set that no given hits: a given in one of them would decide
/// between the two.
struct Exchange {
    using Values = std::array<std::uint8_t, kCellCount>;
    Values one{}, other{};
    /// Where they differ. No part of these cells can be filled in another way without the rest.
    Cells cells;
};

/// Of several that it tries, the one with the fewest cells; nothing if there are not two solutions.
std::optional<Exchange> smallExchange(const Grid& grid, bool candidatesBind, const std::stop_token& stop = {});

} // namespace ninefold::solve
