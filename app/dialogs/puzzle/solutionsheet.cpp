// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/solutionsheet.h"

#include "app/documents/text/numbers.h"
#include "app/widgets/board/boardview.h"

#include "engine/solve/counting.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {

SolutionSheet::SolutionSheet(const Grid& grid, bool candidatesBind, const widgets::Theme& theme, NameStyle names,
                             QWidget* parent)
    : QDialog(parent),
      grid_(grid),
      theme_(theme),
      names_(names),
      counter_(new session::SolutionCounter(this)),
      said_(new QLabel(this)),
      difference_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      boards_(new QHBoxLayout) {
    setWindowTitle(tr("Count Solutions"));
    setAttribute(Qt::WA_DeleteOnClose);
    said_->setWordWrap(true);
    difference_->setWordWrap(true);
    difference_->hide();
    progress_->setRange(0, 1000);
    progress_->setAccessibleName(tr("Progress of the count"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    cancel_ = buttons->addButton(tr("Stop Counting"), QDialogButtonBox::ActionRole);
    connect(cancel_, &QPushButton::clicked, this, &SolutionSheet::cancel);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(said_);
    rows->addWidget(progress_);
    rows->addWidget(difference_);
    rows->addLayout(boards_, 1);
    rows->addWidget(buttons);
    setMinimumWidth(420);
    connect(counter_, &session::SolutionCounter::solutionsFound, this, &SolutionSheet::showTwo);
    connect(counter_, &session::SolutionCounter::counted, this, &SolutionSheet::showCount);
    showCount(0, 0, false);
    counter_->start(grid, candidatesBind);
}

QString SolutionSheet::sentence() const {
    return said_->text();
}

void SolutionSheet::showCount(quint64 found, double share, bool complete) {
    found_ = found;
    progress_->setValue(static_cast<int>(share * 1000));
    const QString number = documents::numberText(static_cast<qint64>(found));
    if (!complete) return said_->setText(tr("Counting: %1 solutions so far.").arg(number));
    progress_->hide();
    cancel_->hide();
    said_->setText(found == 0   ? tr("This puzzle has no solution.")
                   : found == 1 ? tr("This puzzle has exactly one solution.")
                                : tr("This puzzle has %1 solutions.").arg(number));
}

void SolutionSheet::showTwo(const std::vector<generator::Solution>& solutions) {
    if (solutions.size() < 2) return;
    const Cells differing = solve::differingCells(solutions[0], solutions[1]);
    difference_->setText(tr("These two differ in the %n cell(s) that are marked; with one of them as a given, only one "
                            "solution would be left.",
                            nullptr, differing.count()));
    difference_->show();
    addBoard(solutions[0], differing, tr("First solution"));
    addBoard(solutions[1], differing, tr("Second solution"));
    resize(sizeHint().expandedTo(QSize(760, 500)));
    if (parentWidget() != nullptr) move(parentWidget()->geometry().center() - rect().center());
}

void SolutionSheet::addBoard(const generator::Solution& solution, Cells differing, const QString& name) {
    logic::Frame frame;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[cell].value = solution[cell];
        if (grid_.isSet(cell)) frame.givens.add(cell);
    }
    frame.lit = differing;
    frame.names = names_;
    auto* board = new widgets::BoardView(this);
    board->setAccessibleName(name);
    board->setTheme(theme_);
    board->setFrame(frame);
    // Row and column names are left out of the small boards.
    board->setNamesShown(false);
    board->setMinimumSize(300, 300);
    boards_->addWidget(board, 1);
}

void SolutionSheet::cancel() {
    counter_->stop();
    progress_->hide();
    cancel_->hide();
    said_->setText(
        tr("Stopped: there are at least %1 solutions.").arg(documents::numberText(static_cast<qint64>(found_))));
}

} // namespace ninefold::dialogs
