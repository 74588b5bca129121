// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"

#include <QFont>
#include <QStaticText>

#include <array>

class QPainter;

namespace ninefold {

/// The nine digits of one face and size, laid out once: a full board of marks is 700 of them per picture.
class Lettering {
public:
    Lettering() = default;
    Lettering(const QFont& base, qreal pixels, bool bold);

    /// Centred on the middle of a capital letter, not of the line, so that digits sit in the middle of cells.
    void draw(QPainter& painter, QPointF centre, Digit digit) const;
    /// Several signs in one row; shrunk when wider than `width`.
    void drawText(QPainter& painter, QPointF centre, const QString& text, qreal width) const;
    /// Below nine pixels a digit is a blot: then a dot on its place says more.
    bool isReadable() const { return pixels_ >= 8.5; }

private:
    QFont font_;
    qreal pixels_ = 0, lift_ = 0;
    std::array<QStaticText, kDigitCount> digits_;
    std::array<qreal, kDigitCount> widths_{};
};

/// All letterings of a board with cells of one size.
struct LetteringSet {
    Lettering given, own, solver, chosen, candidate, litCandidate, tightCandidate, corner, centre, name, level;
    LetteringSet() = default;
    LetteringSet(const QFont& base, qreal cellSize);
};

} // namespace ninefold
