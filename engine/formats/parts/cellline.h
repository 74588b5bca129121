// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"
#include "engine/formats/parts/signs.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::text {

// A Sudoku in a line is a run of exactly 81 signs, all of them digits or one and the same blank sign, with no such sign
// before or behind it. Eighty or eighty-two are a mistake to be told, not to be padded or cut: nobody can know which
// cell is missing, and a puzzle that is shifted by one is another puzzle.

/// A Sudoku within a line: 81 cells one after the other, with "+5" for placed digits where there are any.
struct CellsInLine {
    std::size_t begin = 0;
    std::size_t end = 0;
    unsigned signs = 0;
    bool hasPlaced = false;
    std::string_view in(std::string_view line) const { return line.substr(begin, end - begin); }
};

/// A run of exactly 81 cells that can be a Sudoku: one blank sign, and no ruler.
constexpr bool isSudoku(const CellRun& run) {
    return run.size() == kCellCount && isOneBlank(run.signs) && !couldBeRuler(run.signs);
}

/// The next Sudoku of the line at or behind `from`.
std::optional<CellsInLine> findCells(std::string_view line, std::size_t from);
/// The next 729 signs, nine for each cell, at or behind `from`.
std::optional<CellRun> findCandidateRun(std::string_view line, std::size_t from);

/// What was evidently meant as a Sudoku in a line without any, and what is wrong with it. Prose must not be complained
/// of, so it is told by proportions rather than by rules.
std::optional<Error> failedAttempt(std::string_view line);

/// Nothing but ones and zeros, and more ones than a Sudoku can hold: which cells are given, or which are not.
bool isMask(std::string_view cells);

/// A field of the line that was 81 digits before a spreadsheet took it for a number and rounded it.
std::optional<Error> roundedNumber(std::string_view line);

/// Is this line a Sudoku whose blanks are blanks? Nothing but digits and blanks, 81 columns, or nearly so: then the
/// error says how many.
std::optional<Result<Grid>> parseBlankCells(std::string_view line);

/// The cells of a line that is nothing but cells, tight or apart from each other; empty for any other. Mails end a
/// broken line with "=", programs with a backslash, and literals stand in quotes.
std::string onlyCells(std::string_view line);

/// Does `solution` fill the blanks of `puzzle`, both as runs of cells?
bool isSolutionOf(std::string_view solution, std::string_view puzzle);

} // namespace ninefold::text
