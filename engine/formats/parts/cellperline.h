// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>

namespace ninefold::text {

/// A text that is nothing but one cell on each of its lines, empty lines for blanks: a column of a spreadsheet, copied.
/// Only the text as a whole can be told from a list of numbers, so it is looked at once, before anything else.
/// Nothing when it is another text;
/// Truncated when more of it must be seen to know.
std::optional<Result<Grid>> parseCellPerLine(LineCursor cursor);

} // namespace ninefold::text
