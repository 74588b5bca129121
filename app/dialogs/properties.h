// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/puzzlerating.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QScrollArea;

namespace ninefold {

class Game;
class RatingCurve;

/// What is known of the puzzle on the board, how hard it is, and how it was played so far.
class Properties : public QDialog {
    Q_OBJECT

public:
    Properties(const Game& game, int timesHelped, QWidget* parent = nullptr);

    /// Rates the puzzle while one looks on; `solution` is the only one.
    void rate(const Grid& puzzle, const Solution& solution);

private:
    QLabel* addRow(const QString& name, const QString& value);
    /// Nothing is said of what is not known.
    void addKnown(const QString& name, const QString& value);
    void addAddress(const QString& address);
    void fill(QLabel* label, const QString& value);
    void describePuzzle(const Game& game);
    void describePlay(const Game& game, int timesHelped);
    void showRatings(const PuzzleRatings& ratings);
    /// As high as the rows need; where the window is lower they scroll.
    void fit();

    QFormLayout* form_;
    PuzzleRating* rating_;
    RatingCurve* curve_;
    QScrollArea* scroll_;
    QLabel *level_ = nullptr, *explainer_ = nullptr, *hodoku_ = nullptr, *branching_ = nullptr, *techniques_ = nullptr;
};

} // namespace ninefold
