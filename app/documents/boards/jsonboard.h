// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/document.h"
#include "app/documents/parts/json.h"
#include "engine/core/grid.h"
#include "engine/core/result.h"

#include <optional>

namespace ninefold::documents {

// Boards as programs store them: nine lists of nine, one list of 81, nine texts of nine characters or fields; or
// only the set cells, each with its place (jsonplaces.h).
//
//     [[5, 3, 0, 0, 7, 0, 0, 0, 0], [6, null, "", ".", ..], ..]        ["53..7....", "6,,,1,9,5,,,", ..]
//     [[{"value": 5, "given": true}, {"value": null}, ..], ..]         {"A": [5, 3, ..], "B": [..], ..}

/// The board in a list or an object of nine rows; an error if it is a damaged board or one of another size. Nothing
/// for any other value.
std::optional<Result<formats::Puzzle>> boardIn(const Json& value, LineCounter& lines);

/// The true cells of a board of booleans: [[true, false, ..], ..], or of ones and zeros. Nothing for other values.
std::optional<Cells> maskIn(const Json& value);

/// Are the digits of the grid all ones, more of them than a Sudoku can hold?
bool isMask(const Grid& grid);

} // namespace ninefold::documents
