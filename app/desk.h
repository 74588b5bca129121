// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"
#include "app/store/keeper.h"
#include "app/store/settings.h"
#include "app/store/solvedlist.h"
#include "app/work/enginesession.h"
#include "app/work/logicsession.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace ninefold {

/// What lies on the desk, without any widget: the game and the player's hand, the engine, the shelf of games,
/// the settings, and the ways in which puzzles come in.
class Desk : public QObject {
    Q_OBJECT

public:
    explicit Desk(QObject* parent = nullptr);
    ~Desk() override;

    Game& game() { return game_; }
    Hand& hand() { return hand_; }
    Shelf& shelf() { return shelf_; }
    const SolvedList& solvedList() const { return solved_; }
    EngineSession& engine() { return engine_; }
    LogicSession& logic() { return logic_; }
    /// The position of the game, the techniques that the player has chosen, and whether there is one solution.
    LogicQuestion logicQuestion() const;
    /// Why logic has nothing to say of this game now, in one sentence; empty when it has.
    QString whyNoLogic() const;

    const Settings& settings() const { return settings_; }
    void setSettings(const Settings& settings);

    /// The last game, or an easy puzzle where there is none. True when it is the very first start.
    bool resume();
    /// A puzzle of this level, as soon as the engine has made one.
    void newGame(Level level);
    /// The puzzle that is being made is not wanted any more: the game on the board goes on.
    void cancelMaking();
    bool isMaking() const { return engine_.isGenerating(); }
    /// Begins a game. The one before stays on the shelf.
    void play(const Puzzle& puzzle);
    /// Begins with an empty board, to type a puzzle in.
    void enterOwn();
    /// A game without givens is one that is still being typed in.
    bool isEntering() const { return game_.isEntering(); }
    /// What was typed in becomes the puzzle.
    void playOwn();
    /// Back to the game before this one.
    void undoGame();
    /// Goes on with a game of the shelf. False when it cannot be had: then the reason is said, and the game on the
    /// board goes on as before.
    bool fetch(const QString& game);

    // Undo goes back beyond the beginning of a game into the one before.
    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;

    /// Compares the board with the rules and the solution, and says what it finds.
    void check();
    /// Undoes the moves since the last right position.
    void goBeforeSlip();
    /// Writes the solution on the board, as one move.
    void solveNow();
    /// The puzzle as the solvers get it: the givens, and the candidates where they belong to the puzzle.
    Grid puzzleGrid() const;
    bool candidatesBind() const { return game_.about().marksBind; }
    /// The same for somebody who has been counted as helped already.
    void undoSlips();
    /// What the engine said of the puzzle; nothing while it looks at it.
    const std::optional<Verdict>& verdict() const { return verdict_; }
    /// What is known of the solution; nothing when there is none or more than one.
    const std::optional<Solution>& solution() const { return solution_; }
    int timesHelped() const { return keeper_.timesHelped(); }
    void countHelp();

    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// Nobody looks at the board, as while the window is minimised: the clock rests.
    void setAway(bool away);

    /// Writes down what is not written at once: how long the game has been played.
    void saveNow();

    /// Makes the board larger or smaller by steps; 0 fits it into the window.
    void zoomBy(int steps);

    /// Begins a branch, or keeps the one that is being tried.
    void toggleBranch();
    /// Marks of the digit that is highlighted, in the whole puzzle.
    void fillHighlighted();

signals:
    void settingsChanged(const ninefold::Settings& settings);
    void solutionChanged();
    void pausedChanged(bool paused);
    /// The clock runs, or rests.
    void clockTurned();
    /// There are other games to go back or forward to.
    void trailChanged();
    /// A new puzzle is being made; one sentence says which.
    void makingStarted(const QString& sentence);
    /// It is on the board, or nothing comes of it.
    void makingEnded();
    /// What can be told of the puzzle that is being typed in.
    void ownChanged(const QString& sentence);
    /// The check found digits that differ from the solution.
    void slipsFound(const QString& sentence);
    /// The board shows that the branch cannot be right.
    void branchDied(const QString& sentence);
    /// Something went wrong, in one sentence.
    void problem(const QString& sentence);
    /// Something happened, in one sentence.
    void said(const QString& sentence);

private:
    void useSettings();
    void stopMaking();
    void begin(const Puzzle& puzzle, int timesHelped = 0);
    void show(const Recovered& recovered);
    bool bring(const QString& game);
    void forget(const QString& game);
    void goAlong(int place);
    void turnClock();
    void watchBranch();
    void takeVerdict(const Verdict& verdict);
    QString sentenceOfOwn(const Verdict& verdict) const;

    Settings settings_;
    Game game_;
    Hand hand_;
    Shelf shelf_;
    SolvedList solved_;
    /// While the program itself puts the solution on the board.
    bool givenAway_ = false;
    Keeper keeper_;
    EngineSession engine_;
    LogicSession logic_;
    std::optional<Solution> solution_;
    std::optional<Verdict> verdict_;
    /// The games of this session in the order in which they were begun, and where in it we are.
    QStringList trail_;
    int trailAt_ = -1;
    QTimer saving_;
    bool paused_ = false;
    bool away_ = false;
};

} // namespace ninefold
