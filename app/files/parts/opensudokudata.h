// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// Reads what OpenSudoku writes for the cells of a game: 81 digits, or "version: 1" to 4 and fields between bars.
/// Returns what is wrong.
std::optional<Error> readOpenSudokuCells(std::string_view data, int line, Puzzle& puzzle);

/// 81 digits for a game that has not begun, else all of it in version 3.
void writeOpenSudokuCells(const Puzzle& puzzle, std::string& out);

/// Reads every form of an OpenSudoku file.
std::size_t readOpenSudoku(const TextPiece& piece, PuzzleSink& sink);

/// The milliseconds since 1970 of a date that is a moment, as "2023-11-14T22:13:20Z"; nothing for any other text, which
/// would not come back as it was.
std::optional<std::int64_t> momentOf(const std::string& date);

} // namespace ninefold
