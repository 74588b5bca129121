// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/new/playchoice.h"
#include "engine/core/cells.h"
#include "engine/generator/symmetry.h"

namespace ninefold::dialogs {

/// Paints which cells are givens, as a small board.
void paintGivens(QPainter& painter, const QRect& area, const QWidget* widget, Cells givens);

/// A symmetry of the givens to choose: the givens of a puzzle that has it, and its name.
class SymmetryTile : public PlayChoice {
    Q_OBJECT

public:
    SymmetryTile(generator::Symmetry symmetry, QWidget* parent);

    generator::Symmetry symmetry() const { return symmetry_; }
    /// The givens of the picture.
    Cells givens() const { return givens_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    generator::Symmetry symmetry_;
    Cells givens_;
};

} // namespace ninefold::dialogs
