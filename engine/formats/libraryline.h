// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// A candidate as HoDoKu's lists name it: digit, row, column.
struct LibraryCandidate {
    Cell cell = 0;
    Digit digit = 0;
    friend bool operator==(const LibraryCandidate&, const LibraryCandidate&) = default;
};

/// A line of HoDoKu's library: a position, and the one step that it is an example of.
///
///     :0200:35:.734....28.1.326..  ...  .96.2.:862 366:566 569::
///      |    |  |                              |       |       '- digits that the step places
///      |    |  |                              |       '- candidates that it removes
///      |    |  |                              '- candidates that were gone before
///      |    |  '- 81 cells, "+5" for a placed digit
///      |    '- the digits that it is about
///      '- the technique, perhaps with a variant: 0803-2
///
/// Candidates are digit, row, column. Fields at the end may be missing: HoDoKu itself writes six colons or seven, and
/// older lines fewer.
struct LibraryLine {
    std::string code;       // four digits
    std::string variant;    // "1", "2" ...; "x" = the technique must not be found here
    std::string candidates; // the digits the step is about, "x" for none
    /// "+5" in the line is a placed digit, the others are givens; removed candidates are gone.
    Grid grid;
    bool hasRemoved = false;
    std::vector<LibraryCandidate> eliminations, placements;
    int chainLength = 0;

    /// A puzzle or a saved game, no example of a technique.
    bool isPlain() const { return code == "0000" && candidates == "x" && variant.empty(); }
};

/// Does the text begin as such a line does?
bool isLibraryLine(std::string_view text);

/// Reads what isLibraryLine(). Errors have no line number: who reads a file knows it, this knows one line.
Result<LibraryLine> parseLibraryLine(std::string_view line);

/// 81 cells where "+5" is a placed digit: the grid, or what is wrong with it.
Result<Grid> parsePlacedGrid(std::string_view text);

/// Candidates such as "374 112", apart by blanks; nothing when one is no candidate.
bool parseCandidateList(std::string_view text, std::vector<LibraryCandidate>& list);

} // namespace ninefold
