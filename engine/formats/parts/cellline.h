// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/characters.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::formats::text {

// A Sudoku in a line is a run of exactly 81 cell characters, all of them digits or one and the same blank
// character, with no further cell character before or after it. A run of 80 or 82 is reported as an error and not
// padded or cut: the missing cell is unknown, and a puzzle that is shifted by one cell is another puzzle.

/// A Sudoku within a line: 81 consecutive cells, with "+5" for placed digits where there are any.
struct CellsInLine {
    std::size_t begin = 0;
    std::size_t end = 0;
    unsigned characterKinds = 0;
    bool hasPlaced = false;
    std::string_view in(std::string_view line) const { return line.substr(begin, end - begin); }
};

/// A run of exactly 81 cells that can be a Sudoku: one blank character, and not a ruler.
constexpr bool isSudoku(const CellRun& run) {
    return run.size() == kCellCount && isOneBlank(run.characterKinds) && !couldBeRuler(run.characterKinds);
}

/// The next Sudoku of the line at or after `from`.
std::optional<CellsInLine> findCells(std::string_view line, std::size_t from);
/// The next 729 characters, nine for each cell, at or after `from`.
std::optional<CellRun> findCandidateRun(std::string_view line, std::size_t from);

/// The error in a line that was evidently meant as a Sudoku but contains none. Prose must not cause errors, so
/// proportions decide and not fixed rules.
std::optional<Error> failedAttempt(std::string_view line);

/// Only ones and zeros, with more ones than a Sudoku can hold: a mask that marks the given cells, or those that are
/// not given.
bool isMask(std::string_view cells);

/// Reports a field of the line that had 81 digits before a spreadsheet took it for a number and rounded it.
std::optional<Error> roundedNumber(std::string_view line);

/// Reads a line as a Sudoku with spaces for blank cells: only digits and spaces, 81 columns. If it has nearly 81,
/// the error contains their number.
std::optional<Result<Grid>> parseBlankCells(std::string_view line);

/// The cells of a line that contains only cells, with or without separators between them; empty for any other line.
/// Mails end a broken line with "=", programs with a backslash, and literals are in quotes.
std::string onlyCells(std::string_view line);

/// "4x4" for the cells of a complete Sudoku of a smaller size, row by row; empty for anything else.
std::string_view smallSize(std::string_view cells);

/// Does `solution` fill the blank cells of `puzzle`? Both are runs of cells.
bool isSolutionOf(std::string_view solution, std::string_view puzzle);

} // namespace ninefold::formats::text
