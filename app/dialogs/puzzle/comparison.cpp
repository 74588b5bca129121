// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/comparison.h"

#include "app/dialogs/puzzle/curvechart.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/session/work/contestants.h"
#include "app/widgets/namedcombo.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
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

/// Of a file no more puzzles are compared.
constexpr std::size_t kMostPuzzles = 10000;

QString answerText(const session::SolverFigures& figures, bool many) {
    if (many) {
        const QString done = Comparison::tr("%Ln puzzle(s)", nullptr, static_cast<int>(figures.puzzles));
        return figures.left == 0 ? done
                                 : done + Comparison::tr(", %Ln given up", nullptr, static_cast<int>(figures.left));
    }
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

Comparison::Comparison(const Grid& grid, bool candidatesBind, const widgets::Theme& theme, QWidget* parent)
    : QDialog(parent),
      comparison_(new session::SolverComparison(this)),
      reading_(new session::PuzzleReading(this)),
      figures_(static_cast<std::size_t>(session::SolverComparison::names().size())),
      table_(new QTableWidget(this)),
      state_(new QLabel(this)),
      measure_(new widgets::NamedCombo(tr("Curves of"), this)),
      chart_(new CurveChart(theme, this)) {
    setWindowTitle(tr("Compare Solvers"));
    setAttribute(Qt::WA_DeleteOnClose);
    buildTable();
    state_->setWordWrap(true);
    state_->setText(
        tr("The solvers work on this puzzle one after the other; each makes sure that there is no second solution."));
    // Its entries are short.
    measure_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    measure_->addItems({tr("Dead ends"), tr("Notes"), tr("Depth"), tr("Time")});
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(state_);
    rows->addWidget(table_, 3);
    rows->addWidget(measure_, 0, Qt::AlignLeft);
    rows->addWidget(chart_, 2);
    rows->addWidget(buildButtons());
    resize(900, 680);
    connectWork();
    showCurves();
    showChosen();
    comparison_->start(grid, candidatesBind);
}

void Comparison::buildTable() {
    const QStringList solvers = session::SolverComparison::names();
    const QStringList columns = {tr("Answer"),    tr("Guesses"), tr("Digits that followed"),
                                 tr("Dead ends"), tr("Notes"),   tr("Steps back"),
                                 tr("Depth"),     tr("Time")};
    table_->setAccessibleName(windowTitle());
    table_->setRowCount(static_cast<int>(solvers.size()));
    table_->setColumnCount(static_cast<int>(columns.size()));
    table_->setHorizontalHeaderLabels(columns);
    table_->setVerticalHeaderLabels(solvers);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setAlternatingRowColors(true);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
}

QWidget* Comparison::buildButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const QString& text, void (Comparison::*use)()) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, use);
        return button;
    };
    add(tr("Puzzles of a &File..."), &Comparison::askForFile);
    race_ = add(tr("&Race"), &Comparison::race);
    race_->setToolTip(tr("The two chosen solvers side by side, on the puzzle of the board"));
    QPushButton* copying = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copying->setAutoDefault(false);
    connect(copying, &QPushButton::clicked, this, &Comparison::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void Comparison::connectWork() {
    connect(comparison_, &session::SolverComparison::measured, this, &Comparison::showFigures);
    connect(comparison_, &session::SolverComparison::comparisonEnded, this, [this] {
        state_->setText(
            many_ ? tr("Done with %Ln puzzle(s).", nullptr, static_cast<int>(puzzles_.size()))
                  : tr("Done. Every solver also looked for a second solution; on the page Watch it does so only "
                       "if asked, and needs less. For Logic, every step counts as a digit that followed."));
    });
    connect(reading_, &session::PuzzleReading::puzzlesFound, this, &Comparison::takePuzzles);
    connect(reading_, &session::PuzzleReading::readingEnded, this, &Comparison::startMany);
    connect(measure_, &QComboBox::currentIndexChanged, this, &Comparison::showCurves);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &Comparison::showChosen);
}

void Comparison::showFigures(int row, const session::SolverFigures& figures) {
    assert(row >= 0 && row < table_->rowCount());
    const QStringList texts = {answerText(figures, many_),      countText(figures.decisions),
                               countText(figures.implications), countText(figures.conflicts),
                               countText(figures.learned),      countText(figures.back),
                               countText(figures.depth),        timeText(figures.microseconds)};
    for (int column = 0; column < texts.size(); ++column) {
        QTableWidgetItem* item = table_->item(row, column);
        if (item == nullptr) table_->setItem(row, column, item = new QTableWidgetItem);
        item->setText(texts[column]);
        if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    figures_[static_cast<std::size_t>(row)] = figures;
    showCurves();
}

std::vector<int> Comparison::chosenRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows()) rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void Comparison::showCurves() {
    const std::vector<int> chosen = chosenRows();
    std::vector<CurveChart::Line> lines;
    for (std::size_t row = 0; row < figures_.size(); ++row)
        lines.push_back({figures_[row].name, figures_[row].curves[static_cast<std::size_t>(measure_->currentIndex())],
                         std::ranges::count(chosen, static_cast<int>(row)) > 0});
    const bool time = measure_->currentIndex() == static_cast<int>(session::Measure::Time);
    chart_->setLines(std::move(lines), many_ ? tr("puzzles, from the easiest") : tr("events"),
                     time ? tr("Time in \u00B5s") : measure_->currentText());
}

/// Logic and the fast solver, the first and the last row, have no events to race with.
void Comparison::showChosen() {
    const std::vector<int> chosen = chosenRows();
    race_->setEnabled(chosen.size() == 2 && chosen.front() > 0 && chosen.back() < table_->rowCount() - 1);
    showCurves();
}

void Comparison::race() {
    const std::vector<int> chosen = chosenRows();
    assert(chosen.size() == 2);
    emit raceWanted(static_cast<std::size_t>(chosen.front() - 1), static_cast<std::size_t>(chosen.back() - 1));
}

void Comparison::askForFile() {
    auto* chooser = new QFileDialog(this, tr("Puzzles to Compare On"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this, &Comparison::compareFile);
    chooser->open();
}

void Comparison::compareFile(const QString& path) {
    comparison_->stop();
    puzzles_.clear();
    state_->setText(tr("Reading %1.").arg(documents::fileNameText(path)));
    reading_->readFile(path);
}

void Comparison::takePuzzles(const session::Puzzles& puzzles) {
    for (int number = 0; number < puzzles->size() && puzzles_.size() < kMostPuzzles; ++number) {
        const formats::Puzzle puzzle = (*puzzles)[number];
        puzzles_.push_back({formats::puzzleGrid(puzzle), puzzle.marksBind});
    }
}

void Comparison::startMany(const session::ReadingEnd& end) {
    if (puzzles_.empty()) {
        state_->setText(end.fault ? documents::sentence(*end.fault) : tr("No Sudoku was found."));
        return;
    }
    many_ = true;
    std::ranges::fill(figures_, session::SolverFigures());
    table_->clearContents();
    state_->setText(
        tr("The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is "
           "stopped.",
           nullptr, static_cast<int>(puzzles_.size())));
    comparison_->startMany(puzzles_);
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
