// SPDX-License-Identifier: MIT
#include "app/session/played/journalgame.h"

#include "app/game/history.h"
#include "engine/rating/level.h"

#include <algorithm>

namespace ninefold::session {
namespace {

/// The name of a saved game begins with when it was started, in the time of the place.
QString startOf(const QString& name) {
    constexpr auto kPattern = "yyyyMMdd-hhmmss-zzz";
    const QString moment = name.first(std::min<qsizetype>(name.size(), qstrlen(kPattern)));
    const QDateTime started = QDateTime::fromString(moment, QLatin1String(kPattern));
    return started.isValid() ? libraryTime(started.toMSecsSinceEpoch()) : QString();
}

std::optional<int> levelOf(const formats::Puzzle& puzzle) {
    const auto level = rating::levelFromName(puzzle.level);
    return level ? std::optional(static_cast<int>(*level)) : std::nullopt;
}

/// Of the last move that is done.
bool placesSeveral(const formats::Puzzle& puzzle) {
    if (puzzle.historyDone == 0) return false;
    const Move& last = puzzle.history[puzzle.historyDone - 1];
    return std::ranges::count_if(last.changes, [](const CellChange& change) {
               return change.after.value != 0 && change.after.value != change.before.value;
           }) > 1;
}

QMap<QString, int> hintedIn(const store::Tally& tally) {
    QMap<QString, int> hinted;
    for (const store::HintUse& hint : tally.hints)
        if (!hint.technique.isEmpty()) ++hinted[QString::fromUtf8(hint.technique)];
    return hinted;
}

} // namespace

QString libraryTime(qint64 ms) {
    return ms == 0 ? QString() : QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODate);
}

std::optional<JournalGame> journalGame(const store::SavedGames& games, const QString& name,
                                       library::Examination& examination) {
    const store::Recovered recovered = games.look(name);
    if (!recovered.puzzle || recovered.puzzle->historyDone == 0) return std::nullopt;
    const formats::Puzzle& played = *recovered.puzzle;
    auto examined = examination.examine(played);
    if (!examined.puzzle || examined.isBoard) return std::nullopt;
    const QString digits = QString::fromStdString(played.grid.cellsText());
    const bool solved = digits == examined.puzzle->solution;
    formats::Puzzle fromBegin = played;
    JournalGame found{.puzzle = *std::move(examined.puzzle),
                      .playedMs = games.playedAt(name).toMSecsSinceEpoch(),
                      .begin = QString::fromStdString(game::tidyHistory(fromBegin).digits().cellsText()),
                      .title = QString::fromStdString(played.name),
                      .filledAtOnce = solved && placesSeveral(played)};
    found.game = {.name = name,
                  .givens = found.puzzle.entered,
                  .state = solved ? library::GameState::Solved : library::GameState::Open,
                  .started = startOf(name),
                  .finished = solved ? libraryTime(found.playedMs) : QString(),
                  .milliseconds = played.elapsedMs,
                  .hints = recovered.tally.hintCount(),
                  .checks = recovered.tally.checks,
                  .mistakes = recovered.tally.mistakes,
                  .level = levelOf(played),
                  .file = games.pathOf(name),
                  .hinted = hintedIn(recovered.tally)};
    return found;
}

} // namespace ninefold::session
