// SPDX-License-Identifier: MIT
#include "engine/formats/scan/heldboards.h"

#include "engine/core/names.h"
#include "engine/formats/parts/characters.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>
#include <utility>

namespace ninefold::formats::text {
namespace {

/// A later board must follow this closely to belong to the one before.
constexpr int kMostEmptyLines = 1;
/// An entry must follow this closely to belong to the board before it.
constexpr int kMostEmptyLinesBeforeProgress = 2;

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

/// An entry that Simple Sudoku writes after the board: "I042" places 2 in cell 4, "E39001" removes 1 from cell 39.
/// Cells count from 0 in reading order.
struct ProgressLine {
    bool placed = false;
    Cell cell = 0;
    Digit digit = 0;
};

/// Is the line one word that begins like such an entry and ends with a digit, valid or not?
bool isMeantAsProgress(std::string_view line) {
    constexpr std::size_t kShortest = 3, kLongest = 8;
    line = trimmed(line);
    return line.size() >= kShortest && line.size() <= kLongest && (line.front() == 'I' || line.front() == 'E') &&
           isDigit(line.back()) && std::ranges::all_of(line, [](char byte) { return isDigit(byte) || isLetter(byte); });
}

std::optional<ProgressLine> parseProgressLine(std::string_view line) {
    line = trimmed(line);
    const bool placed = line.starts_with('I');
    if (line.size() != (placed ? 4 : 6) || (!placed && !line.starts_with('E'))) return std::nullopt;
    if (!std::ranges::all_of(line.substr(1), isDigit)) return std::nullopt;
    const Cell cell = 10 * (line[1] - '0') + (line[2] - '0');
    const Digit digit = line.back() - '0';
    const bool isThreeDigits = placed || line.substr(3, 2) == "00";
    if (cell >= kCellCount || digit == 0 || !isThreeDigits) return std::nullopt;
    return ProgressLine{placed, cell, digit};
}

/// Returns false when the entry would change a given, which then remains unchanged.
bool applyProgress(const ProgressLine& progress, Puzzle& puzzle) {
    Grid& grid = puzzle.grid;
    if (!progress.placed) {
        grid.removeCandidate(progress.cell, progress.digit);
        puzzle.hasMarks = true;
        return true;
    }
    puzzle.givensKnown = true;
    if (grid.isGiven(progress.cell)) return grid.value(progress.cell) == progress.digit;
    grid.place(progress.cell, progress.digit);
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

bool HeldBoards::addProgress(std::string_view text, int line) {
    if (empty() || last().puzzle.marksBind || !isMeantAsProgress(text)) return false;
    HeldBoard& board = last();
    if (board.emptyLines > kMostEmptyLinesBeforeProgress) return false;
    const auto warn = [&](ErrorCode code, std::string what) {
        board.warnings.push_back({.code = code, .line = line, .text = std::move(what)});
    };
    if (const auto progress = parseProgressLine(text)) {
        board.manner.shape = Shape::SimpleBoard;
        if (!applyProgress(*progress, board.puzzle)) warn(ErrorCode::StateChangesGiven, cellName(progress->cell));
    } else {
        warn(ErrorCode::WrongMove, std::string(trimmed(text)));
    }
    return true;
}

bool HeldBoards::addEmptyLine() {
    return empty() || ++last().emptyLines <= kMostEmptyLinesBeforeProgress;
}

HeldBoard HeldBoards::takeFirst() {
    assert(!empty());
    HeldBoard board = std::move(boards_.front());
    boards_.erase(boards_.begin());
    return board;
}

} // namespace ninefold::formats::text
