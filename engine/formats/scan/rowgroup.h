// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/lines.h"
#include "engine/formats/parts/row.h"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::text {

/// Rows that stand together in a text, with the borders and empty lines between them.
struct RowGroup {
    std::vector<Row> rows;
    bool framed = false;     // there are borders
    bool starred = false;    // ... such as Simple Sudoku draws: *-----------*
    bool doubleRule = false; // ... such as ========
    int linesBefore = 0;     // empty ones

    void clear();
};

/// A comment at the end of a line of cells.
std::string_view withoutComment(std::string_view line);

/// Gathers rows of one or several boards. It ends where a board is complete and an empty line or something else
/// follows. What lies between rows decides:
///
///     .734....2                a row
///     8.1.326..
///     ..4...531
///     ------+------            a border: decoration, but two of them in a row part boards
///     5362.1798                a band: three rows go on behind an empty line, two or four do not
///
/// Boards may follow each other without anything between: nine rows and nine more are two boards (boards.h). A list of
/// very many is gathered in parts, each of whole boards, and the last of them is never short: what its stray rows mean
/// for it must not depend on how long the list is.
class RowGatherer {
public:
    /// Moves the cursor behind the group. False: the piece ends before the group does, the cursor stays.
    bool gather(LineCursor& cursor, RowGroup& group);

private:
    bool take(const Line& line, RowGroup& group);
    bool takeRow(Row&& row, RowGroup& group);
    bool takeBorder(std::string_view line, RowGroup& group);
    bool takeGap(RowGroup& group);
    bool isComplete(const RowGroup& group) const;
    void endLongList(LineCursor& ahead, RowGroup& group) const;
    bool isRuler(const Row& row);
    unsigned blanksAhead(LineCursor cursor);

    std::string buffer_;
    std::optional<LineCursor> begin_;
    std::optional<LineCursor> afterWhole_; // behind the boards of a long list that are taken together
    std::optional<unsigned> blanks_;       // the blank signs of rows that are certainly rows
    std::size_t band_ = 0;                 // rows since the last gap
    std::size_t firstBand_ = 0;            // rows before the first gap
    int emptyLines_ = 0;
    bool afterBorder_ = false;
};

} // namespace ninefold::text
