// SPDX-License-Identifier: MIT
#include "app/paper/picture.h"

#include "app/board/painter.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace ninefold {
namespace {

/// A drawing has no size of its own; this is what its coordinates go up to.
constexpr int kSvgSide = 900;
/// The names take room on the left and above; as much is left free on the other sides.
constexpr qreal kMargin = 1 / 30.0;

void paintSquare(QPaintDevice& device, const Frame& frame, int side) {
    QPainter painter(&device);
    painter.fillRect(QRect(0, 0, side, side), Qt::white);
    const qreal margin = side * kMargin;
    paintOnPaper(painter, frame, QRectF(0, 0, side - margin, side - margin));
}

} // namespace

Frame withoutHand(Frame frame) {
    frame.selected = {};
    frame.peers = {};
    frame.lit = {};
    frame.litDigit = 0;
    frame.cursor = -1;
    return frame;
}

void paintOnPaper(QPainter& painter, const Frame& frame, const QRectF& area) {
    BoardPainter board(Theme::of(ThemeKind::Light), QGuiApplication::font());
    board.setGeometry(BoardGeometry(area.size(), 1, true));
    painter.save();
    painter.translate(area.topLeft());
    board.paint(painter, frame);
    painter.restore();
}

QByteArray pngOf(const Frame& frame, int side) {
    QImage image(side, side, QImage::Format_RGB32);
    if (image.isNull()) return {};
    paintSquare(image, frame, side);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svgOf(const Frame& frame) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({kSvgSide, kSvgSide});
    svg.setViewBox(QRect(0, 0, kSvgSide, kSvgSide));
    svg.setTitle(QStringLiteral("Sudoku"));
    paintSquare(svg, frame, kSvgSide);
    return bytes;
}

} // namespace ninefold
