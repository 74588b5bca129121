// SPDX-License-Identifier: MIT
#include "app/session/library/playhistory.h"

#include "app/store/results/dailylist.h"
#include "app/store/results/resultlist.h"
#include "app/store/results/statistics.h"
#include "app/store/savedgames.h"
#include "app/store/solvedlist.h"

#include <QFileInfo>

namespace ninefold::session {
namespace {

PlayHistory::SavedGame savedGame(const store::SavedGames& games, const QString& game, const QFileInfo& file) {
    PlayHistory::SavedGame saved{.changedMs = file.lastModified().toMSecsSinceEpoch(), .bytes = file.size()};
    const store::Recovered recovered = games.look(game);
    if (!recovered.puzzle) return saved;
    const formats::Puzzle& puzzle = *recovered.puzzle;
    const Grid start = formats::puzzleGrid(puzzle);
    const int cells = start.blanks().count(), left = puzzle.grid.blanks().count();
    saved.givens = QString::fromStdString(start.givensText());
    saved.record = {.elapsedMs = puzzle.elapsedMs,
                    .hints = recovered.tally.hintCount(),
                    .percent = cells == 0 ? 0 : 100 * (cells - left) / cells,
                    .playedMs = games.playedAt(game).toMSecsSinceEpoch(),
                    .game = game,
                    .digits = QString::fromStdString(puzzle.grid.cellsText())};
    // A game in which no digit was written counts as new.
    if (left < cells) saved.record.state = PlayState::Started;
    return saved;
}

void readGames(const QString& folder, const PlayHistory& before, PlayHistory& history, const std::stop_token& stop) {
    const store::SavedGames games(folder);
    // The last played first: of two games with one puzzle, that one counts.
    for (const QString& game : games.games()) {
        if (stop.stop_requested()) return;
        const QFileInfo file(games.pathOf(game));
        const auto known = before.games.constFind(game);
        const bool fresh = known != before.games.cend() && known->bytes == file.size() &&
                           known->changedMs == file.lastModified().toMSecsSinceEpoch();
        const PlayHistory::SavedGame saved = fresh ? *known : savedGame(games, game, file);
        history.games.insert(game, saved);
        if (saved.record.state == PlayState::Started && !history.records.contains(saved.givens))
            history.records.insert(saved.givens, saved.record);
    }
}

void addResults(const QList<store::GameResult>& results, PlayHistory& history) {
    for (const store::GameResult& result : results) {
        ++history.solvedOn[QDateTime::fromMSecsSinceEpoch(result.finishedMs).date()];
        history.records[result.givens] = {.state = PlayState::Solved,
                                          .elapsedMs = result.elapsedMs,
                                          .hints = result.hints,
                                          .percent = 100,
                                          .playedMs = result.finishedMs};
    }
}

} // namespace

HistoryFiles HistoryFiles::usual() {
    return {store::ResultList::usualPath(), store::SolvedList::usualPath(), store::SavedGames::usualFolder(),
            store::DailyList::usualPath()};
}

PlayHistory readHistory(const HistoryFiles& files, const PlayHistory& before, QDate today,
                        const std::stop_token& stop) {
    PlayHistory history;
    readGames(files.games, before, history, stop);
    const QSet<QString> solved = store::SolvedList(files.solved).all();
    for (const QString& givens : solved) history.records[givens] = {.state = PlayState::Solved, .percent = 100};
    const QList<store::GameResult> results = store::ResultList(files.results).all();
    addResults(results, history);
    history.streak = store::streakDays(results, today);
    for (const rating::Level level : rating::kLevels)
        history.averageMs[static_cast<std::size_t>(level)] = store::levelStatistics(results, level, today).averageMs;
    return history;
}

} // namespace ninefold::session
