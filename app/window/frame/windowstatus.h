// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QLabel;

namespace ninefold::widgets {
class StatusLine;
}

namespace ninefold::window {

/// The lower edge of the window: the status line, and at its end the name of the selected cell or, in another room,
/// what is shown there.
class WindowStatus : public QStatusBar {
    Q_OBJECT

public:
    explicit WindowStatus(QWidget* window);

    widgets::StatusLine& line() const { return *line_; }
    QLabel& cellName() const { return *cellName_; }
    void setRoomSummary(const QString& summary);
    /// The room of the puzzle is open, or another one.
    void showPuzzle(bool puzzle);

protected:
    /// What a menu entry does, while it is highlighted, is in the status line, where all other sentences are.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    widgets::StatusLine* line_;
    QLabel* cellName_;
    QLabel* roomSummary_;
};

} // namespace ninefold::window
