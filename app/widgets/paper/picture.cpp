// SPDX-License-Identifier: MIT
#include "app/widgets/paper/picture.h"

#include "app/widgets/board/painter.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgGenerator>
#include <QTextLayout>
#include <QtMath>

#include <cassert>
#include <functional>

namespace ninefold::widgets {
namespace {

/// An SVG has no size in pixels; this is the range of its coordinates.
constexpr int kSvgSide = 900;
/// The margin on the right and below, equal to the room that the names take on the left and above.
constexpr qreal kMargin = 1 / 30.0;
constexpr qreal kThumbnailMargin = 1 / 64.0;

using Paint = std::function<void(QPaintDevice& device, int width)>;

QImage imageOf(QSize size, const Paint& paint) {
    QImage image(size, QImage::Format_RGB32);
    if (!image.isNull()) paint(image, size.width());
    return image;
}

QByteArray pngOf(QSize size, const Paint& paint) {
    const QImage image = imageOf(size, paint);
    if (image.isNull()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svgOf(QSize size, const Paint& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(QStringLiteral("Sudoku"));
    paint(svg, size.width());
    return bytes;
}

void paintBoard(QPainter& painter, const logic::Frame& frame, const Theme& theme, const QRectF& area,
                bool names = true) {
    BoardPainter board(theme, QGuiApplication::font());
    board.setGeometry(BoardGeometry(area.size(), 1, names));
    painter.save();
    painter.translate(area.topLeft());
    board.paint(painter, frame);
    painter.restore();
}

Paint square(const logic::Frame& frame) {
    return [&frame](QPaintDevice& device, int side) {
        QPainter painter(&device);
        painter.fillRect(QRect(0, 0, side, side), Qt::white);
        const qreal margin = side * kMargin;
        paintOnPaper(painter, frame, QRectF(0, 0, side - margin, side - margin));
    };
}

Paint thumbnail(const logic::Frame& frame) {
    return [&frame](QPaintDevice& device, int side) {
        QPainter painter(&device);
        painter.fillRect(QRect(0, 0, side, side), Qt::white);
        const qreal margin = side * kThumbnailMargin;
        QRectF area(margin, margin, side - 2 * margin, side - 2 * margin);
        // Cells are whole pixels, so the board is a little smaller than the area.
        area.moveTop(qFloor((side - BoardGeometry(area.size(), 1, false).board().height()) / 2));
        paintOnPaper(painter, frame, area, false);
    };
}

/// The letter size as a part of the width; the heights of the line above the board and of the two lines below.
constexpr qreal kLetter = 1 / 38.0, kAbove = 2 * kLetter, kBelow = 3 * kLetter;

QSize captionedSize(int width) {
    return {width, qRound(width * (1 + kAbove + kBelow))};
}

void drawLines(QPainter& painter, const QRectF& area, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    QPointF baseline(area.left(), area.top() + metrics.ascent());
    for (const QString& line : linesThatFit(text, painter.font(), area.size())) {
        painter.drawText(baseline, line);
        baseline.ry() += metrics.lineSpacing();
    }
}

Paint captioned(const CaptionedBoard& board) {
    return [&board](QPaintDevice& device, int width) {
        const Theme& theme = Theme::of(board.theme);
        const qreal margin = width * kMargin, above = width * kAbove, side = width - margin;
        QPainter painter(&device);
        painter.fillRect(QRect(QPoint(), captionedSize(width)), theme[Tone::Window]);
        paintBoard(painter, board.frame, theme, QRectF(0, above, side, side));
        QFont font = QGuiApplication::font();
        font.setPixelSize(qMax(6, qRound(width * kLetter)));
        painter.setPen(theme[Tone::Text]);
        painter.setFont(font);
        drawLines(painter, captionArea(width), board.caption);
        font.setBold(true);
        painter.setFont(font);
        // The event number is at the end of the title, so a long name is cut in the middle.
        const QString title = QFontMetricsF(font, &device).elidedText(board.title, Qt::ElideMiddle, side - margin);
        painter.drawText(QRectF(margin, 0, side - margin, above), Qt::AlignLeft | Qt::AlignVCenter, title);
    };
}

} // namespace

logic::Frame withoutSelection(logic::Frame frame) {
    frame.selected = {};
    frame.peers = {};
    frame.lit = {};
    frame.litDigit = 0;
    frame.cursor = -1;
    return frame;
}

void paintOnPaper(QPainter& painter, const logic::Frame& frame, const QRectF& area, bool names) {
    paintBoard(painter, frame, Theme::of(ThemeKind::Light), area, names);
}

QByteArray pngOf(const logic::Frame& frame, int side) {
    assert(side > 0);
    return pngOf({side, side}, square(frame));
}

QByteArray thumbnailPng(const logic::Frame& frame, int side) {
    assert(side > 0);
    return pngOf({side, side}, thumbnail(frame));
}

QByteArray svgOf(const logic::Frame& frame) {
    return svgOf({kSvgSide, kSvgSide}, square(frame));
}

QRectF captionArea(int width) {
    const qreal margin = width * kMargin, side = width - margin;
    return {margin, width * kAbove + side, side - margin, width * kBelow};
}

QStringList linesThatFit(const QString& text, const QFont& font, QSizeF room) {
    const QFontMetricsF metrics(font);
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        const int start = line.textStart();
        const bool last = (static_cast<int>(lines.size()) + 2) * metrics.lineSpacing() > room.height();
        lines << (last ? metrics.elidedText(text.mid(start), Qt::ElideRight, room.width())
                       : text.mid(start, line.textLength()));
        if (last) break;
    }
    layout.endLayout();
    return lines;
}

QByteArray captionedPng(const CaptionedBoard& board, int width) {
    assert(width > 0);
    return pngOf(captionedSize(width), captioned(board));
}

QImage captionedImage(const CaptionedBoard& board, int width) {
    assert(width > 0);
    return imageOf(captionedSize(width), captioned(board));
}

QByteArray captionedSvg(const CaptionedBoard& board) {
    return svgOf(captionedSize(kSvgSide), captioned(board));
}

} // namespace ninefold::widgets
