// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// Reads OpenSudoku's format for the cells of a game: 81 digits, or "version: 1" to 4 and fields between bars.
/// Returns the error, if any.
std::optional<Error> readOpenSudokuCells(std::string_view data, int line, formats::Puzzle& puzzle);

/// 81 digits for a game that was not started, otherwise all data in version 3.
void writeOpenSudokuCells(const formats::Puzzle& puzzle, std::string& out);

/// Reads every version of an OpenSudoku file.
std::size_t readOpenSudoku(const formats::TextPiece& piece, formats::PuzzleSink& sink);

/// A date as milliseconds since 1970, if it is a moment like "2023-11-14T22:13:20Z"; nothing for any other text,
/// which would not be preserved.
std::optional<std::int64_t> momentOf(const std::string& date);

} // namespace ninefold::documents
