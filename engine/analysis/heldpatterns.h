// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ninefold::analysis {

/// Patterns by which very hard puzzles are known. The numbers are kept in libraries of puzzles and never change.
enum class HeldPattern : std::uint8_t { Tridagon = 0, Exocet = 1 };
inline constexpr std::array kHeldPatterns = {HeldPattern::Tridagon, HeldPattern::Exocet};

/// For scripts: "tridagon", "exocet".
std::string_view heldPatternName(HeldPattern pattern);
std::optional<HeldPattern> heldPatternFromName(std::string_view name);

/// A set of patterns, one bit each.
using PatternBits = int;
constexpr PatternBits patternBit(HeldPattern pattern) {
    return 1 << static_cast<int>(pattern);
}

/// Those that are there once singles, locked candidates, pairs and triples find nothing more. The givens are the
/// puzzle.
PatternBits heldPatterns(const Grid& puzzle);

} // namespace ninefold::analysis
