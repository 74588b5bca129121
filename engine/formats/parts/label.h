// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/row.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

// Rows may have a name before them. One line does not tell: the 1 may be a cell, "1." a lone number, and only nine
// names in their order are believed (scan/boards.h). Until then both readings are kept.
//
//     1. 53..7....        R1 5 3 . . 7 . . . .        A | 5 3 . | . 7 . | . . . |        1,5,3,,,7,,,,

/// A cleaned line as a row of a board, with the other reading where it may begin with a label. A line that is a row
/// only without its label has no cells of its own. Of a line of a program it is the row in it, "board = [[5, 3, ..],".
std::optional<Row> parseRowOrLabelled(std::string_view line);

} // namespace ninefold::text
