// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/puzzlemodel.h"

#include <QListView>

namespace ninefold {

/// Puzzles one below the other, each as a small board with its name and what is known of it.
class PuzzleView : public QListView {
    Q_OBJECT

public:
    explicit PuzzleView(QWidget* parent = nullptr);

    void add(const Puzzles& puzzles);
    void clear();
    int count() const { return model_->rowCount(); }
    /// The row that was chosen last, -1 without one.
    int currentRow() const { return currentIndex().row(); }
    /// All rows that are selected, from above.
    std::vector<int> selectedRows() const;
    const Puzzle& puzzle(int row) const { return model_->puzzle(row); }

private:
    PuzzleModel* model_;
};

} // namespace ninefold
