// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::formats::text {

/// A row of a LaTeX board as the words of a plain row, with a dot for an empty cell; a line between rows as "---".
/// Nothing for any other line.
///
///     5 & 3 & ~ & \textbf{7} & & ..  \\ \hline        a table
///     |5|3| | |7| | | | |.                            the package sudoku
///     \setrow {5}{3}{} {}{7}{} {}{}{}                 TikZ;  \setrow{9}{5,3,{},..} of the package logicpuzzle
std::optional<std::string> rowOfLatex(std::string_view line);

} // namespace ninefold::formats::text
