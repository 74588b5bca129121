// SPDX-License-Identifier: MIT
#include "app/session/gameresults.h"

#include "app/game/game.h"
#include "app/session/checker.h"
#include "app/session/examiner.h"
#include "app/session/results/nextpuzzle.h"
#include "app/store/keeper.h"
#include "app/store/solvedlist.h"

#include <QDateTime>

#include <algorithm>

namespace ninefold::session {
namespace {

/// Fewer days are no habit worth mentioning.
constexpr int kMinDays = 3;

store::LevelStatistics statisticsOf(const QList<store::GameResult>& results, std::optional<rating::Level> level) {
    return level ? store::levelStatistics(results, *level, QDate::currentDate()) : store::LevelStatistics{};
}

/// Days are worth mentioning once a day.
bool isFirstToday(const QList<store::GameResult>& results) {
    return std::ranges::none_of(results, [today = QDate::currentDate()](const store::GameResult& one) {
        return QDateTime::fromMSecsSinceEpoch(one.finishedMs).date() == today;
    });
}

Praise praiseOf(const FinishedGame& game, bool firstToday) {
    const auto beats = [&](const std::optional<qint64>& time) {
        return time && game.elapsedMs < *time && game.tally.hintCount() == 0;
    };
    if (beats(game.before.bestMs)) return Praise::BestAtLevel;
    if (beats(game.before.bestThisMonthMs)) return Praise::BestThisMonth;
    return firstToday && game.days >= kMinDays ? Praise::DaysInARow : Praise::None;
}

/// Compares the game with those before it and adds it to them. Solving a board again after an undo is the same result.
FinishedGame kept(FinishedGame game, const store::GameResult& result, const store::ResultList& list,
                  const store::SolvedList& solved) {
    QList<store::GameResult> results = list.all();
    const auto isSame = [&](const store::GameResult& one) {
        if (!one.game.isEmpty() && one.game == result.game) return true;
        return one.givens == result.givens && one.elapsedMs == result.elapsedMs;
    };
    if (results.removeIf(isSame) == 0) list.add(result);
    game.before = statisticsOf(results, game.level);
    game.days = store::streakDays(QList(results) << result, QDate::currentDate());
    game.praise = praiseOf(game, isFirstToday(results));
    if (!game.next) game.next = nextBundled(result.givens, solved.all() << result.givens);
    return game;
}

} // namespace

GameResults::GameResults(const game::Game& game, const Examiner& examiner, store::Keeper& keeper,
                         const Checker& checker, const store::ResultList& list, const store::SolvedList& solved)
    : game_(game), examiner_(examiner), keeper_(keeper), list_(list), solved_(solved) {
    connect(&game_, &game::Game::started, this, &GameResults::beginGame);
    connect(&game_, &game::Game::graded, this, &GameResults::readStatistics);
    connect(&game_, &game::Game::played, this, &GameResults::countMistakes);
    connect(&game_, &game::Game::changed, this, [this] {
        if (!game_.isSolved()) leave();
    });
    connect(&checker, &Checker::solvedByPlayer, this, &GameResults::finish);
}

void GameResults::beginGame() {
    leave();
    statistics_ = {};
    emit statisticsChanged();
    readStatistics();
}

void GameResults::readStatistics() {
    const std::optional<rating::Level> level = rating::levelFromName(game_.about().level);
    if (!level) return reading_.stop();
    reading_.start([list = list_, level](const std::stop_token&, const auto&) {
        return [statistics = statisticsOf(list.all(), level)](GameResults& owner) {
            owner.statistics_ = statistics;
            emit owner.statisticsChanged();
        };
    });
}

void GameResults::countMistakes(const Move& move) {
    if (!examiner_.solution() || game_.isEntering()) return;
    const auto isWrong = [this](const CellChange& change) {
        const Digit digit = change.after.value;
        return digit != 0 && digit != change.before.value && digit != (*examiner_.solution())[change.cell];
    };
    if (std::ranges::any_of(move.changes, isWrong)) keeper_.countMistake();
}

void GameResults::finish() {
    const QString givens = QString::fromStdString(examiner_.puzzleGrid().givensText());
    FinishedGame game{.elapsedMs = game_.clock().elapsedMs(),
                      .level = rating::levelFromName(game_.about().level),
                      .tally = keeper_.tally()};
    const store::GameResult result{.finishedMs = QDateTime::currentMSecsSinceEpoch(),
                                   .elapsedMs = game.elapsedMs,
                                   .level = game.level,
                                   .hints = game.tally.hintCount(),
                                   .checks = game.tally.checks,
                                   .mistakes = game.tally.mistakes,
                                   .givens = givens,
                                   .game = keeper_.game()};
    if (nextInList_) game.next = nextInList_(givens);
    if (!game.next) game.next = nextFollowing(givens);
    finishing_.start(
        [game = std::move(game), result, list = list_, solved = solved_](const std::stop_token&, const auto&) {
            return [finished = kept(game, result, list, solved)](GameResults& owner) {
                owner.finished_ = finished;
                emit owner.gameFinished();
            };
        });
    findProfile();
}

std::optional<formats::Puzzle> GameResults::nextFollowing(const QString& givens) const {
    for (std::size_t place = 0; place + 1 < following_.size(); ++place)
        if (formats::puzzleGrid(following_[place]).givensText() == givens.toStdString()) return following_[place + 1];
    return std::nullopt;
}

void GameResults::findProfile() {
    if (!examiner_.solution()) return;
    const Grid puzzle = examiner_.puzzleGrid();
    std::vector<Move> moves;
    moves.reserve(static_cast<std::size_t>(game_.stack().index()));
    for (int index = 0; index < game_.stack().index(); ++index) moves.push_back(game_.moveAt(index));
    const std::vector<Placement> placements = placementsIn(moves, puzzle, game_.sheet().digits());
    profiling_.start(
        [puzzle, placements, unique = !examiner_.candidatesBind()](const std::stop_token& stop, const auto&) {
            return [profile = timeProfile(puzzle, placements, unique, stop)](GameResults& owner) {
                owner.profile_ = profile;
                emit owner.profileFound();
            };
        });
}

void GameResults::leave() {
    finishing_.stop();
    profiling_.stop();
    profile_.clear();
    if (!std::exchange(finished_, std::nullopt)) return;
    emit gameLeft();
}

} // namespace ninefold::session
