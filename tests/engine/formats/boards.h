// SPDX-License-Identifier: MIT
// Boards in nine lines, made from one puzzle.
#pragma once

#include "tests/engine/formats/puzzles.h"

namespace ninefold::test {

inline const std::string kRows = rowsOf(kCells);

/// A board with the given lines above, between the bands and below, `bar` between the boxes and `between` after
/// each cell.
inline std::string framed(std::string_view cells, std::string_view top, std::string_view middle,
                          std::string_view bottom, std::string_view bar, std::string_view between) {
    std::string text(top);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (cell % 27 == 0 && cell > 0) text += middle;
        if (cell % 3 == 0) (text += bar) += between;
        (text += cells[cell]) += between;
        if (cell % 9 == 8) (text += bar) += '\n';
    }
    return text += bottom;
}

/// The frame of Simple Sudoku, the most common one.
inline std::string simpleBoard(std::string_view cells) {
    return framed(cells, " *-----------*\n", " |---+---+---|\n", " *-----------*\n", "|", "");
}

/// The board with all its candidates, as solvers print a position.
inline std::string listBoard(const Grid& grid) {
    formats::Puzzle puzzle;
    puzzle.grid = grid;
    return write(formats::descriptors::pm, {puzzle});
}

/// The 81 cells of the only puzzle in a text; a failure returns words, which cannot equal 81 cells.
inline std::string cellsRead(std::string_view text) {
    const Collector found = readAny(text);
    if (found.puzzles.size() != 1 || !found.skips.empty()) return std::to_string(found.puzzles.size()) + " puzzles";
    return cellsOf(found.puzzles[0]);
}

/// The only error of a text without a puzzle. EmptyInput means "none, or several": readers never report it.
inline Error onlySkip(std::string_view text) {
    const Collector found = readAny(text);
    return found.puzzles.empty() && found.skips.size() == 1 ? found.skips[0] : Error{.code = ErrorCode::EmptyInput};
}

} // namespace ninefold::test
