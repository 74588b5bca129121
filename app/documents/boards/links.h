// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/format.h"

#include <string>
#include <string_view>

namespace ninefold::documents {

/// What a link to a Sudoku web page contains. The program never contacts a page: a puzzle that is not in the link
/// cannot be read, and the user gets a message about it.
struct WebLink {
    enum class Kind {
        None,
        Packed,  // packed JSON of f-puzzles or SudokuPad
        Classic, // a row of characters for a classic Sudoku
        Wrapped, // packed JSON around such a row
        Id,      // a name that only the page can resolve
        Foreign, // a puzzle of a page with many kinds of puzzles
        Unknown, // an unknown form
    };
    Kind kind = Kind::None;
    std::string payload{};
    ErrorDetail page = ErrorDetail::None; // of a foreign puzzle
};

/// The link of f-puzzles or SudokuPad in a line, or a bare payload at its start.
WebLink linkIn(std::string_view line);

/// Reads the content of a link. Returns false to stop reading.
bool readLink(const WebLink& link, int line, formats::PuzzleSink& sink);

/// Is a link of f-puzzles (or of SudokuPad) the first relevant content of a text?
bool beginsWithLink(std::string_view head, bool fpuzzles);

/// Reads a text whose lines contain links of either page, or the JSON of one of them.
std::size_t readWebText(const formats::TextPiece& piece, formats::PuzzleSink& sink);

} // namespace ninefold::documents
