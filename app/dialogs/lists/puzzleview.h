// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/lists/puzzlemodel.h"

#include <QTableView>

namespace ninefold::dialogs {

/// Shows puzzles in rows, each as a small board with its name and description, and columns with its ratings once
/// there are any.
class PuzzleView : public QTableView {
    Q_OBJECT

public:
    explicit PuzzleView(QWidget* parent = nullptr);

    void add(const session::Puzzles& puzzles);
    int count() const { return model_->rowCount(); }
    /// The number of the current puzzle, -1 without one.
    int currentPuzzle() const;
    /// The numbers of the selected puzzles, from top to bottom.
    std::vector<int> selectedPuzzles() const;
    /// A puzzle by its number, the order of arrival.
    formats::Puzzle puzzle(int number) const { return list().puzzles[number]; }
    const session::ShownList& list() const { return model_->shown(); }
    void setSolved(const QSet<QString>& solved) { model_->setSolved(solved); }
    void setRatings(const rating::ListedRatings& ratings) { model_->setRatings(ratings); }

    void showRatings();
    /// Sorts by the same column again, to include new ratings.
    void sortAgain();

protected:
    void updateGeometries() override;
    void keyPressEvent(QKeyEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void hideRatings();
    void showFirst();
    int widest(int column) const;

    PuzzleModel* model_;
};

} // namespace ninefold::dialogs
