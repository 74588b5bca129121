// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QtGlobal>

#include <optional>

namespace ninefold::session {

enum class PlayState { New, Started, Solved };

/// What the player did with a puzzle.
struct PlayRecord {
    PlayState state = PlayState::New;
    /// On the clock of the game. Missing if the puzzle was solved before times were kept.
    std::optional<qint64> elapsedMs;
    int hints = 0;
    /// The share of the blank cells that a started game has filled.
    int percent = 0;
    /// When it was played last, in milliseconds since 1970; 0 if that is not known.
    qint64 playedMs = 0;
    /// A started game: its name among the saved games, and the digits on its board.
    QString game, digits;
    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

} // namespace ninefold::session
