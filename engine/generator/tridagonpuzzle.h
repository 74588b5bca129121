// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"

#include <optional>
#include <stop_token>

namespace ninefold::generator {

/// A puzzle with one solution around a tridagon with one or two guards, which easy steps leave open; nothing when
/// stopped. It need not be minimal.
std::optional<Solution> makeAroundTridagon(Random& random, solve::FastSolver& solver, const std::stop_token& stop = {});

} // namespace ninefold::generator
