// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/lists/puzzleview.h"
#include "app/session/lists/listmaking.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ninefold::dialogs {

class BatchBar;
class RatingPanel;
struct PrintSource;

/// A list of puzzles from a file or generated here, to open, rate, print or save. Puzzles appear while they are
/// read or made.
class PuzzleList : public QDialog {
    Q_OBJECT

public:
    explicit PuzzleList(const QString& title, QWidget* parent = nullptr);

    void add(const session::Puzzles& puzzles);
    /// Marks the puzzles that the player has solved, given by their givens.
    void setSolved(const QSet<QString>& solved) { list_->setSolved(solved); }
    /// Shows the final message: how many puzzles there are, and how many could not be read.
    void conclude(const QString& sentence);
    /// Generates the puzzles of the list.
    void make(const session::MakingOrder& order);

    /// Does the list hold generated puzzles that are not in any file?
    bool isUnsaved() const { return unsaved_; }
    void setSaved(const QString& sentence);
    /// Shows a message below the list.
    void say(const QString& sentence);

    QString title() const { return title_; }
    /// The number of the puzzle that was chosen last, -1 for none.
    int chosenNumber() const { return chosenNumber_; }
    const session::ShownList& list() const { return list_->list(); }
    /// Does the list hold more than a file does, such as ratings? Then only the player may close it.
    bool holdsWork() const;

signals:
    void chosen(const ninefold::formats::Puzzle& puzzle);
    void printWanted(const ninefold::dialogs::PrintSource& source);
    void saveWanted();

private:
    QWidget* buttons();
    void choose();
    void print();
    void takeMade(const session::Puzzles& puzzles);
    void finishMaking(bool complete);

    QString title_;
    PuzzleView* list_;
    RatingPanel* rating_;
    session::ListMaking* making_;
    BatchBar* bar_;
    QLabel* summary_;
    QPushButton* save_ = nullptr;
    session::MakingOrder order_;
    bool unsaved_ = false;
    int chosenNumber_ = -1;
};

} // namespace ninefold::dialogs
