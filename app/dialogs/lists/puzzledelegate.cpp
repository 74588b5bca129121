// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzledelegate.h"

#include "app/dialogs/lists/puzzlemodel.h"
#include "app/widgets/wrappedtext.h"

#include <QPainter>

namespace ninefold::dialogs {
namespace {

void paintBoard(QPainter& painter, QPoint corner, const QString& cells) {
    constexpr int cell = PuzzleDelegate::kThumbnail / 9;
    for (int line = 0; line <= 9; line += 3) {
        painter.drawLine(corner + QPoint(line * cell, 0), corner + QPoint(line * cell, 9 * cell));
        painter.drawLine(corner + QPoint(0, line * cell), corner + QPoint(9 * cell, line * cell));
    }
    QFont tiny = painter.font();
    tiny.setPixelSize(cell);
    painter.setFont(tiny);
    for (int index = 0; index < cells.size(); ++index)
        if (cells[index] != u'.')
            painter.drawText(QRect(corner + QPoint(index % 9 * cell, index / 9 * cell), QSize(cell, cell)),
                             Qt::AlignCenter, cells[index]);
}

/// Draws a tick after the name of a solved puzzle.
void paintTick(QPainter& painter, QPoint from, int size) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(painter.pen().color(), qMax(2.0, size / 6.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({QPointF(from) + QPointF(0, size * 0.55), QPointF(from) + QPointF(size * 0.35, size * 0.9),
                   QPointF(from) + QPointF(size, size * 0.15)}));
    painter.restore();
}

void paintWords(QPainter& painter, QRect words, const QFont& font, const QModelIndex& index) {
    QFont strong = font;
    strong.setBold(true);
    painter.setFont(strong);
    const bool solved = index.data(PuzzleModel::kSolved).toBool();
    const QFontMetrics wide(strong);
    const int tick = wide.ascent(), room = words.width() - (solved ? tick + PuzzleDelegate::kGap : 0);
    const QString name = wide.elidedText(index.data().toString(), Qt::ElideRight, room);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, name);
    if (solved)
        paintTick(painter, words.topLeft() + QPoint(wide.horizontalAdvance(name) + PuzzleDelegate::kGap, 1), tick);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    words.setTop(words.top() + metrics.height() + 4);
    // Two lines, with some reserve for the word wrap.
    const QString facts = index.data(PuzzleModel::kFacts).toString();
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     widgets::breakableText(metrics.elidedText(facts, Qt::ElideRight, words.width() * 9 / 5)));
}

} // namespace

QSize PuzzleDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {kLeastWidth, kHeight};
}

void PuzzleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    plain.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    paintBoard(*painter, option.rect.topLeft() + QPoint(kGap, kGap), index.data(PuzzleModel::kCells).toString());
    paintWords(*painter, option.rect.adjusted(kThumbnail + 3 * kGap, 2 * kGap, -kGap, -kGap), option.font, index);
    painter->restore();
}

} // namespace ninefold::dialogs
