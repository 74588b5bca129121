// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/verdict.h"

#include <QObject>

namespace ninefold::game {
class Game;
class InputMode;
} // namespace ninefold::game

namespace ninefold::session {

class Announcer;
class EngineSession;
class OpenedGames;
class Preferences;

/// Lets the player type a puzzle in: an empty board, and with each digit a sentence that says whether it can be
/// played already.
class PuzzleEntry : public QObject {
    Q_OBJECT

public:
    PuzzleEntry(const game::Game& game, game::InputMode& mode, const EngineSession& engine, OpenedGames& games,
                const Preferences& preferences, Announcer& announcer);

    /// Starts with an empty board.
    void begin();
    /// Starts a game with the puzzle that was typed in.
    void startGame();

private:
    void report(const solve::Verdict& verdict);
    QString sentenceOf(const solve::Verdict& verdict) const;

    const game::Game& game_;
    game::InputMode& mode_;
    OpenedGames& games_;
    const Preferences& preferences_;
    Announcer& announcer_;
};

} // namespace ninefold::session
