// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/puzzleview.h"
#include "app/work/lists/listmaking.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ninefold {

class BatchBar;
class RatingPanel;

/// Many puzzles, out of a file or made here: choose one, rate them, print or save them. Fills while they come.
class PuzzleList : public QDialog {
    Q_OBJECT

public:
    explicit PuzzleList(const QString& title, QWidget* parent = nullptr);

    void add(const Puzzles& puzzles);
    /// The last word: how many there are, and how many could not be read.
    void conclude(const QString& sentence);
    /// Makes the puzzles itself.
    void make(const MakingOrder& order);

    /// Puzzles that were made here and stand in no file.
    bool isUnsaved() const { return unsaved_; }
    void setSaved(const QString& sentence);
    /// What it says below the list.
    void say(const QString& sentence);

    QString title() const { return title_; }
    const ShownList& list() const { return list_->list(); }
    /// There is more in it than what a file says: to be closed by nobody but its owner.
    bool holdsWork() const;

signals:
    void chosen(const ninefold::Puzzle& puzzle);
    void printWanted(const std::vector<ninefold::Puzzle>& puzzles);
    void saveWanted();

private:
    QWidget* buttons();
    void choose();
    void print();
    void takeMade(const Puzzles& puzzles);
    void finishMaking(bool complete);

    QString title_;
    PuzzleView* list_;
    RatingPanel* rating_;
    ListMaking* making_;
    BatchBar* bar_;
    QLabel* summary_;
    QPushButton* save_ = nullptr;
    MakingOrder order_;
    bool unsaved_ = false;
};

} // namespace ninefold
