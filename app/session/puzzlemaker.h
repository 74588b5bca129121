// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/puzzlestock.h"

#include "engine/generator/maker.h"
#include "engine/rating/level.h"

#include <QObject>

namespace ninefold::game {
class Game;
}

namespace ninefold::session {

class Announcer;
class EngineSession;
class OpenedGames;

/// Starts a game with a new puzzle: at once with one that was made ahead, or else has the engine make one. The current
/// game continues meanwhile; another game on the board ends the making. After each new game the next puzzles are made
/// ahead.
class PuzzleMaker : public QObject {
    Q_OBJECT

public:
    PuzzleMaker(const game::Game& game, EngineSession& engine, OpenedGames& games, Announcer& announcer);

    void make(rating::Level level) { makeSpecified({.level = level}); }
    /// The specification must not be known to be impossible.
    void makeSpecified(const generator::PuzzleSpec& spec);
    void cancel();
    bool isMaking() const;

    /// What is made ahead. A dialog that offers new puzzles may have it filled.
    PuzzleStock& stock() { return stock_; }

signals:
    /// The engine started to make a puzzle; the sentence says which. Not for one that was made ahead.
    void makingStarted(const QString& sentence);
    /// The new puzzle is on the board, was cancelled, or could not be made.
    void makingEnded();

private:
    void stop();
    void takePuzzle(const generator::PuzzleSpec& spec, quint64 seed, const generator::GeneratedPuzzle& made);
    void reportFailure(const generator::PuzzleSpec& spec);
    void play(const generator::GeneratedPuzzle& made, quint64 seed);

    EngineSession& engine_;
    OpenedGames& games_;
    Announcer& announcer_;
    PuzzleStock stock_;
};

} // namespace ninefold::session
