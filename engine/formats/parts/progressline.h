// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

/// What Simple Sudoku writes behind the board: "I042" places 2 in cell 4, "E39001" takes 1 from cell 39. Cells count
/// from 0 in reading order.
struct ProgressLine {
    bool placed = false;
    Cell cell = 0;
    Digit digit = 0;
};

/// Is the line one word that begins as such an entry and ends in a digit, right or not?
bool isMeantAsProgress(std::string_view line);
std::optional<ProgressLine> parseProgressLine(std::string_view line);

/// Returns false when it would change a given, which then stays what it is.
bool applyProgress(const ProgressLine& progress, Puzzle& puzzle);

} // namespace ninefold::text
