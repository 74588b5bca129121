// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <cstddef>
#include <string_view>

namespace ninefold::text {

/// A line without its end. It is a view into the piece and lives no longer.
struct Line {
    std::string_view text;
    std::size_t begin = 0; // in the piece
    int number = 1;
};

/// Goes through the lines of a piece, whether they end in LF, CRLF or CR. A copy looks ahead and leaves the original
/// where it is.
class LineCursor {
public:
    explicit LineCursor(const TextPiece& piece);

    /// The next line, unless there is none or it may go on in the next piece.
    bool next(Line& line);
    /// The piece ended before the input did: what follows is not known yet.
    bool isCut() const { return !last_; }

    /// Where the next line begins.
    std::size_t position() const { return at_; }
    /// The number of the line that comes next.
    int number() const { return number_; }

private:
    std::size_t findEnd();

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t lineFeed_, carriageReturn_; // the first of either kind at or behind at_
    int number_;
    bool last_;
};

} // namespace ninefold::text
