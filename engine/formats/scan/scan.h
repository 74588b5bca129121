// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"
#include "engine/formats/scan/scansink.h"

#include <string>
#include <string_view>

namespace ninefold::formats::text {

// What the rest of the program needs of the scanner; ../README.md shows its stages.

/// Reads a piece of any text format.
std::size_t scanPuzzles(const TextPiece& piece, PuzzleSink& sink);
/// The same for texts of positions, such as HoDoKu's examples of techniques.
std::size_t scanPositions(const TextPiece& piece, PuzzleSink& sink);

/// The first Sudoku of a text and its form. If there is none, the shape of the first failure, so that a file with a
/// mistake in it is recognised as its format and the mistake is reported.
struct Sample {
    Shape shape = Shape::None;
    Puzzle puzzle{};
    unsigned characterKinds = 0;
    bool doubleRule = false;
    std::string line{};      // the line of cells, if it is a single line
    bool crlf = false;       // CRLF line ends
    std::string_view head{}; // the text
};

/// `head` is the beginning of an input.
Sample takeSample(std::string_view head);

} // namespace ninefold::formats::text
