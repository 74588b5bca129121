// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/page.h"
#include "app/pages/watch/runexchange.h"
#include "app/pages/watch/watchplace.h"
#include "app/session/watch/deciding/guidedruns.h"
#include "app/session/watch/gamerunview.h"
#include "app/session/watch/logicrunview.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/solverrunview.h"
#include "app/session/watch/why/analysis.h"
#include "app/session/watch/why/effortwithoutnotes.h"

#include <QObject>
#include <QTimer>

namespace ninefold::store {
struct Settings;
}

namespace ninefold::pages {

class GraphPanel;
class Pointing;
class WatchBoard;
class WatchColumn;

/// The page on which a run is watched: a solver at work, or the player's own game. It connects the run with its board
/// and the lists beside it. It works on a copy of the puzzle; the game is not affected.
class WatchPage : public QObject, public Page {
    Q_OBJECT

public:
    explicit WatchPage(const PageContext& context, QObject* parent = nullptr);
    ~WatchPage() override;

    QWidget* widget() override;
    QWidget* board() override;
    void shown(bool asked) override;
    /// Stops the run. The game is as it was.
    void hidden() override;
    Needs offers() const override;
    void setTheme(const widgets::Theme& theme) override;
    std::any state() const override;
    void takeState(const std::any& state) override;

    /// Opens the page: with the replay of the current game, or with a solver.
    void open(bool replay);
    void savePictures();
    /// Watches the run of a file.
    void openRun(const QString& path) { files_.open(path); }

private:
    void connectRuns();
    void connectPage();
    void connectGraph(GraphPanel& graph);
    void connectFiles();
    /// Watches a run that was opened.
    void takeRun(const session::RunRequest& request);
    void setSettings(const store::Settings& settings);
    /// Screen readers and scripts look for the visible board by the name "Sudoku board".
    void nameBoard();
    void leave();
    void begin();
    void beginReplay();
    void beginEngine();
    void beginLogic(const Grid& puzzle);
    void beginSolver(const solve::Solver& solver, const Grid& puzzle);
    void beginRun(const session::RunRequest& request);
    void present(session::RunView& view, const QString& heading, const QString& title);
    /// Describes the keys while watching.
    QString howTo() const;
    void showGrowth();
    void showRun();
    /// Counts what solvers without notes would have needed.
    void countEffort();
    void reportEnd();

    const PageContext context_;
    session::Session& session_;
    session::EventRun run_;
    session::LogicRun logic_;
    session::GameReplay game_;
    session::Playback playback_;
    session::Analysis analysis_;
    session::EffortWithoutNotes effort_;
    session::GuidedRuns guided_;
    RunExchange files_;
    session::SolverRunView solverView_;
    session::LogicRunView logicView_;
    session::GameRunView gameView_;
    session::RunView* runView_ = nullptr;
    WatchBoard* board_;
    WatchColumn* column_;
    RunReader* reader_;
    Pointing* pointing_;
    /// Limits how often lists and curves are updated; a run reports growth with every picture.
    QTimer growthDelay_;
    WatchPlace place_;
    bool on_ = false, replay_ = false, endReported_ = false;
};

} // namespace ninefold::pages
