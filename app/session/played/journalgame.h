// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/examination.h"
#include "app/store/library/games.h"
#include "app/store/savedgames.h"

#include <optional>

namespace ninefold::session {

/// A saved game as the library keeps it.
struct JournalGame {
    /// Without the number of the puzzle.
    library::Game game;
    library::NewPuzzle puzzle;
    /// When it was played last, in milliseconds since 1970.
    qint64 playedMs = 0;
    /// The digits at its beginning: more than the givens in a position for practice.
    QString begin;
    /// The name that the player sees.
    QString title;
    /// The last move filled more than one cell: the program may have filled in the solution.
    bool filledAtOnce = false;
};

/// Reads a saved game. Nothing if no move was made, or the digits of the puzzle have not exactly one solution: such a
/// puzzle has no place in the library.
std::optional<JournalGame> journalGame(const store::SavedGames& games, const QString& name,
                                       library::Examination& examination);

/// A point in time as the library writes it: "2026-11-19T14:05:12Z"; empty for 0.
QString libraryTime(qint64 ms);

} // namespace ninefold::session
