// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/maker.h"
#include "engine/rating/level.h"

#include <QObject>

namespace ninefold::game {
class Game;
}

namespace ninefold::session {

class Announcer;
class EngineSession;
class GameTrail;

/// Has the engine make a new puzzle of a level, and starts a game with it. The current game goes on meanwhile; another
/// game on the board ends the making.
class PuzzleMaker : public QObject {
    Q_OBJECT

public:
    PuzzleMaker(const game::Game& game, EngineSession& engine, GameTrail& trail, Announcer& announcer);

    void make(rating::Level level);
    void cancel();
    bool isMaking() const;

signals:
    /// The engine started to make a puzzle; the sentence says which.
    void makingStarted(const QString& sentence);
    /// The new puzzle is on the board, was cancelled, or could not be made.
    void makingEnded();

private:
    void stop();
    void takePuzzle(rating::Level level, quint64 seed, const generator::GeneratedPuzzle& made);

    EngineSession& engine_;
    GameTrail& trail_;
    Announcer& announcer_;
};

} // namespace ninefold::session
