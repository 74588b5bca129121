// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/puzzleview.h"

#include <QDialog>

class QLabel;

namespace ninefold {

/// A file with more than one puzzle: choose one. Fills while the file is read.
class PuzzleList : public QDialog {
    Q_OBJECT

public:
    explicit PuzzleList(const QString& file, QWidget* parent = nullptr);

    void add(const Puzzles& puzzles);
    /// The last word: how many there are, and how many could not be read.
    void conclude(const QString& sentence);

signals:
    void chosen(const ninefold::Puzzle& puzzle);
    void printWanted(const std::vector<ninefold::Puzzle>& puzzles);

private:
    void choose();
    void print();
    /// A puzzle of a row, with a name.
    Puzzle named(int row) const;

    PuzzleView* list_;
    QLabel* summary_;
};

} // namespace ninefold
