// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QList>

#include <optional>

namespace ninefold::session {

/// A game that was played to its end, of a puzzle with a rating.
struct RatedGame {
    /// The rating of Sudoku Explainer, 1.0 to 12.0.
    double er = 0;
    /// Solved without a hint.
    bool alone = false;
    QDate day;
    friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

/// How strong a player is, on the scale of the ratings of puzzles: of puzzles with this rating the player solves every
/// other one without help. The truth is between `low` and `high` with nine chances in ten.
struct Strength {
    double mean = 0, low = 0, high = 0;
    int games = 0;
    friend bool operator==(const Strength&, const Strength&) = default;
};

/// The chance that a player of this strength solves a puzzle without help.
double chanceToSolve(double strength, double er);

/// Nothing without games: any number would be invented. The games in the order in which they were played.
///
/// The model is that of Georg Rasch (Probabilistic Models for Some Intelligence and Attainment Tests, 1960): a logistic
/// curve of the difference between strength and rating, with a few games lost or won for other reasons. What is known
/// before the first game, and grows less certain with every day without one, is updated with each game on a grid of
/// strengths.
std::optional<Strength> strengthOf(const QList<RatedGame>& games);

/// The rating of the puzzle that should be next: a little above the player.
double nextRating(const std::optional<Strength>& strength);

} // namespace ninefold::session
