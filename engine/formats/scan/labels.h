// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/scan/rowgroup.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// Rows may have labels. A single line is ambiguous: the 1 may be a cell, "1." a number on its own. Only nine labels
// in their order are accepted here; until then both readings are kept.
//
//     1. 53..7....        R1 5 3 . . 7 . . . .        A | 5 3 . | . 7 . | . . . |        1,5,3,,,7,,,,

/// Reads a cleaned line as a row of a board, with the other reading where the line may begin with a label. A line
/// that is a row only without its label has no cells of its own. For a line of source code it is the row inside,
/// "board = [[5, 3, ..],".
std::optional<Row> parseRowOrLabelled(std::string_view line);

/// Removes labels: A to I or 1 to 9 before the rows, and the column names above them.
void dropLabels(RowGroup& group);

/// The number of rows before the first board: the order, the names of the columns.
std::size_t strayRowsBefore(const RowGroup& group);

} // namespace ninefold::formats::text
