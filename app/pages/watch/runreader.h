// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/stops/stop.h"
#include "engine/core/cells.h"
#include "engine/core/names.h"

#include <QObject>

class QStackedWidget;
class QTextBrowser;

namespace ninefold::session {
class Analysis;
class LogicRun;
class Playback;
class RunView;
class SolverRunView;
class GuidedRuns;
} // namespace ninefold::session
namespace ninefold::solve {
struct Solver;
}
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ClauseModel;
class DecidingPanel;
class NotesPanel;
class ResolutionPanel;
class RunTabs;
class StopsPanel;
class WatchBoard;

/// What there is to read about a position of a run, beside the list of events: what is true, what was learned, why the
/// event happened, and how often everything happened. Only the visible tab is filled.
class RunReader : public QObject {
    Q_OBJECT

public:
    RunReader(RunTabs& tabs, WatchBoard& board, session::Analysis& analysis, session::Playback& playback,
              session::GuidedRuns& guided, session::SolverRunView& solver, session::LogicRun& logic, QObject* parent);

    /// Which tabs a run has: that of a solver, of logic (null) or of a played game.
    void offer(const solve::Solver* solver, bool replay);
    void setRunView(const session::RunView* view);
    void setTheme(const widgets::Theme& theme);
    void setNames(NameStyle names);
    /// The cell that the player chose: a new stop is about it at first.
    void setCell(Cell cell);
    /// The player chose this position in a list, and keeps reading there.
    void stayAt(quint64 position) { stayAt_ = position; }
    /// Fills the visible tab and draws what it explains.
    void refresh();

    /// What is read, for the same page of another window.
    struct State {
        int tab = 0;
        std::vector<session::Stop> stops;
    };
    State state() const;
    void takeStops(const State& state);
    void takeTab(const State& state);

private:
    void addTabs();
    void connectParts();
    void connectGuesses();
    /// Offers the guesses of the shown position, if it is the player's turn.
    void offerGuesses();
    QTextBrowser* newText(const QString& name);
    bool isSolver() const;
    void showNotes();
    /// The note that the event at the shown position is about; 0 for none.
    quint32 noteHere() const;
    /// At a dead end the steps to its note open by themselves, and close again after it.
    void openWhy();
    bool followsRun(const QWidget* tab) const;
    void showWhy();
    void drawStep();

    RunTabs& tabs_;
    WatchBoard& board_;
    session::Analysis& analysis_;
    session::Playback& playback_;
    session::GuidedRuns& guided_;
    session::SolverRunView& solver_;
    session::LogicRun& logic_;
    const session::RunView* runView_ = nullptr;
    const widgets::Theme* theme_;
    NameStyle names_ = NameStyle::RowColumn;
    QTextBrowser *trail_, *reason_, *counts_;
    ClauseModel* model_;
    NotesPanel* notes_;
    StopsPanel* stops_;
    DecidingPanel* deciding_;
    QStackedWidget* why_;
    ResolutionPanel* resolution_;
    /// The tab to which the reasons return that opened by themselves; null if the player opened them.
    QWidget* returnTo_ = nullptr;
    quint64 stayAt_ = 0;
    bool opening_ = false;
};

} // namespace ninefold::pages
