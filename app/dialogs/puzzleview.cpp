// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzleview.h"

#include "app/dialogs/puzzledelegate.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <QScrollBar>

#include <algorithm>

namespace ninefold {
namespace {

/// Around the text of a column, with the arrow of the sorted one.
constexpr int kMargin = 18;

QItemSelection firstOf(const QItemSelection& selection) {
    if (selection.isEmpty()) return {};
    const QModelIndex first = selection.first().topLeft();
    return {first, first};
}

} // namespace

PuzzleView::PuzzleView(QWidget* parent) : QTableView(parent), model_(new PuzzleModel(this)) {
    setModel(model_);
    setItemDelegateForColumn(PuzzleModel::Name, new PuzzleDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Puzzles"));
    verticalHeader()->hide();
    // Fifty thousand rows must not be measured one by one.
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(PuzzleDelegate::kHeight);
    horizontalHeader()->setHighlightSections(false);
    // Three lines per turn of the wheel would be pixels here.
    verticalScrollBar()->setSingleStep(PuzzleDelegate::kHeight / 3);
    hideRatings();
}

void PuzzleView::hideRatings() {
    horizontalHeader()->hide();
    for (int column = PuzzleModel::RatedLevel; column < PuzzleModel::Columns; ++column) setColumnHidden(column, true);
}

/// For whatever can come, so that nothing moves while ratings do.
int PuzzleView::widest(int column) const {
    int width = 0;
    const auto measure = [&](const ListedRating& rating) {
        width = std::max(width, fontMetrics().horizontalAdvance(PuzzleModel::textOf(rating, column)));
    };
    constexpr int many = 10000;
    for (const auto status : {Verdict::Status::Invalid, Verdict::Status::None, Verdict::Status::Multiple})
        measure({.status = status});
    for (const Level level : kLevels) measure({.level = level, .branching = many, .hardest = 119});
    for (auto grade = HodokuGrade::Easy; grade <= HodokuGrade::Extreme; grade = HodokuGrade(int(grade) + 1))
        measure({.grade = grade, .score = many});
    return width;
}

void PuzzleView::showRatings() {
    if (!isColumnHidden(PuzzleModel::RatedLevel)) return;
    for (int column = PuzzleModel::RatedLevel; column < PuzzleModel::Columns; ++column) {
        setColumnHidden(column, false);
        setColumnWidth(column, std::max(widest(column), horizontalHeader()->sectionSizeHint(column)) + kMargin);
    }
    horizontalHeader()->show();
    horizontalHeader()->setSortIndicator(PuzzleModel::Name, Qt::AscendingOrder);
    // Before the view's own connection, which sorts: what is selected would be held row by row meanwhile, and is
    // dropped afterwards.
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PuzzleView::clearSelection);
    setSortingEnabled(true);
    // Whoever sorts wants to see what is first now.
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

void PuzzleView::add(const Puzzles& puzzles) {
    const bool first = count() == 0;
    model_->add(puzzles);
    if (first) setCurrentIndex(model_->index(0, 0));
}

void PuzzleView::clear() {
    disconnect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PuzzleView::clearSelection);
    disconnect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PuzzleView::showFirst);
    setSortingEnabled(false);
    hideRatings();
    model_->clear();
}

int PuzzleView::currentPuzzle() const {
    return currentIndex().isValid() ? list().numberAt(currentIndex().row()) : -1;
}

/// By ranges: to ask for selected rows would look at every cell of a million.
std::vector<int> PuzzleView::selectedPuzzles() const {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (int& row : rows) row = list().numberAt(row);
    return rows;
}

/// With a screen reader QTableView makes a list of all cells of a selection to tell of its first: seconds and 120 MB
/// where a million puzzles are selected.
void PuzzleView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(firstOf(selected), firstOf(deselected));
    QAbstractItemView::selectionChanged(selected, deselected);
}

/// The puzzles have all the room that is left, and never less than they need.
void PuzzleView::updateGeometries() {
    int others = 0;
    for (int column = PuzzleModel::RatedLevel; column < PuzzleModel::Columns; ++column) others += columnWidth(column);
    const int name = std::max(PuzzleDelegate::kLeastWidth, viewport()->width() - others);
    if (name != columnWidth(PuzzleModel::Name)) setColumnWidth(PuzzleModel::Name, name);
    QTableView::updateGeometries();
}

void PuzzleView::keyPressEvent(QKeyEvent* event) {
    QTableView::keyPressEvent(event);
    // The row has been activated; a dialog would press its default button too.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) event->accept();
}

/// As in a list: the keys of a table would go to the ends of a row.
QModelIndex PuzzleView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    if (action == MoveHome) return model_->index(0, 0);
    if (action == MoveEnd) return model_->index(count() - 1, 0);
    return QTableView::moveCursor(action, modifiers);
}

} // namespace ninefold
