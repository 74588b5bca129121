// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <cstddef>
#include <string_view>

namespace ninefold::formats::text {

/// A line without its end; a view into the piece, which must outlive it.
struct Line {
    std::string_view text;
    std::size_t begin = 0; // in the piece
    int number = 1;
};

/// Iterates over the lines of a piece, which end with LF, CRLF or CR. A copy can look ahead without moving the
/// original.
class LineCursor {
public:
    explicit LineCursor(const TextPiece& piece);

    /// Takes the next line. False at the end, or when the line may continue in the next piece.
    bool next(Line& line);
    /// The piece ended before the input did: the following lines are unknown.
    bool isCut() const { return !last_; }

    /// Where the next line begins.
    std::size_t position() const { return at_; }
    /// The number of the line that comes next.
    int number() const { return number_; }

private:
    std::size_t findEnd();

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t lineFeed_, carriageReturn_; // the first of each kind at or after at_
    int number_;
    bool last_;
};

} // namespace ninefold::formats::text
