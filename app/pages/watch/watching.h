// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/gameshow.h"
#include "app/session/watch/logicshow.h"
#include "app/session/watch/solvershow.h"
#include "app/session/work/playback.h"

#include <QObject>
#include <QTimer>

class QTextBrowser;

namespace ninefold {

class Session;
class Theme;
class WatchBoard;
class WatchPage;
struct Settings;

/// Connects a run (a solver at work, or the player's own game) with the watched board and its page. It works on a
/// copy of the puzzle; the game is not affected.
class Watching : public QObject {
    Q_OBJECT

public:
    explicit Watching(Session& session, QObject* parent = nullptr);
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
    const Show* show() const { return show_; }
    quint64 position() const { return playback_.position(); }
    void setSettings(const Settings& settings);
    void setTheme(const Theme& theme);

signals:
    void leaveWanted();
    void picturesWanted();
    void said(const QString& sentence);

private:
    void connectPage();
    void begin();
    void beginReplay();
    void beginEngine();
    void beginLogic(const Grid& puzzle);
    void beginSolver(const Solver& solver, const Grid& puzzle);
    void play(Show& show, const QString& title);
    /// Describes the keys while watching.
    QString howTo() const;
    void refresh();
    void showRun();
    QTextBrowser* addText(const QString& title);
    /// Fills the visible text page and draws what it explains.
    void showText();
    /// Goes back to the last event that concerned this cell.
    void pointAt(Cell cell);

    Session& session_;
    EventRun run_;
    LogicRun logic_;
    GameReplay game_;
    Playback playback_;
    SolverShow solverShow_;
    LogicShow logicShow_;
    GameShow gameShow_;
    Show* show_ = nullptr;
    WatchBoard* board_;
    WatchPage* page_;
    QTextBrowser *trail_, *lessons_, *why_;
    const Theme* theme_;
    /// Limits how often lists and curves are updated; a run reports growth with every picture.
    QTimer refresh_;
    bool on_ = false, replay_ = false;
    int explain_;
};

} // namespace ninefold
