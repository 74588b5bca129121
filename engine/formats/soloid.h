// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

// The game ids of Solo, the Sudoku of Simon Tatham's puzzles: the size of the boxes, letters for rules and difficulty,
// a colon, and the cells row by row. A letter is a run of blanks (a = 1 .. z = 26), an underscore parts two digits.
//
//     3x3:a2e9a5b6a2b3_7a1_4a9_6...        3x3xdt:...   X: both diagonals        9j:...   jigsaw        3x3k:... killer

/// The puzzle of a game id: what stands before the colon and what stands after it. Errors have no line.
Result<Puzzle> parseSoloId(std::string_view params, std::string_view description);

/// The game id in a line; nothing where it holds none.
std::optional<Result<Puzzle>> parseSoloLine(std::string_view line);

} // namespace ninefold::text
