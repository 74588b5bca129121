// SPDX-License-Identifier: MIT
#include "app/widgets/board/thumbnails.h"

#include "engine/core/cells.h"

#include <QPainter>

#include <algorithm>

namespace ninefold::widgets {
namespace {

/// The height of a digit, as a share of its cell.
constexpr double kDigitShare = 0.74;

} // namespace

void Thumbnails::setLook(const Theme& theme, const QFont& font, int side, qreal pixelRatio) {
    if (theme_ == &theme && font_ == font && side_ == side && pixelRatio_ == pixelRatio && !glyphs_.isNull()) return;
    theme_ = &theme;
    font_ = font;
    side_ = side;
    pixelRatio_ = pixelRatio;
    tile_ = edge(1) + 1;
    drawGlyphs();
}

void Thumbnails::drawGlyphs() {
    glyphs_ = QPixmap((QSizeF(9 * tile_, 2 * tile_) * pixelRatio_).toSize());
    glyphs_.setDevicePixelRatio(pixelRatio_);
    glyphs_.fill(Qt::transparent);
    QPainter painter(&glyphs_);
    for (const bool given : {true, false}) {
        QFont font = font_;
        font.setPixelSize(std::max(6, qRound(tile_ * kDigitShare)));
        font.setWeight(given ? QFont::Bold : QFont::Normal);
        painter.setFont(font);
        painter.setPen((*theme_)[given ? Tone::GivenInk : Tone::OwnInk]);
        for (int digit = 1; digit <= 9; ++digit)
            painter.drawText(QRect((digit - 1) * tile_, given ? 0 : tile_, tile_, tile_),
                             Qt::AlignCenter | Qt::TextDontClip, QString::number(digit));
    }
}

void Thumbnails::paintLines(QPainter& painter, QPoint corner) const {
    for (const bool thick : {false, true})
        for (int line = 0; line <= 9; ++line) {
            if ((line % 3 == 0) != thick) continue;
            const QColor ink = (*theme_)[thick ? Tone::ThickLine : Tone::ThinLine];
            painter.fillRect(QRect(corner + QPoint(edge(line), 0), QSize(1, side_)), ink);
            painter.fillRect(QRect(corner + QPoint(0, edge(line)), QSize(side_, 1)), ink);
        }
}

void Thumbnails::paint(QPainter& painter, QPoint corner, const QString& givens, const QString& digits) const {
    painter.fillRect(QRect(corner, QSize(side_, side_)), (*theme_)[Tone::Paper]);
    if (digits.size() < kCellCount || givens.size() < kCellCount) return paintLines(painter, corner);
    const auto cornerOf = [&](int cell) { return corner + QPoint(edge(cell % 9), edge(cell / 9)); };
    for (int cell = 0; cell < kCellCount; ++cell)
        if (givens[cell] != u'.')
            painter.fillRect(QRect(cornerOf(cell), QSize(tile_ + 1, tile_ + 1)), (*theme_)[Tone::GivenPaper]);
    paintLines(painter, corner);
    for (int cell = 0; cell < kCellCount; ++cell) {
        const int digit = digits[cell].unicode() - u'0';
        if (digit < 1 || digit > 9) continue;
        const QRectF from(QPointF((digit - 1) * tile_, givens[cell] != u'.' ? 0 : tile_) * pixelRatio_,
                          QSizeF(tile_, tile_) * pixelRatio_);
        painter.drawPixmap(QRectF(cornerOf(cell) + QPoint(1, 1), QSizeF(tile_, tile_)), glyphs_, from);
    }
}

} // namespace ninefold::widgets
