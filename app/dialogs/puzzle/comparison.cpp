// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/comparison.h"

#include "app/documents/text/numbers.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::dialogs {
namespace {

QString countText(qint64 count) {
    return count < 0 ? QString() : documents::numberText(count);
}

QString timeText(qint64 microseconds) {
    const QLocale locale;
    if (microseconds < 1000) return Comparison::tr("%1 \u00B5s").arg(microseconds);
    if (microseconds < 1'000'000) return Comparison::tr("%1 ms").arg(locale.toString(microseconds / 1e3, 'f', 1));
    return Comparison::tr("%1 s").arg(locale.toString(microseconds / 1e6, 'f', 1));
}

QString answerText(const session::SolverFigures& figures) {
    if (!figures.finished) return Comparison::tr("working");
    switch (figures.solutions) {
    case -1:
        return Comparison::tr("stuck");
    case 0:
        return Comparison::tr("no solution");
    case 1:
        return Comparison::tr("one solution");
    default:
        return Comparison::tr("two or more");
    }
}

} // namespace

Comparison::Comparison(const Grid& grid, bool candidatesBind, QWidget* parent)
    : QDialog(parent),
      comparison_(new session::SolverComparison(this)),
      table_(new QTableWidget(this)),
      state_(new QLabel(this)) {
    setWindowTitle(tr("Compare Solver Times"));
    setAttribute(Qt::WA_DeleteOnClose);
    const QStringList solvers = session::SolverComparison::names();
    const QStringList columns = {tr("Answer"),    tr("Guesses"), tr("Digits that followed"),
                                 tr("Dead ends"), tr("Notes"),   tr("Steps back"),
                                 tr("Time")};
    table_->setAccessibleName(windowTitle());
    table_->setRowCount(static_cast<int>(solvers.size()));
    table_->setColumnCount(static_cast<int>(columns.size()));
    table_->setHorizontalHeaderLabels(columns);
    table_->setVerticalHeaderLabels(solvers);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setAlternatingRowColors(true);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
    state_->setWordWrap(true);
    state_->setText(
        tr("The solvers work on this puzzle one after the other; each makes sure that there is no second solution."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copying = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copying->setAutoDefault(false);
    connect(copying, &QPushButton::clicked, this, &Comparison::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(state_);
    rows->addWidget(table_, 1);
    rows->addWidget(buttons);
    resize(860, 340);
    connect(comparison_, &session::SolverComparison::measured, this, &Comparison::showFigures);
    connect(comparison_, &session::SolverComparison::comparisonEnded, this,
            [this] { state_->setText(tr("Done. For Logic, every step counts as a digit that followed.")); });
    comparison_->start(grid, candidatesBind);
}

void Comparison::showFigures(int row, const session::SolverFigures& figures) {
    assert(row >= 0 && row < table_->rowCount());
    const QStringList texts = {
        answerText(figures),           countText(figures.decisions), countText(figures.implications),
        countText(figures.conflicts),  countText(figures.learned),   countText(figures.back),
        timeText(figures.microseconds)};
    for (int column = 0; column < texts.size(); ++column) {
        QTableWidgetItem* item = table_->item(row, column);
        if (item == nullptr) table_->setItem(row, column, item = new QTableWidgetItem);
        item->setText(texts[column]);
        if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
}

void Comparison::copy() const {
    QString text;
    for (int row = 0; row < table_->rowCount(); ++row) {
        QStringList cells = {table_->verticalHeaderItem(row)->text()};
        for (int column = 0; column < table_->columnCount(); ++column)
            cells << (table_->item(row, column) ? table_->item(row, column)->text() : QString());
        text += cells.join(u'\t') + u'\n';
    }
    QGuiApplication::clipboard()->setText(text);
}

} // namespace ninefold::dialogs
