// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzlelist.h"

#include "app/text/numbers.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold {
PuzzleList::PuzzleList(const QString& file, QWidget* parent)
    : QDialog(parent), list_(new PuzzleView(this)), summary_(new QLabel(this)) {
    setWindowTitle(file);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(560, 640);
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
    list_->add(puzzles);
    summary_->setText(tr("%1 puzzles so far").arg(numberText(list_->count())));
}

void PuzzleList::conclude(const QString& sentence) {
    summary_->setText(sentence);
}

Puzzle PuzzleList::named(int row) const {
    Puzzle puzzle = list_->puzzle(row);
    if (puzzle.name.empty()) puzzle.name = QStringLiteral("%1 %2").arg(windowTitle()).arg(row + 1).toStdString();
    return puzzle;
}

void PuzzleList::choose() {
    if (list_->currentRow() < 0) return;
    const Puzzle puzzle = named(list_->currentRow());
    accept();
    emit chosen(puzzle);
}

void PuzzleList::print() {
    // More than a book of them is a slip of the hand, and would take its time.
    constexpr std::size_t kMost = 500;
    const std::vector<int> rows = list_->selectedRows();
    if (rows.size() > kMost) return summary_->setText(tr("At most %1 puzzles are printed at once.").arg(kMost));
    std::vector<Puzzle> puzzles;
    for (const int row : rows) puzzles.push_back(named(row));
    if (!puzzles.empty()) emit printWanted(puzzles);
}

} // namespace ninefold
