// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/houses.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// How cells are named: r1c1 (row and column), or A1 (rows A to I). The player chooses the style for sentences;
/// files and fields that programs read always use r1c1, so that they mean the same everywhere.
enum class NameStyle { RowColumn, LetterNumber };

std::string cellName(Cell cell, NameStyle style = NameStyle::RowColumn);

/// Several cells in reading order, joined where they share a row or a column: "r1c37, r4c2". Experts write this
/// shorthand; sentences for other players name each cell (app/documents/text/parts/values.h).
std::string cellsName(Cells cells, NameStyle style = NameStyle::RowColumn);

/// "row 3", "column 5", "box 9": English names for scripts.
std::string houseName(House house);

/// Reads the name of one cell in either style, in upper or lower case; nothing for any other text.
std::optional<Cell> cellFromName(std::string_view name);

} // namespace ninefold
