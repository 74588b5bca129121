// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/row.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// Rows may have labels. A single line is ambiguous: the 1 may be a cell, "1." a number on its own. Only nine labels
// in their order are accepted (scan/boards.h); until then both readings are kept.
//
//     1. 53..7....        R1 5 3 . . 7 . . . .        A | 5 3 . | . 7 . | . . . |        1,5,3,,,7,,,,

/// Reads a cleaned line as a row of a board, with the other reading where the line may begin with a label. A line
/// that is a row only without its label has no cells of its own. For a line of source code it is the row inside,
/// "board = [[5, 3, ..],".
std::optional<Row> parseRowOrLabelled(std::string_view line);

} // namespace ninefold::formats::text
