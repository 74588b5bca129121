// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/generator/solutiongrid.h"

#include <optional>
#include <span>
#include <stop_token>

namespace ninefold::generator {

/// A hard puzzle of this solution, by the seed difficulty: a climb that starts with all cells given. Its givens are a
/// union of orbits. Nothing when stopped.
std::optional<Solution> climbTo(const Solution& solution, std::span<const Cells> orbits, Random& random,
                                solve::FastSolver& solver, const std::stop_token& stop = {});

} // namespace ninefold::generator
