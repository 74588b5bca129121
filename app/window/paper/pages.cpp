// SPDX-License-Identifier: MIT
#include "app/window/paper/pages.h"

#include "app/window/paper/picture.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

namespace ninefold::window {
namespace {

/// The largest part of the page that a board may fill; people who solve on paper write in the margin.
constexpr qreal kLargestPart = 0.92;
/// The height of the title line above the board, as a part of the board's side.
constexpr qreal kTitlePart = 1 / 14.0;

/// The rectangle of a board on its page, with space around it.
QRectF placeOf(const QRectF& page, int index, PageLayout layout) {
    const int count = static_cast<int>(layout), across = count < 4 ? 1 : 2, down = count / across;
    const QSizeF part(page.width() / across, page.height() / down);
    const qreal side = std::min(part.width(), part.height() / (1 + kTitlePart)) * kLargestPart;
    const int row = index / across, column = index % across;
    const QPointF corner(column * part.width() + (part.width() - side) / 2, row * part.height());
    return {page.topLeft() + corner, QSizeF(side, side * (1 + kTitlePart))};
}

void paintBoard(QPainter& painter, const PrintedBoard& board, const QRectF& place) {
    const qreal line = place.width() * kTitlePart;
    QFont font = QGuiApplication::font();
    font.setPixelSize(qMax(1, qRound(line * 0.45)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::black);
    const QString title = QFontMetricsF(font, painter.device()).elidedText(board.title, Qt::ElideRight, place.width());
    painter.drawText(QRectF(place.topLeft(), QSizeF(place.width(), line)), Qt::AlignCenter, title);
    paintOnPaper(painter, board.frame, place.adjusted(0, line, 0, 0));
}

} // namespace

bool printBoards(QPagedPaintDevice& device, std::span<const PrintedBoard> boards, PageLayout layout) {
    QPainter painter;
    if (!painter.begin(&device)) return false;
    const QRectF page(0, 0, device.width(), device.height());
    const int perPage = static_cast<int>(layout);
    for (int index = 0; index < static_cast<int>(boards.size()); ++index) {
        if (index > 0 && index % perPage == 0 && !device.newPage()) return false;
        paintBoard(painter, boards[index], placeOf(page, index % perPage, layout));
    }
    return painter.end();
}

QByteArray pdfOf(const PrintedBoard& board) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly)) return {};
    {
        // The destructor of the writer completes the file.
        QPdfWriter writer(&buffer);
        writer.setTitle(board.title);
        if (!printBoards(writer, std::span(&board, 1), PageLayout::One)) return {};
    }
    return bytes;
}

} // namespace ninefold::window
