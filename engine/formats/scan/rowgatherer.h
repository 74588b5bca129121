// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/lines.h"
#include "engine/formats/scan/rowgroup.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::formats::text {

/// The line without a comment at its end.
std::string_view withoutComment(std::string_view line);

/// Collects the rows of one or several boards. It ends where a board is complete and followed by an empty line or
/// by something else. The text between rows decides:
///
///     .734....2                a row
///     8.1.326..
///     ..4...531
///     ------+------            a border: decoration, but two consecutive ones separate boards
///     5362.1798                a band: after an empty line three rows continue the board, two or four do not
///
/// Boards may follow each other without a separator: nine rows and nine more are two boards (boards.h). A very long
/// list is collected in parts of complete boards, and the last part is never short: the meaning of its stray rows
/// must not depend on the length of the list.
class RowGatherer {
public:
    /// Moves the cursor after the group. False: the piece ends before the group does, and the cursor does not move.
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
    std::optional<LineCursor> afterWhole_; // after the complete boards of a long list
    std::optional<unsigned> blanks_;       // the blank characters of lines that are certainly rows
    std::size_t band_ = 0;                 // rows since the last gap
    std::size_t firstBand_ = 0;            // rows before the first gap
    int emptyLines_ = 0;
    bool afterBorder_ = false;
};

} // namespace ninefold::formats::text
