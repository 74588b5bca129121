// SPDX-License-Identifier: MIT
#include "app/session/learning/gamereasons.h"

#include "app/game/history.h"
#include "app/session/learning/dayplan.h"
#include "app/session/learning/movereasons.h"
#include "app/store/library/adding.h"
#include "app/store/library/examination.h"
#include "app/store/recovery.h"
#include "engine/rating/puzzleratings.h"
#include "engine/solve/bitboard.h"

#include <QFile>

#include <set>

namespace ninefold::session {
namespace {

/// A saved game is not larger.
constexpr qint64 kMostBytes = 64 << 20;

std::optional<formats::Puzzle> savedGame(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes) return std::nullopt;
    return store::recover(file.readAll()).puzzle;
}

bool findReasons(library::Database& database, const std::stop_token& stop) {
    const auto games = library::gamesWithoutReasons(database);
    if (!games) return false;
    bool news = false;
    for (const library::Game& game : games.value()) {
        // Another machine of the same library may have the file.
        const auto saved = savedGame(game.file);
        if (!saved) continue;
        library::GameReasons reasons = reasonsIn(*saved, game.hinted, stop);
        if (stop.stop_requested()) break;
        reasons.game = game.id;
        if (library::recordReasons(database, reasons)) break;
        news = true;
    }
    return news;
}

bool ratePlayed(library::Database& database, const std::stop_token& stop) {
    const auto games = library::games(database);
    const auto rated = library::playedRatings(database);
    if (!games || !rated) return false;
    std::set<library::Id> seen;
    bool news = false;
    for (const library::Game& game : games.value()) {
        if (game.state == library::GameState::Open || rated.value().contains(game.puzzle)) continue;
        if (!seen.insert(game.puzzle).second) continue;
        solve::FastSolver solver;
        const Grid puzzle = Grid::fromCells(game.givens.toStdString());
        const auto ratings = rating::ratePuzzle(puzzle, false, solver, {.only = {"se"}}, stop).ratings;
        if (stop.stop_requested()) break;
        if (library::setRatings(database, {{game.puzzle, library::storedRating(ratings)}})) break;
        news = true;
    }
    return news;
}

} // namespace

library::GameReasons reasonsIn(const formats::Puzzle& game, const QMap<QString, int>& hinted,
                               const std::stop_token& stop) {
    formats::Puzzle tidy = game;
    const game::Sheet begin = game::tidyHistory(tidy);
    ReasonedPuzzle puzzle{.puzzle = formats::puzzleGrid(tidy), .candidatesBind = tidy.marksBind};
    solve::FastSolver solver;
    const auto solved = tidy.marksBind ? solver.solveCandidates(puzzle.puzzle) : solver.solve(puzzle.puzzle);
    library::GameReasons found;
    if (solved.solutions != 1) return found;
    puzzle.solution = solved.solution[0];
    const std::span<const Move> moves(tidy.history.data(), tidy.historyDone);
    for (const auto& reason : reasonsOf(moves, begin, puzzle, stop)) {
        if (!reason || reason->kind == MoveReason::Kind::Continued) continue;
        if (reason->kind == MoveReason::Kind::Unproved) {
            ++found.guesses;
            continue;
        }
        const QString technique = idOf(*reason->technique);
        if (!hinted.contains(technique)) ++found.techniques[technique];
    }
    return found;
}

bool completeGames(library::Database& database, const std::stop_token& stop) {
    const bool reasons = findReasons(database, stop);
    return !stop.stop_requested() && ratePlayed(database, stop) ? true : reasons;
}

} // namespace ninefold::session
