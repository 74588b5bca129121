// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <string_view>

namespace ninefold::text {

/// What a line says of a puzzle before and behind its cells: an id, ratings ("ED=7.2/1.2/1.2"), a name, a comment.
/// `columns` is the line that names the columns of the table, if it is one. Nothing here is an error: what is not
/// understood is left out, for the puzzle is what counts.
void readSurroundings(std::string_view before, std::string_view behind, std::string_view columns, Puzzle& puzzle);

/// Does the line name the columns of a table of puzzles?
bool namesColumns(std::string_view line);

/// Where what follows the cells becomes a comment: nothing in it is a puzzle.
std::size_t commentStart(std::string_view behind);

} // namespace ninefold::text
