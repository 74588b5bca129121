// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzlelist.h"

#include "app/text/numbers.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

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
        const QRect words = option.rect.adjusted(kThumbnail + 3 * kGap, 2 * kGap, -kGap, -kGap);
        const QFontMetrics metrics(option.font);
        const auto line = [&](int number, const QString& text) {
            painter->drawText(words.adjusted(0, number * (metrics.height() + 4), 0, 0), Qt::AlignLeft | Qt::AlignTop,
                              metrics.elidedText(text, Qt::ElideRight, words.width()));
        };
        QFont strong = option.font;
        strong.setBold(true);
        painter->setFont(strong);
        line(0, index.data(Qt::DisplayRole).toString());
        painter->setFont(option.font);
        line(1, index.data(Qt::ToolTipRole).toString());
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

PuzzleList::PuzzleList(const QString& file, QWidget* parent)
    : QDialog(parent), model_(new PuzzleModel(this)), list_(new QListView(this)), summary_(new QLabel(this)) {
    setWindowTitle(file);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(560, 640);
    list_->setModel(model_);
    list_->setItemDelegate(new PuzzleDelegate(list_));
    // Fifty thousand rows must not be measured one by one.
    list_->setUniformItemSizes(true);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setAccessibleName(tr("Puzzles"));
    summary_->setWordWrap(true);
    summary_->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    column->addWidget(summary_);
    column->addWidget(buttons);
    auto* print = buttons->addButton(tr("&Print..."), QDialogButtonBox::ActionRole);
    print->setToolTip(tr("Print all puzzles that are selected; Ctrl+click and Shift+click select more."));
    connect(print, &QPushButton::clicked, this, &PuzzleList::print);
    connect(buttons, &QDialogButtonBox::accepted, this, &PuzzleList::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListView::activated, this, &PuzzleList::choose);
}

void PuzzleList::add(const Puzzles& puzzles) {
    const bool first = model_->rowCount() == 0;
    model_->add(puzzles);
    if (first) list_->setCurrentIndex(model_->index(0));
    summary_->setText(tr("%1 puzzles so far").arg(numberText(model_->rowCount())));
}

void PuzzleList::conclude(const QString& sentence) {
    summary_->setText(sentence);
}

Puzzle PuzzleList::named(int row) const {
    Puzzle puzzle = model_->puzzle(row);
    if (puzzle.name.empty()) puzzle.name = QStringLiteral("%1 %2").arg(windowTitle()).arg(row + 1).toStdString();
    return puzzle;
}

void PuzzleList::choose() {
    const QModelIndex index = list_->currentIndex();
    if (!index.isValid()) return;
    const Puzzle puzzle = named(index.row());
    accept();
    emit chosen(puzzle);
}

void PuzzleList::print() {
    // More than a book of them is a slip of the hand, and would take its time.
    constexpr qsizetype kMost = 500;
    QModelIndexList rows = list_->selectionModel()->selectedRows();
    if (rows.size() > kMost) return summary_->setText(tr("At most %1 puzzles are printed at once.").arg(kMost));
    std::sort(rows.begin(), rows.end());
    std::vector<Puzzle> puzzles;
    for (const QModelIndex& row : rows) puzzles.push_back(named(row.row()));
    if (!puzzles.empty()) emit printWanted(puzzles);
}

} // namespace ninefold
