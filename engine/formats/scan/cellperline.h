// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>

namespace ninefold::formats::text {

/// Reads a text with one cell on each line and empty lines for blank cells: a copied column of a spreadsheet. Only
/// the whole text differs from a list of numbers, so this is tried once, before everything else.
/// Nothing when it is another text; Truncated when the rest of the text is needed to decide.
std::optional<Result<Grid>> parseCellPerLine(LineCursor cursor);

} // namespace ninefold::formats::text
