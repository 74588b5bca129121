// SPDX-License-Identifier: MIT
#include "app/session/played/playstatistics.h"

#include "app/store/results/statistics.h"
#include "engine/logic/technique.h"

#include <QDateTime>
#include <QMap>
#include <cassert>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace ninefold::session {
namespace {

using library::Game;
using library::GameState;
using Times = std::span<const TimedGame>;

/// A trend compares the last ten games with the ten before, or fewer but at least three with three.
constexpr std::size_t kTrendGames = 10, kLeastTrendGames = 3;

qint64 finishedMs(const Game& game) {
    return game.finished.isEmpty() ? 0 : QDateTime::fromString(game.finished, Qt::ISODate).toMSecsSinceEpoch();
}

qint64 average(Times times) {
    assert(!times.empty());
    const qint64 sum = std::accumulate(times.begin(), times.end(), qint64{0},
                                       [](qint64 all, const TimedGame& one) { return all + one.elapsedMs; });
    return sum / static_cast<qint64>(times.size());
}

qint64 median(Times times) {
    assert(!times.empty());
    std::vector<qint64> sorted;
    for (const TimedGame& one : times) sorted.push_back(one.elapsedMs);
    std::ranges::sort(sorted);
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::optional<int> trend(Times times) {
    const std::size_t last = std::min(kTrendGames, times.size() / 2);
    if (last < kLeastTrendGames) return std::nullopt;
    const qint64 now = average(times.last(last)), before = average(times.last(2 * last).first(last));
    if (before == 0) return std::nullopt;
    return static_cast<int>(std::lround(100.0 * static_cast<double>(now - before) / static_cast<double>(before)));
}

void countGame(const Game& game, LevelFigures& figures) {
    if (game.state == GameState::GivenUp) ++figures.givenUp;
    if (game.state != GameState::Solved) return;
    ++figures.solved;
    figures.hints += game.hints;
    figures.mistakes += game.mistakes;
    if (game.hints > 0) return;
    ++figures.withoutHints;
    if (game.milliseconds > 0) figures.bestMs = std::min(figures.bestMs.value_or(game.milliseconds), game.milliseconds);
}

void sumUp(Times times, LevelFigures& figures) {
    figures.hints /= std::max(1, figures.solved);
    figures.mistakes /= std::max(1, figures.solved);
    figures.trendPercent = trend(times);
    if (times.size() < static_cast<std::size_t>(store::kMinAveragedGames)) return;
    const Times last = times.last(std::min<std::size_t>(times.size(), store::kAveragedGames));
    figures.averageMs = average(last);
    figures.medianMs = median(last);
}

void findStreaks(QDate today, PlayStatistics& statistics) {
    QList<QDate> days = statistics.solvedOn.keys();
    std::ranges::sort(days);
    int row = 0;
    for (qsizetype place = 0; place < days.size(); ++place) {
        row = place > 0 && days[place - 1].addDays(1) == days[place] ? row + 1 : 1;
        statistics.longestStreak = std::max(statistics.longestStreak, row);
        if (days[place] == today) statistics.streak = row;
    }
}

void countTechniques(const QList<Game>& games, const QList<library::GameReasons>& reasons, PlayStatistics& statistics) {
    QMap<QString, TechniqueFigures> figures;
    for (const Game& game : games)
        for (auto hint = game.hinted.begin(); hint != game.hinted.end(); ++hint)
            figures[hint.key()].hints += hint.value();
    for (const library::GameReasons& one : reasons) {
        statistics.guesses += one.guesses;
        for (auto used = one.techniques.begin(); used != one.techniques.end(); ++used)
            figures[used.key()].used += used.value();
    }
    // The hardest first, and then those with the most hints before them.
    const auto all = logic::allTechniques();
    for (auto technique = all.rbegin(); technique != all.rend(); ++technique) {
        const auto id = QString::fromUtf8((*technique)->id.data(), static_cast<qsizetype>((*technique)->id.size()));
        if (!figures.contains(id)) continue;
        TechniqueFigures one = figures.value(id);
        one.technique = id;
        statistics.techniques.push_back(one);
    }
    std::ranges::stable_sort(statistics.techniques, std::greater(), &TechniqueFigures::hints);
}

QByteArray fieldOf(const QString& text) {
    if (!text.contains(u',') && !text.contains(u'"')) return text.toUtf8();
    return '"' + QString(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

} // namespace

QList<Game> playedGames(const LibraryAccess& access) {
    const auto opened = access.open();
    const auto games = opened ? library::games(*opened.value().database) : QList<Game>();
    return games ? games.value() : QList<Game>();
}

QList<library::GameReasons> playedReasons(const LibraryAccess& access) {
    const auto opened = access.open();
    const auto reasons = opened ? library::gameReasons(*opened.value().database) : QList<library::GameReasons>();
    return reasons ? reasons.value() : QList<library::GameReasons>();
}

PlayStatistics statisticsOf(const QList<Game>& games, QDate today, const QList<library::GameReasons>& reasons) {
    PlayStatistics statistics;
    for (const Game& game : games) {
        if (game.state == GameState::GivenUp) ++statistics.givenUp;
        if (game.state == GameState::Solved) ++statistics.solved;
        const qint64 ended = finishedMs(game);
        if (game.state == GameState::Solved && ended > 0)
            ++statistics.solvedOn[QDateTime::fromMSecsSinceEpoch(ended).date()];
        if (!game.level || *game.level < 0 || *game.level >= static_cast<int>(rating::kLevels.size())) continue;
        const auto level = static_cast<std::size_t>(*game.level);
        countGame(game, statistics.levels[level]);
        if (game.state == GameState::Solved && game.milliseconds > 0)
            statistics.times[level].push_back({ended, game.milliseconds, game.hints});
    }
    for (std::size_t level = 0; level < statistics.levels.size(); ++level) {
        std::ranges::stable_sort(statistics.times[level], {}, &TimedGame::finishedMs);
        sumUp(statistics.times[level], statistics.levels[level]);
    }
    countTechniques(games, reasons, statistics);
    findStreaks(today, statistics);
    return statistics;
}

QByteArray csvOf(const QList<Game>& games) {
    QByteArray csv = "finished,level,result,seconds,hints,checks,mistakes,occasion,puzzle\n";
    for (const Game& game : games) {
        if (game.state == GameState::Open) continue;
        const std::string_view level =
            game.level ? rating::levelName(rating::kLevels[static_cast<std::size_t>(std::clamp(*game.level, 0, 5))])
                       : std::string_view();
        QByteArrayList fields = {game.finished.toUtf8(), QByteArray(level.data(), static_cast<qsizetype>(level.size())),
                                 game.state == GameState::Solved ? "solved" : "given up",
                                 game.milliseconds == 0
                                     ? QByteArray()
                                     : QByteArray::number(static_cast<double>(game.milliseconds) / 1000, 'f', 1)};
        for (const int count : {game.hints, game.checks, game.mistakes}) fields << QByteArray::number(count);
        fields << fieldOf(game.occasion) << game.givens.toUtf8();
        csv += fields.join(',') + '\n';
    }
    return csv;
}

} // namespace ninefold::session
