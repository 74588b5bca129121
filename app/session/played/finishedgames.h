// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/played/journalgame.h"
#include "app/store/results/gameresult.h"

#include <QSet>

namespace ninefold::session {

/// A game on its way into the library.
struct PlayedGame {
    library::Game game;
    qint64 playedMs = 0;
    bool filledAtOnce = false;
};

/// Finds out how saved games ended: by the list of results, each line of which belongs to one game, that it names or
/// that fits by puzzle and time. Lines without a saved game come as further games. `solved` are puzzles that were
/// solved before there was a list.
///
/// A game that was solved stays so, also after an undo. A full board that no line knows and that was filled at once was
/// filled in by the program.
QList<PlayedGame> withResults(QList<PlayedGame> games, const QList<store::GameResult>& results,
                              const QSet<QString>& solved);

} // namespace ninefold::session
