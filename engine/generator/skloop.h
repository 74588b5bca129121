// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"

#include <optional>
#include <stop_token>

namespace ninefold::generator {

/// A minimal puzzle around an SK loop, as hard as a short climb makes it; nothing when stopped. Such puzzles are far
/// harder than others, and about one in ten cannot be solved by nets of singles.
std::optional<Solution> makeAroundSkLoop(Random& random, solve::FastSolver& solver, const std::stop_token& stop = {});

} // namespace ninefold::generator
