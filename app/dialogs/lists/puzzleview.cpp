// SPDX-License-Identifier: MIT
#include "app/dialogs/lists/puzzleview.h"

#include "app/dialogs/lists/puzzledelegate.h"
#include "engine/logic/hodokugrade.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <QScrollBar>

#include <algorithm>

namespace ninefold::dialogs {
namespace {

/// In pixels: the space around a column's text, including the sort arrow.
constexpr int kMargin = 18;

/// Enough for every level and every grade.
constexpr int kSamples = static_cast<int>(std::max(rating::kLevels.size(), logic::kHodokuGrades.size()));

/// A value with as many characters as any; `sample` counts through the values that are words.
int widestValue(rating::RatingUnit unit, int sample) {
    switch (unit) {
    case rating::RatingUnit::Level:
        return std::min(sample, static_cast<int>(rating::kLevels.size()) - 1);
    case rating::RatingUnit::Grade:
        return std::min(sample, static_cast<int>(logic::kHodokuGrades.size()) - 1);
    case rating::RatingUnit::Tenths:
        return 119;
    case rating::RatingUnit::Number:
        break;
    }
    return 10000;
}

QItemSelection firstOf(const QItemSelection& selection) {
    if (selection.isEmpty()) return {};
    const QModelIndex first = selection.first().topLeft();
    return {first, first};
}

} // namespace

PuzzleView::PuzzleView(QWidget* parent) : QTableView(parent), model_(new PuzzleModel(this)) {
    setModel(model_);
    setItemDelegateForColumn(PuzzleModel::kName, new PuzzleDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Puzzles"));
    verticalHeader()->hide();
    // Measuring fifty thousand rows one by one would be too slow.
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(PuzzleDelegate::kHeight);
    horizontalHeader()->setHighlightSections(false);
    // The default of three lines per wheel step would be three pixels here.
    verticalScrollBar()->setSingleStep(PuzzleDelegate::kHeight / 3);
    hideRatings();
}

void PuzzleView::hideRatings() {
    horizontalHeader()->hide();
    for (int column = PuzzleModel::kFirstRating; column < PuzzleModel::kColumns; ++column)
        setColumnHidden(column, true);
}

/// The width of the widest possible text, so that the columns keep their width while ratings arrive.
int PuzzleView::widest(int column) const {
    int width = 0;
    const auto measure = [&](const rating::ListedRating& rating) {
        width = std::max(width, fontMetrics().horizontalAdvance(PuzzleModel::textOf(rating, column)));
    };
    for (const auto status :
         {solve::Verdict::Status::Invalid, solve::Verdict::Status::None, solve::Verdict::Status::Multiple})
        measure({.status = status});
    const int number = PuzzleModel::ratingIn(column);
    const auto columns = rating::allRatings()[static_cast<std::size_t>(number)]->columns;
    for (int sample = 0; sample < kSamples; ++sample) {
        rating::ListedRating rating;
        for (std::size_t at = 0; at < columns.size(); ++at)
            rating.values[static_cast<std::size_t>(number)][at] = widestValue(columns[at].unit, sample);
        measure(rating);
    }
    return width;
}

void PuzzleView::showRatings() {
    if (!isColumnHidden(PuzzleModel::kFirstRating)) return;
    for (int column = PuzzleModel::kFirstRating; column < PuzzleModel::kColumns; ++column) {
        setColumnHidden(column, false);
        setColumnWidth(column, std::max(widest(column), horizontalHeader()->sectionSizeHint(column)) + kMargin);
    }
    horizontalHeader()->show();
    horizontalHeader()->setSortIndicator(PuzzleModel::kName, Qt::AscendingOrder);
    // Connected before the view's own slot, which sorts: otherwise Qt would track the selection row by row during
    // the sort.
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PuzzleView::clearSelection);
    setSortingEnabled(true);
    // After sorting, scroll to the first row.
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PuzzleView::showFirst);
}

void PuzzleView::showFirst() {
    setCurrentIndex(model_->index(0, 0));
    scrollToTop();
}

void PuzzleView::sortAgain() {
    model_->sort(horizontalHeader()->sortIndicatorSection(), horizontalHeader()->sortIndicatorOrder());
    scrollTo(currentIndex());
}

void PuzzleView::add(const session::Puzzles& puzzles) {
    const bool first = count() == 0;
    model_->add(puzzles);
    if (first) setCurrentIndex(model_->index(0, 0));
}

int PuzzleView::currentPuzzle() const {
    return currentIndex().isValid() ? list().numberAt(currentIndex().row()) : -1;
}

/// Collects the rows from the selection's ranges: asking for the selected rows would visit every cell of a million.
std::vector<int> PuzzleView::selectedPuzzles() const {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (int& row : rows) row = list().numberAt(row);
    return rows;
}

/// Passes QTableView only one index of the selection: with a screen reader running it lists all selected cells only
/// to announce the first, which takes seconds and 120 MB for a million selected puzzles.
void PuzzleView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(firstOf(selected), firstOf(deselected));
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): what QTableView would call too
    QAbstractItemView::selectionChanged(selected, deselected);
}

/// Gives the puzzle column the remaining width, but never less than it needs.
void PuzzleView::updateGeometries() {
    int others = 0;
    for (int column = PuzzleModel::kFirstRating; column < PuzzleModel::kColumns; ++column)
        others += columnWidth(column);
    const int name = std::max(PuzzleDelegate::kLeastWidth, viewport()->width() - others);
    if (name != columnWidth(PuzzleModel::kName)) setColumnWidth(PuzzleModel::kName, name);
    QTableView::updateGeometries();
}

void PuzzleView::keyPressEvent(QKeyEvent* event) {
    QTableView::keyPressEvent(event);
    // The row has been activated; an unaccepted Return would press the dialog's default button too.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) event->accept();
}

/// Home and End go to the first and the last row, as in a list; QTableView would move within the row.
QModelIndex PuzzleView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    if (action == MoveHome) return model_->index(0, 0);
    if (action == MoveEnd) return model_->index(count() - 1, 0);
    return QTableView::moveCursor(action, modifiers);
}

} // namespace ninefold::dialogs
