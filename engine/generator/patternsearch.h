// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace ninefold::generator {

/// Searches for a puzzle with givens in exactly these cells: one climb from a random board. Nothing when the climb
/// fails; the next one starts from another board. Adds the number of counted solutions to `counted`, because
/// counting takes most of the time.
std::optional<Solution> searchPattern(Cells pattern, Random& random, solve::FastSolver& solver, std::uint64_t& counted,
                                      const std::stop_token& stop = {});

} // namespace ninefold::generator
