// SPDX-License-Identifier: MIT
// Lays digits out once per size and then only places them: a full board of marks has hundreds of digits, and each
// paint would otherwise lay out the same nine characters again.
#include "app/widgets/board/lettering.h"

#include "app/widgets/board/cellparts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

#include <cassert>
#include <utility>

namespace ninefold::widgets {

Lettering::Lettering(const QFont& base, qreal pixels, bool bold, QChar first)
    : font_(base), pixels_(pixels), first_(first) {
    font_.setPixelSize(qMax(1, qRound(pixels)));
    font_.setBold(bold);
    font_.setKerning(false);
}

const Lettering::Digits& Lettering::digits() const {
    if (digits_) return *digits_;
    auto laid = std::make_shared<Digits>();
    const QFontMetricsF metrics(font_);
    // The middle of a digit is half the cap height above the baseline.
    laid->lift = metrics.ascent() - metrics.capHeight() / 2;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        QStaticText& text = laid->texts[digit - 1];
        const QString character = QChar(first_.unicode() + digit - 1);
        text.setText(character);
        text.setTextFormat(Qt::PlainText);
        text.setPerformanceHint(QStaticText::AggressiveCaching);
        text.prepare({}, font_);
        laid->widths[digit - 1] = metrics.horizontalAdvance(character);
    }
    digits_ = std::move(laid);
    return *digits_;
}

void Lettering::draw(QPainter& painter, QPointF centre, Digit digit) const {
    assert(digit >= 1 && digit <= kDigitCount);
    const Digits& all = digits();
    painter.setFont(font_);
    painter.drawStaticText(QPointF(centre.x() - all.widths[digit - 1] / 2, centre.y() - all.lift),
                           all.texts[digit - 1]);
}

void Lettering::drawText(QPainter& painter, QPointF centre, const QString& text, qreal width) const {
    QFont font = font_;
    const qreal natural = QFontMetricsF(font).horizontalAdvance(text);
    // A long note shrinks so that it does not reach into the next cell.
    if (natural > width) font.setPixelSize(qMax(1, qFloor(font.pixelSize() * width / natural)));
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.drawText(QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y() + metrics.capHeight() / 2),
                     text);
}

namespace {

/// On a screen the names stay small beside the digits of a large board. On paper, where a cell has hundreds of pixels,
/// they grow with it.
qreal namePixels(qreal cellSize) {
    constexpr qreal kShare = 0.19, kSmallest = 9, kLargest = 22, kPaper = 180;
    return cellSize > kPaper ? cellSize * kShare : qBound(kSmallest, cellSize * kShare, kLargest);
}

QFont italic(QFont font) {
    font.setItalic(true);
    return font;
}

} // namespace

LetteringSet::LetteringSet(const QFont& base, qreal cellSize)
    : given(base, cellSize * 0.53, true),
      own(base, cellSize * 0.53, false),
      solver(italic(base), cellSize * 0.53, false),
      chosen(italic(base), cellSize * 0.53, true),
      candidate(base, cellSize * 0.21, false),
      litCandidate(base, cellSize * 0.22, true),
      tightCandidate(base, cellSize * 0.165, false),
      corner(base, cellSize * kCornerHeight, false),
      centre(base, cellSize * kCentreHeight, false),
      name(base, namePixels(cellSize), false),
      level(base, qMax(8.0, cellSize * 0.16), false),
      number(base, qMax(8.0, cellSize * 0.15), true) {}

LetteringSet LetteringSet::ofLetters(const QFont& base, qreal cellSize, int columns) {
    LetteringSet set(base, cellSize);
    const qreal share = columns == 1 ? 0.36 : columns == 2 ? 0.3 : 0.22;
    set.given = Lettering(base, cellSize * 0.53, true, u'A');
    set.candidate = Lettering(base, cellSize * share, false, u'A');
    set.litCandidate = Lettering(base, cellSize * share, true, u'A');
    return set;
}

} // namespace ninefold::widgets
