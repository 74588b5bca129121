// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"
#include "engine/core/grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ninefold::formats {

/// Where a picture shows a puzzle, and how sure its reader is of each cell (0 to 1).
struct Seen {
    struct Point {
        double x = 0, y = 0;
    };
    /// In pixels, from the upper left corner clockwise as the digits stand.
    std::array<Point, 4> corners;
    std::array<float, kCellCount> confidence{};
};

/// One puzzle as a file holds it, with everything the program can keep. All readers produce it and all writers take
/// it. It says only what the input said, so it distinguishes what was written from what merely follows.
///
///                          hasMarks  marksBind  givensKnown
///     81 digits               -         -           -       all digits are the puzzle
///     a candidate grid       yes       yes          -       so are the candidates that it leaves out
///     a position             yes        -           -       missing candidates were ruled out while solving
///     a saved game           yes        -          yes      the givens are the puzzle, the candidates the player's
struct Puzzle {
    Grid grid;
    /// The file contains the candidates of `grid`; otherwise they follow from the digits.
    bool hasMarks = false;
    /// Those candidates are part of the puzzle (candidate grid, library line, Sukaku): a missing one is ruled out.
    /// False for a player's own candidates. Readers set it for every format that leaves out candidates; where the
    /// givens alone have exactly one solution, app/documents/removedcandidates.h clears it again.
    bool marksBind = false;
    /// Those candidates do not bind, and they contain the solution: steps may start from them.
    bool marksAreRight = false;
    /// The format distinguishes givens from placed digits, and the givens alone are the puzzle. Otherwise all set
    /// cells are the puzzle, also in a position that shows a technique (a library line), where `grid` still knows
    /// which digits were placed.
    bool givensKnown = false;

    /// One line each, except for the comment; what readers return has passed tidyWords.
    std::string id, name, author, comment, source, url, date, level, rating;

    /// The player's own notes: empty, or 81 entries of which only the notes and colours count.
    std::vector<CellState> notes;
    /// Links that the player drew between candidates.
    std::vector<DrawnLink> links;
    std::vector<Move> history;
    /// How many moves of the history are done; the others can be redone.
    std::size_t historyDone = 0;
    std::int64_t elapsedMs = 0;

    /// The original line of HoDoKu's library: the program does not keep its information about a step otherwise.
    std::string libraryLine;

    /// How it stood in a picture, where it was read from one.
    std::optional<Seen> seen;

    /// The line of the input where the puzzle begins, from 1.
    int line = 0;
};

/// The cells that are the puzzle itself, as opposed to the position that a player has reached, for solving, rating
/// and checking: the givens where they are known, otherwise all digits. Where candidates belong to the puzzle, the
/// placed digits do so too. The whole program uses this function, so that a file has one answer.
Grid puzzleGrid(const Puzzle& puzzle);

/// Makes the texts of a puzzle safe to show anywhere (visibletext.h): one line of at most 200 characters each (a
/// comment may have several lines, an address may be longer), without characters that control a terminal or change
/// the direction of the text. Every puzzle that is read passes through it, in any format (app/documents/reading.cpp).
void tidyWords(Puzzle& puzzle);

} // namespace ninefold::formats
