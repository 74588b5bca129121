// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/theme.h"

#include <QFont>
#include <QPixmap>
#include <QPoint>

class QPainter;
class QString;

namespace ninefold::widgets {

/// Paints small boards, a hundred of them in one frame: each digit is drawn once and then copied.
class Thumbnails {
public:
    /// Boards have this side from now on, in logical pixels.
    void setLook(const Theme& theme, const QFont& font, int side, qreal pixelRatio);
    int side() const { return side_; }

    /// Both texts have 81 characters; where `givens` has a digit, it is part of the puzzle.
    void paint(QPainter& painter, QPoint corner, const QString& givens, const QString& digits) const;

private:
    int edge(int line) const { return (side_ - 1) * line / 9; }
    void drawGlyphs();
    void paintLines(QPainter& painter, QPoint corner) const;

    const Theme* theme_ = nullptr;
    QFont font_;
    int side_ = 0, tile_ = 0;
    qreal pixelRatio_ = 1;
    /// The digits 1 to 9 as givens, and below them as the player's.
    QPixmap glyphs_;
};

} // namespace ninefold::widgets
