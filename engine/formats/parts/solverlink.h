// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

/// SudokuWiki's code of a position, "S9B" and two characters for each cell: givens, placed digits and candidates.
/// Nothing where the line contains none.
std::optional<Result<Puzzle>> parseSolverCode(std::string_view line);

/// SudokuWiki's code since 2023, "bd=" and 162 characters. Nothing where the line contains none.
std::optional<Result<Puzzle>> parseMaskCode(std::string_view line);

} // namespace ninefold::formats::text
