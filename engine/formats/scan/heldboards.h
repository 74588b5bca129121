// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/scan/scansink.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::formats::text {

/// A board that is held back, because the text after it may add placed digits or candidates to it.
struct HeldBoard {
    Puzzle puzzle;
    Manner manner;
    std::size_t begin = 0; // in the piece; text from here on is not processed until the board is passed on
    std::string heading;   // as it was before the board
    bool framed = false;
    bool hasState = false; // a second board of the same game was added
    int emptyLines = 0;    // empty lines since
    std::vector<Error> warnings;
};

/// Boards whose game may be incomplete. Programs copy a game as up to three framed boards: its givens, all its
/// digits, its candidates. Lists of puzzles look much the same, and may contain a puzzle twice. The rules:
///
///     a candidate grid          belongs to the board above it, and perhaps to the one above that
///     a full board              is the solution of the board above it
///     more digits               a state of the game, but only in the frame of Simple Sudoku
///     the same or more digits   another puzzle of a list, unless candidates follow
///     a rule such as ======     ends a puzzle in any case
class HeldBoards {
public:
    bool empty() const { return boards_.empty(); }
    HeldBoard& first() { return boards_.front(); }
    HeldBoard& last() { return boards_.back(); }
    /// Returns true when the board belongs to a held game.
    bool add(const HeldBoard& later);
    /// Adds an entry that Simple Sudoku writes after its board: a placed digit or a removed candidate. False when the
    /// line is no such entry. A wrong one is reported when the board is passed on: until then its lines may be read
    /// again.
    bool addProgress(std::string_view text, int line);
    /// Returns false when nothing that follows can belong to the boards any more.
    bool addEmptyLine();
    /// May following boards show that the last board and this one belong to one game?
    bool mayContinueIn(const HeldBoard& later) const;

    void push(HeldBoard&& board) { boards_.push_back(std::move(board)); }
    std::size_t count() const { return boards_.size(); }
    HeldBoard takeFirst();

private:
    std::vector<HeldBoard> boards_; // at most two
};

} // namespace ninefold::formats::text
