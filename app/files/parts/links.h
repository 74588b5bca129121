// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <string>
#include <string_view>

namespace ninefold {

/// What a link to a page that shows Sudokus carries. No page is ever asked for anything: what is not in the link cannot
/// be read, and the user is told so.
struct WebLink {
    enum class Kind {
        None,
        Packed,  // packed JSON of f-puzzles or SudokuPad
        Classic, // a row of signs for a classic Sudoku
        Wrapped, // packed JSON around such a row
        Id,      // a name that only the page knows
        Foreign, // a puzzle of a page that has many kinds of puzzles
        Unknown, // a form that is not known here
    };
    Kind kind = Kind::None;
    std::string payload;
};

/// The link of f-puzzles or SudokuPad in a line, or a bare payload that begins it.
WebLink linkIn(std::string_view line);

/// Reads what a link carries. Returns false when reading is to stop.
bool readLink(const WebLink& link, int line, PuzzleSink& sink);

/// Is a link of f-puzzles (or one of SudokuPad) the first thing of worth in a text?
bool beginsWithLink(std::string_view head, bool fpuzzles);

/// Reads a text whose lines hold links of either page, or one that is the JSON of one.
std::size_t readWebText(const TextPiece& piece, PuzzleSink& sink);

} // namespace ninefold
