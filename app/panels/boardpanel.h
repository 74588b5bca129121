// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/overlay.h"
#include "app/game/hand.h"
#include "app/panels/gameframe.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QTimer;
class QToolButton;

namespace ninefold {

class BoardScroller;
class BoardView;
class ElidedLabel;
class Theme;

/// The left side of the window: the board of the game, and above it one line that says what is played.
class BoardPanel : public QWidget {
    Q_OBJECT

public:
    BoardPanel(Game& game, Hand& hand, QWidget* parent = nullptr);

    BoardView* view() const { return view_; }
    void setTheme(const Theme& theme);
    void setSettings(const Settings& settings);
    /// What to compare with; nothing while it is not known.
    void setSolution(const std::optional<Solution>& solution);
    /// Drawn over the game until another takes its place; an empty one takes it away.
    void setOverlay(const Overlay& overlay);
    /// A paused game is covered.
    void setPaused(bool paused);
    void showClock();
    /// Asks at the selected cell for which digit a reason is wanted.
    void askWhy();
    /// The key that pauses; empty when there is none.
    void setPauseKey(const QString& key);

signals:
    void pauseWanted(bool paused);
    void zoomWanted(int steps);
    void stepWanted(bool forward);
    /// An answer to a question that was asked on the board.
    void said(const QString& sentence);
    /// Logic is asked why the candidate cannot be; `gone` when it is not there.
    void whyAsked(ninefold::Candidate candidate, bool gone);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showHeader();
    void connectView();
    /// All cells that have what was clicked on.
    void selectAlike(Cell cell, Digit mark, int colour);
    void alignToBoard();
    void buildHeader();
    void tellWhy(Candidate candidate, bool gone);
    QMenu* newMenu();
    void showMenu(Cell cell, Digit digit, QPoint at);
    bool typeKey(const QKeyEvent& event);
    bool typePuzzleKey(const QKeyEvent& event);

    Game& game_;
    Hand& hand_;
    Settings settings_;
    std::optional<Solution> solution_;
    Overlay overlay_;
    BoardView* view_;
    BoardScroller* scroller_;
    QHBoxLayout* line_;
    ElidedLabel* title_;
    QLabel* facts_;
    QToolButton* clock_;
    QPushButton* goOn_;
    QTimer* second_;
    bool paused_ = false;
};

} // namespace ninefold
