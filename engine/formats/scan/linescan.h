// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/scan/scansink.h"

#include <string_view>

namespace ninefold::formats::text {

/// Finds the Sudokus within one cleaned line: cells, library lines, links, codes, lists. `columns` is the header
/// line of the table that the line belongs to, if any. Reports an error for text that was meant as a Sudoku and is
/// invalid.
void scanLine(std::string_view line, std::string_view columns, ScanSink& sink);

} // namespace ninefold::formats::text
