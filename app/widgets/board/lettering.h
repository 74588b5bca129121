// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"

#include <QFont>
#include <QStaticText>

#include <array>
#include <memory>

class QPainter;

namespace ninefold::widgets {

/// The nine digits of one font and size, laid out once: a full board of marks has 700 of them per paint. The font is
/// loaded when the first digit is drawn, because most boards show few of the letterings, and a window that opens lays
/// its board out several times.
class Lettering {
public:
    Lettering() = default;
    /// `first` is the character of digit 1.
    Lettering(const QFont& base, qreal pixels, bool bold, QChar first = u'1');

    /// Centres the digit by the cap height, not by the line height, so that digits are in the middle of their
    /// cells.
    void draw(QPainter& painter, QPointF centre, Digit digit) const;
    /// Draws several characters in one row; shrinks them if they are wider than `width`.
    void drawText(QPainter& painter, QPointF centre, const QString& text, qreal width) const;
    /// Digits smaller than nine pixels are unreadable; the painter draws a dot in their place instead.
    bool isReadable() const { return pixels_ >= 8.5; }

private:
    struct Digits {
        qreal lift = 0;
        std::array<QStaticText, kDigitCount> texts;
        std::array<qreal, kDigitCount> widths{};
    };
    const Digits& digits() const;

    QFont font_;
    qreal pixels_ = 0;
    QChar first_ = u'1';
    mutable std::shared_ptr<const Digits> digits_;
};

/// All letterings of a board with cells of one size.
struct LetteringSet {
    Lettering given, own, solver, chosen, candidate, litCandidate, tightCandidate, corner, centre, name, level, number;
    LetteringSet() = default;
    LetteringSet(const QFont& base, qreal cellSize);
    /// Letters in the place of digits, with this many candidates beside each other in a cell.
    static LetteringSet ofLetters(const QFont& base, qreal cellSize, int columns);
};

} // namespace ninefold::widgets
