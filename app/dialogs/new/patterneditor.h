// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <QWidget>

#include <vector>

namespace ninefold::dialogs {

/// A small board on which the player paints the cells that are to be givens: with the mouse, or with the arrow keys and
/// Space.
class PatternEditor : public QWidget {
    Q_OBJECT

public:
    explicit PatternEditor(QWidget* parent);

    void setPattern(Cells pattern);
    Cells pattern() const { return pattern_; }
    /// Cells that are painted together.
    void setOrbits(std::vector<Cells> orbits) { orbits_ = std::move(orbits); }

    QSize sizeHint() const override { return {kSize, kSize}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void patternPainted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int kCell = 17, kSize = 9 * kCell + 1;

    Cell cellAtPlace(QPoint place) const;
    void paintCell(Cell cell);
    void moveTo(Cell cell);
    void describe();

    Cells pattern_;
    std::vector<Cells> orbits_;
    Cell cursor_ = 40;
    /// What the mouse that is held down does: paint or erase.
    bool paints_ = true;
};

} // namespace ninefold::dialogs
