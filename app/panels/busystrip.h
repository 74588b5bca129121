// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QTimer;

namespace ninefold {

/// Says that something is being done which may take its time, and offers to cancel it. What is done within a moment is
/// never mentioned: a strip that flashes up and goes is only in the way.
class BusyStrip : public QFrame {
    Q_OBJECT

public:
    explicit BusyStrip(QWidget* parent = nullptr);

    /// Shows itself when `end` does not come soon.
    void begin(const QString& sentence);
    void showNow();
    void end();

signals:
    /// It came into sight.
    void shown(const QString& sentence);
    void cancelled();
    /// The keyboard should go back to the board.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* label_;
    QPushButton* cancel_;
    QTimer* delay_;
};

} // namespace ninefold
