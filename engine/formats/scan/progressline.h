// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

/// An entry that Simple Sudoku writes after the board: "I042" places 2 in cell 4, "E39001" removes 1 from cell 39.
/// Cells count from 0 in reading order.
struct ProgressLine {
    bool placed = false;
    Cell cell = 0;
    Digit digit = 0;
};

/// Is the line one word that begins like such an entry and ends with a digit, valid or not?
bool isMeantAsProgress(std::string_view line);
std::optional<ProgressLine> parseProgressLine(std::string_view line);

/// Returns false when the entry would change a given, which then remains unchanged.
bool applyProgress(const ProgressLine& progress, Puzzle& puzzle);

} // namespace ninefold::formats::text
