// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"
#include "app/session/announcer.h"
#include "app/session/work/enginesession.h"
#include "app/session/work/logicsession.h"
#include "app/store/keeper.h"
#include "app/store/settings.h"
#include "app/store/solvedlist.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace ninefold::session {

/// The session of one window without its widgets: the game and the player's input, the engine, the saved games, the
/// settings, and the ways in which puzzles come in.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    Announcer& announcer() { return announcer_; }
    game::Game& game() { return game_; }
    game::Hand& hand() { return hand_; }
    store::SavedGames& savedGames() { return savedGames_; }
    const store::SolvedList& solvedList() const { return solved_; }
    EngineSession& engine() { return engine_; }
    LogicSession& logic() { return logic_; }
    /// The question for the logic solver: the current position, the chosen techniques, and whether the solution is
    /// unique.
    LogicQuestion logicQuestion() const;
    /// Why hints are not possible now, as one sentence; empty if they are.
    QString whyNoLogic() const;

    const store::Settings& settings() const { return settings_; }
    void setSettings(const store::Settings& settings);

    /// Opens the last game, or an easy puzzle if there is none. True at the very first start.
    bool resume();
    /// Starts a game with a new puzzle of this level once the engine has made one.
    void newGame(rating::Level level);
    /// Cancels the making of a puzzle; the current game continues.
    void cancelMaking();
    bool isMaking() const { return engine_.isGenerating(); }
    /// Starts a game. The previous one stays among the saved games.
    void play(const formats::Puzzle& puzzle);
    /// Starts with an empty board on which the player types a puzzle in.
    void enterOwn();
    /// Is the player still typing a puzzle in? Such a game has no givens.
    bool isEntering() const { return game_.isEntering(); }
    /// Starts a game with the puzzle that was typed in.
    void playOwn();
    /// Returns to the previous game.
    void undoGame();
    /// Opens a saved game. Returns false if that fails: then a message says why, and the current game continues.
    bool fetch(const QString& game);

    // Undo at the first move of a game returns to the previous game.
    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;

    /// Compares the board with the rules and the solution, and reports the result.
    void check();
    /// Undoes the moves back to before the first mistake.
    void goBeforeMistake();
    /// Fills in the solution, as one move.
    void solveNow();
    /// The puzzle as the solvers get it: the givens, and the candidates if they belong to the puzzle.
    Grid puzzleGrid() const;
    bool candidatesBind() const { return game_.about().marksBind; }
    /// The same, for a caller that has already counted the help.
    void undoMistakes();
    /// The engine's verdict on the puzzle; empty while it is being examined.
    const std::optional<solve::Verdict>& verdict() const { return verdict_; }
    /// The solution; empty if it is unknown, or there is none or more than one.
    const std::optional<generator::Solution>& solution() const { return solution_; }
    int timesHelped() const { return keeper_.timesHelped(); }
    void countHelp();

    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// Stops the clock while the board cannot be seen, as in a minimised window.
    void setAway(bool away);

    /// Writes what is not written with every move: the playing time.
    void saveNow();

    /// Zooms the board by steps; 0 fits it into the window.
    void zoomBy(int steps);

    /// Starts a branch, or keeps the one that is being tried.
    void toggleBranch();
    /// Writes the marks of the highlighted digit into all cells.
    void fillHighlighted();

signals:
    void settingsChanged(const ninefold::store::Settings& settings);
    void solutionChanged();
    void pausedChanged(bool paused);
    /// The clock was started or stopped.
    void clockTurned();
    /// The games that undo and redo can go to have changed.
    void trailChanged();
    /// The engine started to make a puzzle; the sentence says which.
    void makingStarted(const QString& sentence);
    /// The new puzzle is on the board, was cancelled, or could not be made.
    void makingEnded();
    void branchStarted();

private:
    void useSettings();
    void stopMaking();
    void begin(const formats::Puzzle& puzzle, int timesHelped = 0);
    void show(const store::Recovered& recovered);
    bool bring(const QString& game);
    void forget(const QString& game);
    void goAlong(int place);
    void turnClock();
    void watchBranch();
    void takeVerdict(const solve::Verdict& verdict);
    QString sentenceOfOwn(const solve::Verdict& verdict) const;
    void askAboutOwn(const solve::Verdict& verdict);
    void reportMistakes(const QString& sentence);

    Announcer announcer_;
    store::Settings settings_;
    game::Game game_;
    game::Hand hand_;
    store::SavedGames savedGames_;
    store::SolvedList solved_;
    /// True while the program itself fills in the solution.
    bool givenAway_ = false;
    store::Keeper keeper_;
    EngineSession engine_;
    LogicSession logic_;
    std::optional<generator::Solution> solution_;
    std::optional<solve::Verdict> verdict_;
    /// The games of this session in the order in which they were opened, and the index of the current one.
    QStringList trail_;
    int trailAt_ = -1;
    QTimer saving_;
    bool paused_ = false;
    bool away_ = false;
};

} // namespace ninefold::session
