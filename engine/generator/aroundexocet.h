// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"

#include <optional>
#include <stop_token>

namespace ninefold::generator {

/// The kinds of Exocets that puzzles are built around.
enum class ExocetShape { Junior, Double, Senior };

/// A minimal puzzle around an Exocet, as hard as a short climb makes it; nothing when stopped. About one in ten cannot
/// be solved without nets, and then the Exocet is often the next step.
std::optional<Solution> makeAroundExocet(ExocetShape shape, Random& random, solve::FastSolver& solver,
                                         const std::stop_token& stop = {});

} // namespace ninefold::generator
