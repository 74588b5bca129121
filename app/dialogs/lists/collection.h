// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "engine/formats/puzzle.h"
#include "engine/rating/level.h"

#include <QDialog>
#include <QSet>

#include <optional>

class QLabel;
class QListWidget;

namespace ninefold::dialogs {

class PuzzleView;
class RatingPanel;

/// The collection of bundled puzzles: those of each level, and positions for practising each technique.
class Collection : public QDialog {
    Q_OBJECT

public:
    /// Opens with the puzzles of `level` selected.
    explicit Collection(std::optional<rating::Level> level, const QString& folder = documents::kBundledFolder,
                        QWidget* parent = nullptr);
    /// Marks the puzzles that the player has solved, given by their givens.
    void setSolved(const QSet<QString>& solved);

signals:
    void chosen(const ninefold::formats::Puzzle& puzzle);
    void printWanted(const std::vector<ninefold::formats::Puzzle>& puzzles);

private:
    void buildShelves(std::optional<rating::Level> level);
    void addHeading(const QString& text);
    void addCategory(const QString& title, const QString& hint, const QList<documents::Bundled>& puzzles);
    void showCategory(int row);
    void choose();
    void print();

    QString folder_;
    QListWidget* categories_;
    PuzzleView* view_;
    RatingPanel* rating_;
    QLabel* hint_;
    /// The description and the puzzles of each row; empty for a heading.
    std::vector<std::pair<QString, QList<documents::Bundled>>> contents_;
};

} // namespace ninefold::dialogs
