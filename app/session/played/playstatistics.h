// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/store/library/progress.h"
#include "engine/rating/level.h"

#include <QDate>
#include <QHash>

#include <array>
#include <vector>

namespace ninefold::session {

/// How the player does at one level. What is missing has too few games for a fair number.
struct LevelFigures {
    int solved = 0, givenUp = 0;
    int withoutHints = 0;
    /// Only games without hints count for the best time.
    std::optional<qint64> bestMs;
    /// Of the last games, at most store::kAveragedGames.
    std::optional<qint64> averageMs, medianMs;
    /// How much longer the last ten games took than the ten before, in percent; negative: they were faster.
    std::optional<int> trendPercent;
    /// In a solved game.
    double hints = 0, mistakes = 0;
};

struct TimedGame {
    qint64 finishedMs = 0, elapsedMs = 0;
    int hints = 0;
};

struct TechniqueFigures {
    /// Its id.
    QString technique;
    /// How many moves it proved, and how many hints of it were asked for.
    int used = 0, hints = 0;
    friend bool operator==(const TechniqueFigures&, const TechniqueFigures&) = default;
};

/// What follows from all games.
struct PlayStatistics {
    std::array<LevelFigures, rating::kLevels.size()> levels{};
    /// The solved games of each level, oldest first.
    std::array<std::vector<TimedGame>, rating::kLevels.size()> times;
    /// Those with the most hints first, and then the hardest.
    std::vector<TechniqueFigures> techniques;
    /// Right moves without a reason that the program knows.
    int guesses = 0;
    QHash<QDate, int> solvedOn;
    /// Days in a row, each with a solved game: those that end today, and the most ever.
    int streak = 0, longestStreak = 0;
    int solved = 0, givenUp = 0;
    bool isEmpty() const { return solved + givenUp == 0; }
};

/// All games that a library knows; none if it cannot be opened. Takes a moment, so it belongs in a thread.
QList<library::Game> playedGames(const LibraryAccess& access);

/// What was used in the games, as far as it was found out.
QList<library::GameReasons> playedReasons(const LibraryAccess& access);

PlayStatistics statisticsOf(const QList<library::Game>& games, QDate today,
                            const QList<library::GameReasons>& reasons = {});

/// A line for each finished game, for a spreadsheet; the first one names the columns.
QByteArray csvOf(const QList<library::Game>& games);

} // namespace ninefold::session
