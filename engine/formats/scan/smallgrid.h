// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

// Sudokus of 4x4, 6x6 and 8x8 are not played here, and whoever opens one is to be told so. Their rows look like any
// number, so only a whole grid is believed: no digit beyond its size, and none twice in a row or a column.
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

} // namespace ninefold::text
