// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/theme.h"
#include "engine/logic/frame.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QStringList>

class QFont;
class QPainter;

namespace ninefold::widgets {

/// Removes the cursor, the selection and the highlights from a frame, for paper.
logic::Frame withoutSelection(logic::Frame frame);

/// Paints a board in the light theme, as large as the area allows, in device pixels. It uses the painter of the
/// window, so the paper shows the same as the screen, in every theme. `names` are those of rows and columns.
void paintOnPaper(QPainter& painter, const logic::Frame& frame, const QRectF& area, bool names = true);

/// A board as shown on the screen, with texts above and below it.
struct CaptionedBoard {
    logic::Frame frame;
    QString title, caption;
    ThemeKind theme = ThemeKind::Light;
};

/// Makes a PNG file of this width in pixels, a little higher than wide. All pictures of one width have the same
/// size, also with long texts. Empty if that fails.
QByteArray captionedPng(const CaptionedBoard& board, int width);
QImage captionedImage(const CaptionedBoard& board, int width);
QByteArray captionedSvg(const CaptionedBoard& board);
/// The rectangle of its caption, below the board.
QRectF captionArea(int width);
/// Breaks a text into as many complete lines as fit, at least one. The last one ends in dots if the text continues.
QStringList linesThatFit(const QString& text, const QFont& font, QSizeF room);

/// Makes a square PNG file with this side in pixels. Empty if that fails.
QByteArray pngOf(const logic::Frame& frame, int side);
/// The same without names beside the board, which would be too small to read.
QByteArray thumbnailPng(const logic::Frame& frame, int side);
/// Makes an SVG file, which is sharp at any size.
QByteArray svgOf(const logic::Frame& frame);

} // namespace ninefold::widgets
