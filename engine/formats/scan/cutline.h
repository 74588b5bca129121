// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/parts/lines.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

// A line of a list whose greater part is missing. By itself it could be anything; if the list continues after it, it
// was a Sudoku.
//
//     5..1.....63...
//     ..9...31.2.5......74.....96.1..........7.....4...8...13......62...5..8..3..47....

/// Is the line only cells, too few to be reported by their number, and most of them blank?
bool isCutLine(std::string_view line);

/// Reads one, if the next line that is whole holds a Sudoku. Nothing when the text is another one; Truncated when more
/// of it must be seen to know.
std::optional<Error> readCutLine(LineCursor& cursor);

} // namespace ninefold::formats::text
