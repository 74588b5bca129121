// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// Sudokus whose cells are broken into lines that are not rows. First, one in a line that a mail program, terminal or
// editor has broken at its maximal width:
//
//     7.4..5..1.....2.6..2.........8.1..9.9...        forty cells,
//     3...4.1..7.2.........3..6.9.....5..8..4.        forty more,
//     6                                               and the rest
//
// Only the lengths of the lines reveal it, and they must be exact: lines of equal length and a shorter last one, 81
// cells together. A list with a puzzle on each line can never look like that.

/// Can the cleaned line be the first of such a Sudoku? It contains only cells, and more than a row of them.
bool beginsWrapped(std::string_view line);

/// Reads the lines of such a Sudoku. Nothing when the text is something else; Truncated when the rest of the text
/// is needed to decide.
std::optional<Result<Grid>> readWrapped(LineCursor& cursor);

/// Second, a text with one cell on each line and empty lines for blank cells: a copied column of a spreadsheet. Only
/// the whole text differs from a list of numbers, so this is tried once, before everything else.
/// Nothing when it is another text; Truncated when the rest of the text is needed to decide.
std::optional<Result<Grid>> parseCellPerLine(LineCursor cursor);

} // namespace ninefold::formats::text
