// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/gameshow.h"
#include "app/session/watch/logicshow.h"
#include "app/session/watch/solvershow.h"
#include "app/session/work/playback.h"

#include <QObject>
#include <QTimer>

class QTextBrowser;

namespace ninefold::session {
class Session;
}
namespace ninefold::store {
struct Settings;
}
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class WatchBoard;
class WatchPage;

/// Connects a run (a solver at work, or the player's own game) with the watched board and its page. It works on a
/// copy of the puzzle; the game is not affected.
class Watching : public QObject {
    Q_OBJECT

public:
    explicit Watching(session::Session& session, QObject* parent = nullptr);
    ~Watching() override;

    WatchBoard* board() const { return board_; }
    WatchPage* page() const { return page_; }

    /// Starts or stops watching; stopping leaves the game as it was.
    void setOn(bool on);
    bool isOn() const { return on_; }
    /// Replays the current game instead of watching a solver.
    void setReplay(bool replay);
    bool isReplay() const { return replay_; }
    /// The show that is being watched; null before the first one.
    const session::Show* show() const { return show_; }
    quint64 position() const { return playback_.position(); }
    void setSettings(const store::Settings& settings);
    void setTheme(const widgets::Theme& theme);

signals:
    void leaveWanted();
    void picturesWanted();

private:
    void connectPage();
    void begin();
    void beginReplay();
    void beginEngine();
    void beginLogic(const Grid& puzzle);
    void beginSolver(const solve::Solver& solver, const Grid& puzzle);
    void play(session::Show& show, const QString& title);
    /// Describes the keys while watching.
    QString howTo() const;
    void refresh();
    void showRun();
    QTextBrowser* addText(const QString& title);
    /// Fills the visible text page and draws what it explains.
    void showText();
    /// Goes back to the last event that concerned this cell.
    void pointAt(Cell cell);

    session::Session& session_;
    session::EventRun run_;
    session::LogicRun logic_;
    session::GameReplay game_;
    session::Playback playback_;
    session::SolverShow solverShow_;
    session::LogicShow logicShow_;
    session::GameShow gameShow_;
    session::Show* show_ = nullptr;
    WatchBoard* board_;
    WatchPage* page_;
    QTextBrowser *trail_, *lessons_, *why_;
    const widgets::Theme* theme_;
    /// Limits how often lists and curves are updated; a run reports growth with every picture.
    QTimer refresh_;
    bool on_ = false, replay_ = false;
    int explain_;
};

} // namespace ninefold::pages
