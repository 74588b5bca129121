// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QTimer;

namespace ninefold::widgets {

/// Reports work that may take long, and offers to cancel it. It appears only after a delay, because a strip that
/// flashes up for short work would only distract.
class BusyStrip : public QFrame {
    Q_OBJECT

public:
    explicit BusyStrip(QWidget* parent = nullptr);

    /// Shows the strip if `end` is not called soon.
    void begin(const QString& sentence);
    void showNow();
    void end();

signals:
    /// The strip became visible.
    void workShown(const QString& sentence);
    void cancelWanted();
    /// The keyboard focus should go back to the board.
    void focusReleased();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* label_;
    QPushButton* cancel_;
    QTimer* delay_;
};

} // namespace ninefold::widgets
