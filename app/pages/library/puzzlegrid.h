// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/library/puzzlecard.h"

#include <QListView>

namespace ninefold::session {
class LibraryModel;
}

namespace ninefold::pages {

/// The puzzles of a query as cards, as many side by side as fit. Places follow from row numbers alone, so a million
/// rows cost no more than ten. To screen readers it is a list.
class PuzzleGrid : public QListView {
    Q_OBJECT

public:
    explicit PuzzleGrid(session::LibraryModel& model, QWidget* parent = nullptr);

    /// The sentence in place of the cards where there are none.
    void setEmptyText(const QString& text);
    /// The rows that are selected, from the first to the last.
    std::vector<int> selectedRows() const;
    /// Without listing them: there may be a million.
    std::size_t selectedCount() const;
    int columns() const;

    /// Puzzles that are dragged out of an own collection leave it, unless they are copied.
    void setMovable(bool movable) { movable_ = movable; }
    /// Are these the chosen puzzles, dragged from the grid of this program?
    static bool holdsPuzzles(const QMimeData& mime);

    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint& point) const override;
    void doItemsLayout() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The key Delete.
    void removeWanted();
    /// The player types a text that is no command.
    void textTyped(const QString& text);
    void selectionMoved();

protected:
    void startDrag(Qt::DropActions actions) override;
    void keyboardSearch(const QString& text) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex& index) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    int count() const;
    /// From the beginning of a card to that of the next one.
    QSize pitch() const;
    /// On the whole, scrolled or not.
    QRect cardRect(int row) const;
    /// The row whose card is nearest to a point of the viewport; -1 without rows.
    int nearestRow(QPoint point) const;
    void useLook();
    /// The current card, and how many there are.
    QPixmap dragPicture(std::size_t count) const;
    void point(int row);

    session::LibraryModel& model_;
    PuzzleCards cards_;
    QString empty_;
    int pointed_ = -1;
    bool movable_ = false;
};

} // namespace ninefold::pages
