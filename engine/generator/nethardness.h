// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <cstdint>

namespace ninefold::generator {

/// The hardness of a puzzle that nets of singles do not solve: candidates are left, but none fails by singles alone.
inline constexpr int kBeyondNets = 1'000'000;

/// What the fast solver finds with fewer guesses is not worth following nets for, which takes thirty times as long.
inline constexpr std::uint64_t kMinGuesses = 8;

/// How hard a puzzle with one solution is to solve by nets of singles. Each round removes all candidates that fail by
/// singles; the wrong candidates that are left after each round, added up, are the hardness. 0 if one round is enough.
int netHardness(const Grid& puzzle);

} // namespace ninefold::generator
