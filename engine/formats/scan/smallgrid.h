// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// The program does not play Sudokus of 4x4, 6x6 and 8x8, and says so when a file contains one. Their rows look like
// any number, so only a complete grid is accepted: no digit beyond its size, and none twice in a row or column.
//
//     1034        1..4|.1..        104001030002...
//     0400        ....

/// "4x4" for the cells of such a grid, row by row; empty for anything else.
std::string_view smallSize(std::string_view cells);

/// Can the line be the first row of one, or all of it?
bool beginsSmallGrid(std::string_view line);

/// Reads the lines of one, or the only line that it is in. Nothing when the text is another one;
/// Truncated when more of it must be seen to know; else WrongSize.
std::optional<Error> readSmallGrid(LineCursor& cursor);

} // namespace ninefold::formats::text
