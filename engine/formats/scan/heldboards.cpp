// SPDX-License-Identifier: MIT
#include "engine/formats/scan/heldboards.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ninefold::formats::text {
namespace {

/// A later board must follow this closely to belong to the one before.
constexpr int kMostEmptyLines = 1;

/// Does the later position contain every digit of the game?
bool continues(const Grid& game, const Grid& later) {
    for (const Cell cell : Cells::all() - game.blanks())
        if (later.value(cell) != game.value(cell)) return false;
    return true;
}

/// Two boards as one program prints them, one after the other.
bool areNeighbours(const HeldBoard& board, const HeldBoard& later) {
    return board.framed && later.framed && board.emptyLines <= kMostEmptyLines && !board.manner.doubleRule &&
           !later.manner.doubleRule;
}

/// Does a later board that contains the digits of this one certainly belong to the same game?
bool isOfGame(const HeldBoard& board, const HeldBoard& later) {
    const int blanks = board.puzzle.grid.blanks().count(), laterBlanks = later.puzzle.grid.blanks().count();
    if (later.puzzle.hasMarks) return true;
    if (laterBlanks == 0) return blanks > 0;
    return later.manner.shape == Shape::SimpleBoard && !board.hasState && laterBlanks < blanks;
}

/// Adds what a later board of the same game shows; false when it is another puzzle.
bool addLater(Puzzle& game, const Puzzle& later) {
    if (game.hasMarks || !continues(game.grid, later.grid)) return false;
    game.givensKnown = true;
    // A full board after an unfinished one is its solution, which must not be shown.
    if (later.grid.isFull() && !later.hasMarks) return true;
    const Cells givens = game.grid.givens();
    game.grid = later.grid;
    for (const Cell cell : Cells::all() - game.grid.blanks()) game.grid.setGiven(cell, givens.has(cell));
    game.hasMarks = later.hasMarks;
    game.marksBind = later.marksBind;
    return true;
}

} // namespace

bool HeldBoards::add(const HeldBoard& later) {
    if (empty() || !areNeighbours(last(), later) || !isOfGame(last(), later)) return false;
    if (!addLater(last().puzzle, later.puzzle)) return false;
    last().hasState = true;
    last().emptyLines = 0;
    // Candidates after two boards: those are the givens and the state, which has been taken for another puzzle so
    // far.
    if (count() == 2 && later.puzzle.hasMarks && addLater(first().puzzle, last().puzzle)) {
        std::ranges::move(last().warnings, std::back_inserter(first().warnings));
        first().emptyLines = 0;
        boards_.pop_back();
    }
    return true;
}

bool HeldBoards::mayContinueIn(const HeldBoard& later) const {
    return !empty() && areNeighbours(boards_.back(), later) && !boards_.back().puzzle.hasMarks &&
           !later.puzzle.hasMarks && continues(boards_.back().puzzle.grid, later.puzzle.grid);
}

HeldBoard HeldBoards::takeFirst() {
    HeldBoard board = std::move(boards_.front());
    boards_.erase(boards_.begin());
    return board;
}

} // namespace ninefold::formats::text
