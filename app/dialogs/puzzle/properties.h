// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/puzzlerating.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QScrollArea;

namespace ninefold::game {
class Game;
}

namespace ninefold::dialogs {

class RatingCurve;

/// Shows what is known of the current puzzle, its ratings, and how it was played so far.
class Properties : public QDialog {
    Q_OBJECT

public:
    Properties(const game::Game& game, int timesHelped, QWidget* parent = nullptr);

    /// Rates the puzzle in the background; `solution` is its only solution.
    void rate(const Grid& puzzle, const generator::Solution& solution);

private:
    QLabel* addRow(const QString& name, const QString& value);
    /// Adds a row, unless the value is empty.
    void addKnown(const QString& name, const QString& value);
    void addAddress(const QString& address);
    void fill(QLabel* label, const QString& value);
    void describePuzzle(const game::Game& game);
    void describePlay(const game::Game& game, int timesHelped);
    void showRatings(const rating::PuzzleRatings& ratings);
    /// Makes the dialog as high as the rows need; in a lower window they scroll.
    void fit();

    QFormLayout* form_;
    session::PuzzleRating* rating_;
    RatingCurve* curve_;
    QScrollArea* scroll_;
    QLabel *level_ = nullptr, *explainer_ = nullptr, *hodoku_ = nullptr, *branching_ = nullptr, *techniques_ = nullptr;
};

} // namespace ninefold::dialogs
