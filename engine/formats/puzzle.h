// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"
#include "engine/core/grid.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ninefold {

/// One puzzle as a file holds it, with everything we know how to keep. It is what all readers make and all writers
/// take, so it says what the input said and no more: whether something was written there or only follows is kept apart.
///
///                          hasMarks  marksBind  givensKnown
///     81 digits               -         -           -       all digits are the puzzle
///     a candidate grid       yes       yes          -       so are the candidates that it leaves out
///     a position             yes        -           -       the candidates that it leaves out were ruled out on the
///     way a saved game           yes        -          yes      the givens are the puzzle, the marks the player's
///     opinion
struct Puzzle {
    Grid grid;
    /// grid's candidates were written in the file; otherwise they follow from the digits.
    bool hasMarks = false;
    /// Those candidates are part of the puzzle (candidate grid, library line, Sukaku): what is missing is ruled out.
    /// False for a player's own marks. Readers say so of every form that leaves out candidates; whoever reads a file is
    /// told so only where the givens alone have not exactly one solution (app/files/removedcandidates.h).
    bool marksBind = false;
    /// Those candidates do not bind, and the solution is among them: steps may start from them.
    bool marksAreRight = false;
    /// The form tells givens from placed digits, and the givens alone are the puzzle. Otherwise all set cells are,
    /// also in a position that shows a technique (a library line): there grid still says which digits were placed.
    bool givensKnown = false;

    /// One line each, but for the comment; what readers found has passed tidyWords.
    std::string id, name, author, comment, source, url, date, level, rating;

    /// The player's own notes: empty, or 81 entries of which only notes and colours count.
    std::vector<CellState> notes;
    /// What the player drew between marks.
    std::vector<DrawnLink> links;
    std::vector<Move> history;
    /// How many moves of the history are done; the rest can be redone.
    std::size_t historyDone = 0;
    std::int64_t elapsedMs = 0;

    /// A line of HoDoKu's library as it came: what it says of a step is not kept otherwise.
    std::string libraryLine;

    /// Where it began in its input, from 1.
    int line = 0;
};

/// The cells that are the puzzle, for those who examine, solve and rate it and not the position that a player has
/// reached: the givens where they are known, otherwise all digits. Where candidates belong to the puzzle, so do the
/// digits that were placed on the way to them. All of the program asks this function, so that a file has one answer.
Grid puzzleGrid(const Puzzle& puzzle);

/// Makes what a puzzle says of itself fit to be shown anywhere (visibletext.h): one line of at most 200 characters each
/// (a comment may have several, an address be longer), and nothing in it that steers a terminal or turns the text
/// around it. All that is read passes here, whatever its format (app/files/reading.cpp).
void tidyWords(Puzzle& puzzle);

} // namespace ninefold
