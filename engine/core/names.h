// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/houses.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// How cells are called: r1c1 (row and column), or A1 (rows A to I).
enum class NameStyle { RowColumn, LetterNumber };

std::string cellName(Cell cell, NameStyle style = NameStyle::RowColumn);

/// Several cells in reading order, joined where they share a row or a column: "r1c37, r4c2".
std::string cellsName(Cells cells, NameStyle style = NameStyle::RowColumn);

/// "row 3", "column 5", "box 9": the plain English names that scripts read.
std::string houseName(House house);

/// Reads either style, in upper or lower case.
std::optional<Cell> cellFromName(std::string_view name);

} // namespace ninefold
