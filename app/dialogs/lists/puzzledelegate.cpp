// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzledelegate.h"

#include "app/dialogs/lists/puzzlemodel.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "app/widgets/wrappedtext.h"

#include <QPainter>

namespace ninefold::dialogs {
namespace {

using widgets::Tone;

/// A small board: the boxes with strong lines, the cells with thin ones.
void paintBoard(QPainter& painter, QPoint corner, const QString& cells, const QFont& font,
                const widgets::Theme& theme) {
    constexpr int cell = PuzzleDelegate::kThumbnail / 9, side = 9 * cell;
    painter.fillRect(QRect(corner, QSize(side + 1, side + 1)), theme[Tone::Paper]);
    for (const bool strong : {false, true})
        for (int line = 0; line <= 9; ++line) {
            if ((line % 3 == 0) != strong) continue;
            const QColor ink = theme[strong ? Tone::ThickLine : Tone::Line];
            painter.fillRect(QRect(corner + QPoint(line * cell, 0), QSize(1, side + 1)), ink);
            painter.fillRect(QRect(corner + QPoint(0, line * cell), QSize(side + 1, 1)), ink);
        }
    QFont tiny = font;
    tiny.setPixelSize(cell);
    painter.setFont(tiny);
    painter.setPen(theme[Tone::GivenInk]);
    for (int index = 0; index < cells.size(); ++index)
        if (cells[index] != u'.')
            painter.drawText(QRect(corner + QPoint(index % 9 * cell, index / 9 * cell), QSize(cell + 1, cell + 1)),
                             Qt::AlignCenter, cells[index]);
}

void paintWords(QPainter& painter, QRect words, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    const bool chosen = option.state & QStyle::State_Selected;
    const QFont strong = widgets::fontOf(option.font, widgets::TextSize::Body, widgets::TextWeight::Strong);
    painter.setFont(strong);
    painter.setPen(theme[chosen ? Tone::SoftInk : Tone::Text]);
    const bool solved = index.data(PuzzleModel::kSolved).toBool();
    const QFontMetrics wide(strong);
    const int tick = wide.ascent() + 2, room = words.width() - (solved ? tick + PuzzleDelegate::kGap : 0);
    const QString name = wide.elidedText(index.data().toString(), Qt::ElideRight, room);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, name);
    // The tick of a solved puzzle.
    if (solved)
        widgets::paintTick(
            painter,
            QRectF(words.left() + wide.horizontalAdvance(name) + PuzzleDelegate::kGap, words.top(), tick, tick),
            theme[Tone::Good]);
    const QFont small = widgets::fontOf(option.font, widgets::TextSize::Small);
    painter.setFont(small);
    painter.setPen(theme[chosen ? Tone::SoftInk : Tone::Secondary]);
    const QFontMetrics metrics(small);
    words.setTop(words.top() + wide.height() + 4);
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
    painter->save();
    paintBoard(*painter, option.rect.topLeft() + QPoint(2 * kGap, kGap), index.data(PuzzleModel::kCells).toString(),
               option.font, widgets::themeOf(option.widget));
    paintWords(*painter, option.rect.adjusted(kThumbnail + 4 * kGap, 2 * kGap, -kGap, -kGap), option, index);
    painter->restore();
}

} // namespace ninefold::dialogs
