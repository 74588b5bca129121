// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"

#include <QByteArray>
#include <QRectF>

class QPainter;

namespace ninefold {

/// A frame as it belongs on paper: without where the player's hand is.
Frame withoutHand(Frame frame);

/// Paints a board in the light theme as large as the area allows; works in the device's own pixels. The painter is that
/// of the window: what is on paper is what was on the screen, whatever theme the player likes.
void paintOnPaper(QPainter& painter, const Frame& frame, const QRectF& area);

/// A square picture file of this many pixels a side. Empty when it could not be made.
QByteArray pngOf(const Frame& frame, int side);
/// Without hard edges at any size.
QByteArray svgOf(const Frame& frame);

} // namespace ninefold
