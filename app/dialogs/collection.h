// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/collections.h"
#include "engine/formats/puzzle.h"
#include "engine/rating/level.h"

#include <QDialog>
#include <QSet>

#include <optional>

class QLabel;
class QListWidget;

namespace ninefold {

class PuzzleView;
class RatingPanel;

/// The puzzles that come with the program: those of each level, and for each technique positions in which it goes on.
class Collection : public QDialog {
    Q_OBJECT

public:
    /// Opens at the puzzles of `level`.
    explicit Collection(std::optional<Level> level, const QString& folder = kBundledFolder, QWidget* parent = nullptr);
    /// Those that were solved already, by their givens.
    void setSolved(const QSet<QString>& solved);

signals:
    void chosen(const ninefold::Puzzle& puzzle);
    void printWanted(const std::vector<ninefold::Puzzle>& puzzles);

private:
    void buildShelves(std::optional<Level> level);
    void addHeading(const QString& text);
    void addShelf(const QString& title, const QString& hint, const QList<Bundled>& puzzles);
    void showShelf(int row);
    void choose();
    void print();

    QString folder_;
    QListWidget* shelves_;
    PuzzleView* view_;
    RatingPanel* rating_;
    QLabel* hint_;
    /// What stands in each row of the shelves; nothing in a heading.
    std::vector<std::pair<QString, QList<Bundled>>> contents_;
};

} // namespace ninefold
