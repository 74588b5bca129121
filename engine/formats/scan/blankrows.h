// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// Rows as books print them, with a space for a blank cell. All other formats ignore spaces, so these rows are tried
// first, and only nine of them are accepted, of which one must be complete:
//
//      734    2
//     8 1 326        <- an editor has cut the spaces at the end: the columns still show the cells
//       4   531

/// Can the cleaned line be the first of nine rows with spaces for blank cells? Nine columns of digits and spaces,
/// or twice as many with a space in every other column.
bool beginsBlankRows(std::string_view line);

/// Reads nine such rows. Nothing when the text is something else; Truncated when the rest of the text is needed to
/// decide.
std::optional<Result<Grid>> readBlankRows(LineCursor& cursor);

} // namespace ninefold::formats::text
