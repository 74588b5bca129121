// SPDX-License-Identifier: MIT
#include "app/store/results/statistics.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace ninefold::store {
namespace {

QDate dayOf(const GameResult& result) {
    return QDateTime::fromMSecsSinceEpoch(result.finishedMs).date();
}

void lower(std::optional<qint64>& best, qint64 time) {
    best = best ? std::min(*best, time) : time;
}

} // namespace

LevelStatistics levelStatistics(const QList<GameResult>& results, rating::Level level, QDate today) {
    LevelStatistics statistics;
    std::vector<qint64> times;
    for (const GameResult& result : results) {
        if (result.level != level) continue;
        times.push_back(result.elapsedMs);
        if (result.hints > 0) continue;
        lower(statistics.bestMs, result.elapsedMs);
        const QDate day = dayOf(result);
        if (day.year() == today.year() && day.month() == today.month())
            lower(statistics.bestThisMonthMs, result.elapsedMs);
    }
    statistics.games = static_cast<int>(times.size());
    if (statistics.games < kMinAveragedGames) return statistics;
    const int averaged = std::min(statistics.games, kAveragedGames);
    qint64 sum = 0;
    for (auto time = times.end() - averaged; time != times.end(); ++time) sum += *time;
    statistics.averageMs = sum / averaged;
    return statistics;
}

int streakDays(const QList<GameResult>& results, QDate today) {
    QSet<QDate> played;
    for (const GameResult& result : results) played << dayOf(result);
    int days = 0;
    while (played.contains(today.addDays(-days))) ++days;
    return days;
}

} // namespace ninefold::store
