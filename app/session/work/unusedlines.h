// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace ninefold::session {

/// The lines of a text in which no Sudoku was found: how many, and the number of the first, from 1. Comments and blank
/// lines do not count.
struct UnusedLines {
    int count = 0;
    int first = 0;
};

/// For a text whose Sudokus have one line each.
UnusedLines unusedLines(std::string_view text);

} // namespace ninefold::session
