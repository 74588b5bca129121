// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::formats {

/// A candidate as HoDoKu's lists name it: digit, row, column.
struct LibraryCandidate {
    Cell cell = 0;
    Digit digit = 0;
    friend bool operator==(const LibraryCandidate&, const LibraryCandidate&) = default;
};

/// A line of HoDoKu's library: a position, and the step that it is an example of.
///
///     :0200:35:.734....28.1.326..  ...  .96.2.:862 366:566 569::
///      |    |  |                              |       |       '- digits that the step places
///      |    |  |                              |       '- candidates that it removes
///      |    |  |                              '- candidates that are already removed
///      |    |  '- 81 cells, "+5" for a placed digit
///      |    '- the digits of the step
///      '- the technique, perhaps with a variant: 0803-2
///
/// Candidates are written as digit, row, column. Fields at the end may be missing: HoDoKu itself writes six or
/// seven colons, and older lines have fewer.
struct LibraryLine {
    std::string code;       // four digits
    std::string variant;    // "1", "2" ...; "x" = the technique must not be found here
    std::string candidates; // the digits of the step, "x" for none
    /// "+5" in the line is a placed digit, the others are givens; removed candidates are missing.
    Grid grid;
    bool hasRemoved = false;
    std::vector<LibraryCandidate> eliminations, placements;
    int chainLength = 0;

    /// A puzzle or a saved game, not an example of a technique.
    bool isPlain() const { return code == "0000" && candidates == "x" && variant.empty(); }
};

/// Does the text begin like such a line?
bool isLibraryLine(std::string_view text);

/// Reads a line for which isLibraryLine() is true. Errors have no line number; the caller that reads the file adds
/// it.
Result<LibraryLine> parseLibraryLine(std::string_view line);

/// 81 cells where "+5" is a placed digit: the grid, or the error.
Result<Grid> parsePlacedGrid(std::string_view text);

/// Candidates such as "374 112", separated by spaces; false when an entry is not a candidate.
bool parseCandidateList(std::string_view text, std::vector<LibraryCandidate>& list);

} // namespace ninefold::formats
