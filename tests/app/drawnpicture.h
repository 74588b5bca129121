// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSet>

/// Pictures of Sudokus, drawn for tests of what reads pictures.
namespace drawn {

struct Style {
    QColor paper = Qt::white, ink = Qt::black;
    int cell = 40;
    /// How far the corners of the paper are pushed, in parts of its side: as from aslant.
    double slant = 0;
    int quarters = 0;
    int noise = 0;
    /// The ink of the player's digits, and which these are.
    QColor own = Qt::blue;
    QSet<int> placed = {};
};

/// Paints a grid with a margin as wide as a cell.
inline void paint(QPainter& painter, const QString& cells, const Style& style) {
    const int margin = style.cell;
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(style.cell * 3 / 5);
    painter.setFont(font);
    for (int line = 0; line <= 9; ++line) {
        painter.setPen(QPen(style.ink, line % 3 == 0 ? style.cell / 12.0 : 1));
        const int place = margin + line * style.cell;
        painter.drawLine(margin, place, margin + 9 * style.cell, place);
        painter.drawLine(place, margin, place, margin + 9 * style.cell);
    }
    painter.setPen(style.ink);
    for (int cell = 0; cell < 81; ++cell)
        if (cells[cell] >= u'1' && cells[cell] <= u'9')
            painter.drawText(
                QRect(margin + cell % 9 * style.cell, margin + cell / 9 * style.cell, style.cell, style.cell),
                Qt::AlignCenter, cells.mid(cell, 1));
}

inline QImage flat(const QString& cells, const Style& style) {
    QImage image(11 * style.cell, 11 * style.cell, QImage::Format_RGB32);
    image.fill(style.paper);
    QPainter painter(&image);
    paint(painter, cells, style);
    return image;
}

/// A PDF file with pages of two grids, the last of one.
inline QByteArray pdfOf(const QStringList& grids) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(100);
    QPainter painter(&writer);
    for (int i = 0; i < grids.size(); ++i) {
        if (i % 2 == 0 && i > 0) writer.newPage();
        painter.save();
        painter.translate(20, i % 2 * 450);
        paint(painter, grids[i], {.cell = 36});
        painter.restore();
    }
    painter.end();
    return bytes;
}

/// What a web page shows: tiles of one colour with gaps between them, and small digits in the cells without a digit.
/// `marks`: 81 texts of digits; each digit has its place of three times three.
inline QImage tiled(const QString& cells, const QStringList& marks, const Style& style) {
    const QColor ground = style.paper.lightness() > 128 ? QColor(0xd0, 0xd4, 0xdc) : QColor(0x10, 0x10, 0x14);
    const int margin = style.cell;
    QImage image(10 * style.cell + 2 * margin, 10 * style.cell + 2 * margin, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    QFont large(QStringLiteral("DejaVu Sans"));
    large.setPixelSize(style.cell * 3 / 5);
    QFont small = large;
    small.setPixelSize(style.cell * 26 / 100);
    painter.setPen(style.ink);
    for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9, column = cell % 9;
        const QRect tile(margin + column * (style.cell + 2) + column / 3 * 3,
                         margin + row * (style.cell + 2) + row / 3 * 3, style.cell, style.cell);
        painter.fillRect(tile, style.paper);
        painter.setFont(large);
        painter.setPen(style.placed.contains(cell) ? style.own : style.ink);
        if (cells[cell] != u'.') painter.drawText(tile, Qt::AlignCenter, cells.mid(cell, 1));
        painter.setPen(style.ink);
        painter.setFont(small);
        for (const QChar mark : marks.value(cell)) {
            const int place = mark.digitValue() - 1;
            const int third = style.cell / 3;
            painter.drawText(QRect(tile.x() + place % 3 * third, tile.y() + place / 3 * third, third, third),
                             Qt::AlignCenter, QString(mark));
        }
    }
    return image;
}

/// The paper on a table, seen from aslant, turned and with the noise of a camera.
inline QImage photographed(const QString& cells, const Style& style) {
    const QImage paper = flat(cells, style);
    const double side = paper.width();
    const double push = style.slant * side;
    const QPolygonF from({{0, 0}, {side, 0}, {side, side}, {0, side}});
    const QPolygonF to({{push, 0}, {side, push / 2}, {side - push / 2, side}, {0, side - push}});
    QTransform turn;
    QTransform::quadToQuad(from, to, turn);
    QImage photo(paper.size() + QSize(60, 40), QImage::Format_RGB32);
    photo.fill(style.noise > 0 ? QColor(150, 140, 130) : style.paper);
    QPainter painter(&photo);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(turn * QTransform::fromTranslate(30, 20));
    painter.drawImage(0, 0, paper);
    painter.end();
    quint32 state = 12345;
    for (int y = 0; style.noise > 0 && y < photo.height(); ++y)
        for (int x = 0; x < photo.width(); ++x) {
            state = state * 1664525 + 1013904223;
            const int off = static_cast<int>(state >> 16) % (2 * style.noise + 1) - style.noise;
            const QColor old = photo.pixelColor(x, y);
            photo.setPixelColor(x, y,
                                QColor(qBound(0, old.red() + off, 255), qBound(0, old.green() + off, 255),
                                       qBound(0, old.blue() + off, 255)));
        }
    return photo.transformed(QTransform().rotate(90 * style.quarters));
}

inline QByteArray bytesOf(const QImage& image, const char* format = "PNG") {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

} // namespace drawn
