// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"

#include <QByteArray>
#include <QRectF>
#include <QStringList>

class QFont;
class QPainter;

namespace ninefold {

/// A frame as it belongs on paper: without where the player's hand is.
Frame withoutHand(Frame frame);

/// Paints a board in the light theme as large as the area allows; works in the device's own pixels. The painter is that
/// of the window: what is on paper is what was on the screen, whatever theme the player likes.
void paintOnPaper(QPainter& painter, const Frame& frame, const QRectF& area);

/// A board as it was on the screen, with what is to be said of it above and below.
struct CaptionedBoard {
    Frame frame;
    QString title, caption;
    ThemeKind theme = ThemeKind::Light;
};

/// A picture file of this many pixels from left to right, a little higher than wide: all of one width have one size,
/// whatever they say. Empty when it could not be made.
QByteArray captionedPng(const CaptionedBoard& board, int width);
QByteArray captionedSvg(const CaptionedBoard& board);
/// Where its caption stands, below the board.
QRectF captionArea(int width);
/// A text in as many whole lines as there is room for, one at least; the last ends in dots where more would follow.
QStringList linesThatFit(const QString& text, const QFont& font, QSizeF room);

/// A square picture file of this many pixels a side. Empty when it could not be made.
QByteArray pngOf(const Frame& frame, int side);
/// Without hard edges at any size.
QByteArray svgOf(const Frame& frame);

} // namespace ninefold
