// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/puzzlestock.h"

#include "engine/generator/maker.h"
#include "engine/rating/level.h"

#include <QObject>

namespace ninefold::game {
class Game;
class PlayerInput;
} // namespace ninefold::game

namespace ninefold::session {

class Announcer;
class EngineSession;
class OpenedGames;
struct PuzzleRequest;

/// Starts a game with a new puzzle: at once with one that was made ahead, or else has the engine make one. The current
/// game continues meanwhile; another game on the board ends the making. After each new game the next puzzles are made
/// ahead.
class PuzzleMaker : public QObject {
    Q_OBJECT

public:
    PuzzleMaker(const game::Game& game, game::PlayerInput& input, EngineSession& engine, OpenedGames& games,
                Announcer& announcer);

    void make(rating::Level level) { makeSpecified({.level = level}); }
    /// The specification must not be known to be impossible.
    void makeSpecified(const generator::PuzzleSpec& spec);
    /// The same for a request.
    void makeRequested(const PuzzleRequest& request);
    void cancel();
    bool isMaking() const;

    /// What is made ahead.
    PuzzleStock& stock() { return stock_; }
    /// Has puzzles made ahead, also one of this kind.
    void makeAhead(const generator::PuzzleSpec& spec);

signals:
    /// The engine started to make a puzzle; the sentence says which. Not for one that was made ahead.
    void makingStarted(const QString& sentence);
    /// The tries so far, and how many there will be at most.
    void makingAdvanced(qint64 tried, qint64 most);
    /// The new puzzle is on the board, was cancelled, or could not be made.
    void makingEnded();
    /// No puzzle of the kind was found. It follows makingEnded.
    void makingFailed();

private:
    void begin(const generator::PuzzleSpec& spec, bool fillsCandidates);
    void stop();
    void takePuzzle(const generator::PuzzleSpec& spec, quint64 seed, const generator::GeneratedPuzzle& made);
    void reportFailure(const generator::PuzzleSpec& spec);
    void play(const generator::GeneratedPuzzle& made, quint64 seed);

    game::PlayerInput& input_;
    EngineSession& engine_;
    OpenedGames& games_;
    Announcer& announcer_;
    PuzzleStock stock_;
    /// The next game starts with all candidates.
    bool fillsCandidates_ = false;
};

} // namespace ninefold::session
