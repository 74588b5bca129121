// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// The game ids of Solo, the Sudoku of Simon Tatham's puzzles: the size of the boxes, letters for rules and
// difficulty, a colon, and the cells row by row. A letter is a run of blank cells (a = 1 .. z = 26), an underscore
// separates two digits.
//
//     3x3:a2e9a5b6a2b3_7a1_4a9_6...        3x3xdt:...   X: both diagonals        9j:...   jigsaw        3x3k:... killer

/// The puzzle of a game id, given the text before and after the colon. Errors have no line number.
Result<Puzzle> parseSoloId(std::string_view params, std::string_view description);

/// The puzzle of the game id in a line; nothing where the line has none.
std::optional<Result<Puzzle>> parseSoloLine(std::string_view line);

} // namespace ninefold::formats::text
