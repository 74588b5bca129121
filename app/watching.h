// SPDX-License-Identifier: MIT
#pragma once

#include "app/panels/watch/gameshow.h"
#include "app/panels/watch/logicshow.h"
#include "app/panels/watch/solvershow.h"
#include "app/work/playback.h"

#include <QObject>
#include <QTimer>

class QTextBrowser;

namespace ninefold {

class Desk;
class Theme;
class WatchBoard;
class WatchPage;
struct Settings;

/// Brings what is watched, a solver at work or one's own game, together with board and page. While it is on it has a
/// copy of the puzzle; the game does not know of it.
class Watching : public QObject {
    Q_OBJECT

public:
    explicit Watching(Desk& desk, QObject* parent = nullptr);
    ~Watching() override;

    WatchBoard* board() const { return board_; }
    WatchPage* page() const { return page_; }

    /// Begins, or ends without a trace.
    void setOn(bool on);
    bool isOn() const { return on_; }
    /// The game as it was played until now, instead of a solver.
    void setReplay(bool replay);
    bool isReplay() const { return replay_; }
    /// What is being watched; null before the first time.
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
    /// What the keys do with what is watched.
    QString howTo() const;
    void refresh();
    void showRun();
    QTextBrowser* addText(const QString& title);
    /// Fills the text that is in sight, and draws what belongs to it.
    void showText();
    /// Goes to the last event before here that was about this cell.
    void pointAt(Cell cell);

    Desk& desk_;
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
    /// A run tells of itself with every picture; lists and curves need that less often.
    QTimer refresh_;
    bool on_ = false, replay_ = false;
    int explain_;
};

} // namespace ninefold
