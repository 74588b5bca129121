// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/games.h"

namespace ninefold::library {

/// A test of a family of techniques that was taken to its end.
struct FamilyTest {
    /// As logic::familyName has it: "wings".
    QString family;
    /// In UTC, "2026-11-19T14:05:12Z".
    QString taken;
    int positions = 0;
    /// How many of them were answered rightly and without help.
    int alone = 0;
    qint64 milliseconds = 0;
    bool isPassed() const;
    bool isBetterThan(const FamilyTest& other) const;
    friend bool operator==(const FamilyTest&, const FamilyTest&) = default;
};

/// A test has ten positions, and is passed with eight.
inline constexpr int kTestPositions = 10, kPassedFrom = 8;
inline bool FamilyTest::isPassed() const {
    return positions >= kTestPositions && alone * kTestPositions >= kPassedFrom * positions;
}
inline bool FamilyTest::isBetterThan(const FamilyTest& other) const {
    return isPassed() != other.isPassed() ? isPassed() : alone > other.alone;
}

/// Of each family the best test, in the order in which they were taken first.
QList<FamilyTest> bestTests(const QList<FamilyTest>& tests);

/// One of the same family and time is replaced.
std::optional<Error> recordFamilyTest(Database& database, const FamilyTest& test);
/// Oldest first.
Result<QList<FamilyTest>> familyTests(Database& database);

/// What the player used in a solved game.
struct GameReasons {
    Id game = 0;
    /// How often each technique proved a move, by id.
    QMap<QString, int> techniques = {};
    /// Right moves without a reason that the program knows.
    int guesses = 0;
    friend bool operator==(const GameReasons&, const GameReasons&) = default;
};
std::optional<Error> recordReasons(Database& database, const GameReasons& reasons);
/// Of all games of which they were found.
Result<QList<GameReasons>> gameReasons(Database& database);
/// Solved games with a saved game, of which the reasons were not found yet; newest first.
Result<QList<Game>> gamesWithoutReasons(Database& database);

/// The ratings of puzzles that were played, by their numbers, in tenths; rating::kUnknownRating where the scale cannot
/// say. Those that were not rated are missing.
Result<QMap<Id, int>> playedRatings(Database& database);

} // namespace ninefold::library
