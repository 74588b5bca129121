// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/puzzlerating.h"
#include "engine/formats/puzzle.h"

#include <QDialog>

#include <functional>
#include <utility>
#include <vector>

class QFormLayout;
class QLabel;
class QScrollArea;

namespace ninefold::game {
class Game;
}

namespace ninefold::dialogs {

/// Shows what is known of a puzzle, and its ratings.
class Properties : public QDialog {
    Q_OBJECT

public:
    explicit Properties(const formats::Puzzle& puzzle, QWidget* parent = nullptr);
    /// Of the puzzle on the board, with how it was played so far.
    Properties(const game::Game& game, int timesHelped, QWidget* parent = nullptr);

    /// Rates the puzzle in the background; `solution` is its only solution.
    void rate(const Grid& puzzle, const generator::Solution& solution);

signals:
    /// The player asks what a technique is. The dialog is closed: the page is in the window.
    void techniqueWanted(const QString& id);

private:
    explicit Properties(QWidget* parent);
    QLabel* addRow(const QString& name, const QString& value);
    /// Adds a row, unless the value is empty.
    void addKnown(const QString& name, const QString& value);
    void addAddress(const QString& address);
    void fill(QLabel* label, const QString& value);
    /// With links to techniques; `value` is the same as plain text.
    void fillLinks(QLabel* label, const QString& html, const QString& value);
    void describePuzzle(const formats::Puzzle& about, int givens);
    void describePlay(const game::Game& game, int timesHelped);
    void addRating(int number, const QString& value);
    void addDetail(int number, const rating::RatingDetail& detail, const QString& value);
    void showRatings(const rating::PuzzleRatings& ratings);
    /// Makes the dialog as high as the rows need; in a lower window they scroll.
    void fit();

    QFormLayout* form_;
    session::PuzzleRating* rating_;
    QScrollArea* scroll_;
    /// Shows the result of each rating, and its details, once it is there.
    std::vector<std::pair<int, std::function<void(const rating::RatingResult&)>>> waiting_;
};

} // namespace ninefold::dialogs
