// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

// Rows as they are printed in a book, a blank for a blank. All other forms take blanks for nothing, so these are asked
// for before any of them, and only nine such rows are believed, one of them in full:
//
//      734    2
//     8 1 326        <- an editor has cut the blanks at the end: the columns tell all the same
//       4   531

/// Can the cleaned line be the first of nine rows whose blanks are blanks? Nine columns of digits and blanks, or twice
/// as many with nothing in every other.
bool beginsBlankRows(std::string_view line);

/// Reads nine such rows. Nothing when the text is another one; Truncated when more of it must be seen to know.
std::optional<Result<Grid>> readBlankRows(LineCursor& cursor);

} // namespace ninefold::text
