// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace ninefold {

/// Looks for a puzzle whose givens stand in exactly these cells: one climb from a random board. Nothing when the climb
/// led nowhere; the next one starts elsewhere. Adds to `counted` how many solutions were counted on the way, which is
/// what takes the time.
std::optional<Solution> searchPattern(Cells pattern, Random& random, FastSolver& solver, std::uint64_t& counted,
                                      const std::stop_token& stop = {});

} // namespace ninefold
