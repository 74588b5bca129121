// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/gameresult.h"

#include <QDate>
#include <QList>

namespace ninefold::store {

/// How the player does at one level. Times are missing where there is no game, or too few for a fair number.
struct LevelStatistics {
    int games = 0;
    /// Only games without hints count for the best times.
    std::optional<qint64> bestMs;
    std::optional<qint64> bestThisMonthMs;
    /// Of the last games, at most kAveragedGames; missing with fewer than kMinAveragedGames.
    std::optional<qint64> averageMs;
    friend bool operator==(const LevelStatistics&, const LevelStatistics&) = default;
};

inline constexpr int kAveragedGames = 20, kMinAveragedGames = 3;

/// `today` says which month is this one. The order of the results is that of the file.
LevelStatistics levelStatistics(const QList<GameResult>& results, rating::Level level, QDate today);

/// The number of days in a row, ending today, on each of which a game was finished.
int streakDays(const QList<GameResult>& results, QDate today);

} // namespace ninefold::store
