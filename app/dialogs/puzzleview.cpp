// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzleview.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ninefold {
namespace {

constexpr int kThumbnail = 82, kGap = 8;

/// A small board, then the name and below it what the file says.
class PuzzleDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {300, kThumbnail + 2 * kGap};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        plain.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
        const bool selected = option.state & QStyle::State_Selected;
        const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        painter->save();
        painter->setPen(ink);
        paintBoard(*painter, option.rect.topLeft() + QPoint(kGap, kGap), index.data(Qt::UserRole).toString());
        QRect words = option.rect.adjusted(kThumbnail + 3 * kGap, 2 * kGap, -kGap, -kGap);
        QFont strong = option.font;
        strong.setBold(true);
        painter->setFont(strong);
        const QString name = index.data(Qt::DisplayRole).toString();
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop,
                          QFontMetrics(strong).elidedText(name, Qt::ElideRight, words.width()));
        painter->setFont(option.font);
        const QFontMetrics metrics(option.font);
        words.setTop(words.top() + metrics.height() + 4);
        // Two lines, and what the breaking between them may take.
        const QString facts = index.data(Qt::ToolTipRole).toString();
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                          metrics.elidedText(facts, Qt::ElideRight, words.width() * 9 / 5));
        painter->restore();
    }

private:
    static void paintBoard(QPainter& painter, QPoint corner, const QString& cells) {
        constexpr int cell = kThumbnail / 9;
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
};

} // namespace

PuzzleView::PuzzleView(QWidget* parent) : QListView(parent), model_(new PuzzleModel(this)) {
    setModel(model_);
    setItemDelegate(new PuzzleDelegate(this));
    // Fifty thousand rows must not be measured one by one.
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setAccessibleName(tr("Puzzles"));
}

void PuzzleView::add(const Puzzles& puzzles) {
    const bool first = count() == 0;
    model_->add(puzzles);
    if (first) setCurrentIndex(model_->index(0));
}

void PuzzleView::clear() {
    model_->clear();
}

std::vector<int> PuzzleView::selectedRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows()) rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

} // namespace ninefold
