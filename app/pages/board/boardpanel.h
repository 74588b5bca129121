// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"
#include "app/session/frame/gameframe.h"
#include "app/session/puzzleplace.h"
#include "engine/logic/overlay.h"

#include <QWidget>

#include <optional>

class QMenu;
class QPushButton;
class QVariantAnimation;

namespace ninefold::widgets {
class BoardScroller;
class BoardView;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class BoardHeader;

/// The left side of the window: the board of the game, below one line with the name of the puzzle, its level and
/// the clock.
class BoardPanel : public QWidget {
    Q_OBJECT

public:
    BoardPanel(game::Game& game, game::PlayerInput& input, QWidget* parent = nullptr);

    widgets::BoardView* view() const { return view_; }
    /// What is above the board and around it.
    int headerHeight() const;
    void setTheme(const widgets::Theme& theme);
    void setSettings(const store::Settings& settings);
    /// Where the puzzle is in its list; empty if it is in none.
    void setPlace(const std::optional<session::ListPlace>& place);
    /// The solution that digits are compared with; nullopt while it is not known.
    void setSolution(const std::optional<generator::Solution>& solution);
    /// Marks the digits in these cells as wrong, until the next move.
    void markMistakes(Cells cells);
    /// The overlay is drawn over the game until another replaces it; an empty one removes it.
    void setOverlay(const logic::Overlay& overlay);
    /// Covers the board while the game is paused.
    void setPaused(bool paused);
    /// The player has solved the puzzle: frame and clock say so. While it is celebrated the board shows no selection,
    /// and at first a light wave runs through the rows.
    void setFinished(bool finished, bool celebrated);
    void showClock();
    /// Opens a menu at the selected cell that asks for which digit the player wants a reason.
    void askWhy();
    /// The shortcut that pauses, for the tooltip; empty if there is none.
    void setPauseKey(const QString& key);

signals:
    void pauseWanted(bool paused);
    void zoomWanted(int steps);
    /// The clock has passed the player's limit.
    void limitPassed();
    void stepWanted(bool forward);
    /// A digit was written in a mode that its modifiers chose.
    void heldModeUsed();
    /// A click on the number of a link.
    void linkNumberClicked(int number);
    /// The rules alone answer the player's question why a candidate is impossible.
    void whyAnswered(const QString& sentence);
    /// The player asks why logic rules out a candidate; `gone` is true if it has been removed already.
    void whyAsked(ninefold::logic::Candidate candidate, bool gone);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void connectView();
    /// Selects all cells with the same digit, mark or colour as the one that was double-clicked.
    void selectAlike(Cell cell, Digit mark, int colour);
    void alignToBoard();
    /// In a small window there is less around the board.
    void fitToWindow();
    void explain(logic::Candidate candidate, bool gone);
    QMenu* newMenu();
    void showMenu(Cell cell, Digit digit, QPoint at);
    bool typeKey(const QKeyEvent& event);
    bool typePuzzleKey(const QKeyEvent& event);

    game::Game& game_;
    game::PlayerInput& input_;
    store::Settings settings_;
    std::optional<generator::Solution> solution_;
    logic::Overlay overlay_;
    /// Where a check has found wrong digits.
    Cells marked_;
    widgets::BoardView* view_;
    widgets::BoardScroller* scroller_;
    BoardHeader* header_;
    QPushButton* resume_;
    bool paused_ = false, small_ = false;
    bool finished_ = false, celebrated_ = false;
    QVariantAnimation* wave_;
};

} // namespace ninefold::pages
