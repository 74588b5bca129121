// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"
#include "app/session/puzzleplace.h"
#include "app/store/settings.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace ninefold::widgets {
class ElidedLabel;
class LevelShape;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

/// The line above the board: the name of the puzzle, its level, what is known about it, and the clock, which pauses.
class BoardHeader : public QWidget {
    Q_OBJECT

public:
    explicit BoardHeader(const game::Game& game, QWidget* parent = nullptr);

    void setSettings(const store::Settings& settings);
    void setTheme(const widgets::Theme& theme);
    /// Where the puzzle is in its list; empty if it is in none.
    void setPlace(const std::optional<session::ListPlace>& place);
    void setPaused(bool paused);
    /// A solved puzzle has a green tick beside the clock.
    void setFinished(bool finished);
    /// In a small window the line is in the size of other text.
    void setSmall(bool small);
    /// Aligns the line to the board, which keeps these distances from the edges of this widget.
    void setMargins(int left, int right);
    /// The shortcut that pauses, for the tooltip; empty if there is none.
    void setPauseKey(const QString& key);
    /// Shows the puzzle and its clock as they are now.
    void refresh();
    void showClock();

signals:
    void pauseWanted(bool paused);
    /// The clock has passed the player's limit.
    void limitPassed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void style();
    /// Gives the name its room; what else is known about the puzzle gets the rest.
    void fit();
    void showPauseIcon();
    QString factsText() const;
    QString clockText();

    const game::Game& game_;
    store::Settings settings_;
    std::optional<session::ListPlace> place_;
    QHBoxLayout* line_;
    widgets::LevelShape* level_;
    widgets::ElidedLabel* title_;
    widgets::ElidedLabel* facts_;
    QLabel* tick_;
    QToolButton* clock_;
    QTimer* second_;
    bool small_ = false, paused_ = false, finished_ = false;
    /// Was there time left when the clock was shown last?
    bool hadTime_ = false;
};

} // namespace ninefold::pages
