// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"
#include "app/widgets/keybutton.h"

#include <QTimer>

namespace ninefold::pages {

/// One of the nine digit keys. It shows what it writes in the current mode, and how many of its digit are on the board.
/// Held for a moment it highlights its digit instead of writing it.
class PadKey : public widgets::KeyButton {
    Q_OBJECT

public:
    static constexpr int kHoldMs = 400;

    PadKey(Digit digit, QWidget* parent);

    void setMode(game::EntryMode mode);
    /// The number of this digit left to place; -1 hides it.
    void setLeft(int left);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The key was held down; no click follows.
    void held();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    bool isDone() const { return left_ == 0 && mode_ == game::EntryMode::Place; }
    void paintFace(QPainter& painter) const;
    void paintSwatch(QPainter& painter) const;
    void paintLeft(QPainter& painter) const;
    bool hasPips() const;
    void paintPips(QPainter& painter) const;
    void rename();

    Digit digit_;
    game::EntryMode mode_ = game::EntryMode::Place;
    int left_ = -1;
    QTimer holding_;
};

} // namespace ninefold::pages
