// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/generator/symmetry.h"

#include <QRadioButton>

namespace ninefold::dialogs {

/// Paints which cells are givens, as a small board.
void paintGivens(QPainter& painter, const QRect& area, const QWidget* widget, Cells givens);

/// A symmetry of the givens to choose: the givens of a puzzle that has it, and its name.
class SymmetryTile : public QRadioButton {
    Q_OBJECT

public:
    SymmetryTile(generator::Symmetry symmetry, QWidget* parent);

    generator::Symmetry symmetry() const { return symmetry_; }
    /// The givens of the picture.
    Cells givens() const { return givens_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The player wants to play at once.
    void playWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool hitButton(const QPoint& point) const override { return rect().contains(point); }

private:
    generator::Symmetry symmetry_;
    Cells givens_;
};

} // namespace ninefold::dialogs
