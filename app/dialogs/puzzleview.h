// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/puzzlemodel.h"

#include <QTableView>

namespace ninefold {

/// Puzzles one below the other, each as a small board with its name and what is known of it; their ratings beside them
/// once there are any.
class PuzzleView : public QTableView {
    Q_OBJECT

public:
    explicit PuzzleView(QWidget* parent = nullptr);

    void add(const Puzzles& puzzles);
    void clear();
    int count() const { return model_->rowCount(); }
    /// The number of the puzzle that was chosen last, -1 without one.
    int currentPuzzle() const;
    /// The numbers of all that are selected, from above.
    std::vector<int> selectedPuzzles() const;
    /// By its number, as it came.
    Puzzle puzzle(int number) const { return list().puzzles[number]; }
    const ShownList& list() const { return model_->shown(); }
    void setSolved(const QSet<QString>& solved) { model_->setSolved(solved); }
    void setRatings(const ListedRatings& ratings) { model_->setRatings(ratings); }

    void showRatings();
    /// By the same column, with what has come in since.
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

} // namespace ninefold
