// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/scan/scansink.h"

#include <string_view>

namespace ninefold::text {

/// Finds the Sudokus within one cleaned line: cells, library lines, links, codes, lists. `columns` names the columns of
/// the table that the line belongs to, if it is one. Reports what was meant as a Sudoku and is none.
void scanLine(std::string_view line, std::string_view columns, ScanSink& sink);

} // namespace ninefold::text
