// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <string_view>

namespace ninefold::formats::text {

/// Reads the text before and after the cells of a line: an id, ratings ("ED=7.2/1.2/1.2"), a name, a comment.
/// `columns` is the header line of the table, if there is one. Nothing here is an error: text that is not
/// understood is ignored, because only the puzzle matters.
void readSurroundings(std::string_view before, std::string_view after, std::string_view columns, Puzzle& puzzle);

/// Does the line name the columns of a table of puzzles?
bool namesColumns(std::string_view line);

/// Where a comment begins in the text after the cells; nothing in a comment is a puzzle.
std::size_t commentStart(std::string_view after);

} // namespace ninefold::formats::text
