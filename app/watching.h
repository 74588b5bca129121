// SPDX-License-Identifier: MIT
#pragma once

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

/// Brings runs, board and page of the watch together. While it is on it has a copy of the puzzle; the game does not
/// know of it.
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
    void setSettings(const Settings& settings);
    void setTheme(const Theme& theme);

signals:
    void leaveWanted();
    void said(const QString& sentence);

private:
    void connectPage();
    void begin();
    void beginLogic(const Grid& puzzle);
    void beginSolver(const Solver& solver, const Grid& puzzle);
    void play(Show& show, const QString& title);
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
    Playback playback_;
    SolverShow solverShow_;
    LogicShow logicShow_;
    Show* show_ = nullptr;
    WatchBoard* board_;
    WatchPage* page_;
    QTextBrowser *trail_, *lessons_, *why_;
    const Theme* theme_;
    /// A run tells of itself with every picture; lists and curves need that less often.
    QTimer refresh_;
    bool on_ = false;
};

} // namespace ninefold
