// SPDX-License-Identifier: MIT
#include "app/session/played/finishedgames.h"

#include <QHash>
#include <cassert>

#include <algorithm>
#include <cstdlib>

namespace ninefold::session {
namespace {

using library::GameState;

/// A result is written at most this long after the last move of its game.
constexpr qint64 kMostDifferenceMs = 2000;

qint64 msOf(const QString& time) {
    return time.isEmpty() ? 0 : QDateTime::fromString(time, Qt::ISODate).toMSecsSinceEpoch();
}

/// What a game has that only a result says.
void finish(library::Game& game, const store::GameResult& result) {
    game.state = GameState::Solved;
    game.finished = libraryTime(result.finishedMs);
    game.milliseconds = result.elapsedMs;
    game.hints = result.hints;
    game.checks = result.checks;
    game.mistakes = result.mistakes;
    if (result.level) game.level = static_cast<int>(*result.level);
}

class Matching {
public:
    Matching(QList<PlayedGame> games, const QList<store::GameResult>& results, const QSet<QString>& solved)
        : games_(std::move(games)), solved_(solved) {
        for (qsizetype place = 0; place < games_.size(); ++place) {
            byName_.insert(games_[place].game.name, place);
            byGivens_.insert(games_[place].game.givens, place);
        }
        for (const store::GameResult& result : results) listed_.insert(result.givens);
        for (const store::GameResult& result : results)
            if (!result.game.isEmpty()) give(result, byName_.value(result.game, -1));
        for (const store::GameResult& result : results)
            if (result.game.isEmpty()) give(result, exactlyAt(result));
        for (const store::GameResult& result : std::exchange(left_, {})) give(result, nearest(result));
    }

    QList<PlayedGame> games() {
        for (PlayedGame& one : games_)
            if (!taken_.contains(one.game.name)) judge(one.game, one.filledAtOnce);
        for (const store::GameResult& result : std::as_const(left_)) addAlone(result);
        addTicks();
        return games_;
    }

private:
    /// Assigns a result to the game at `place`, -1 for none. Only the first result of a game counts.
    void give(const store::GameResult& result, qsizetype place) {
        if (place < 0) {
            left_ << result;
            return;
        }
        assert(place < games_.size());
        library::Game& game = games_[place].game;
        if (taken_.contains(game.name)) return;
        taken_.insert(game.name);
        finish(game, result);
    }

    /// The game to which an earlier call assigned the same result.
    qsizetype exactlyAt(const store::GameResult& result) const {
        const QString finished = libraryTime(result.finishedMs);
        for (const qsizetype place : byGivens_.values(result.givens))
            if (games_[place].game.state == GameState::Solved && games_[place].game.finished == finished &&
                !taken_.contains(games_[place].game.name))
                return place;
        return -1;
    }

    /// The game of this puzzle that took as long, or was played at that time.
    qsizetype nearest(const store::GameResult& result) const {
        qsizetype best = -1;
        qint64 least = 0;
        if (!result.game.isEmpty()) return best;
        for (const qsizetype place : byGivens_.values(result.givens)) {
            const PlayedGame& one = games_[place];
            if (taken_.contains(one.game.name) || one.game.file.isEmpty()) continue;
            const qint64 difference = std::llabs(one.game.milliseconds - result.elapsedMs);
            const bool then = msOf(one.game.started) <= result.finishedMs &&
                              result.finishedMs <= std::max(one.playedMs, msOf(one.game.finished)) + kMostDifferenceMs;
            if (difference > kMostDifferenceMs && !then) continue;
            if (best >= 0 && difference >= least) continue;
            best = place;
            least = difference;
        }
        return best;
    }

    void judge(library::Game& game, bool filledAtOnce) const {
        const bool ticked = solved_.contains(game.givens) && !listed_.contains(game.givens);
        if (game.state == GameState::Solved && filledAtOnce && !ticked) game.state = GameState::GivenUp;
    }

    /// A result whose saved game is gone keeps its name, or is named after its end.
    void addAlone(const store::GameResult& result) {
        const QString name = result.game.isEmpty() ? libraryTime(result.finishedMs) : result.game;
        if (alone_.contains({name, result.givens})) return;
        alone_.insert({name, result.givens});
        PlayedGame alone{.game = {.name = name, .givens = result.givens}, .playedMs = result.finishedMs};
        finish(alone.game, result);
        games_ << alone;
    }

    void addTicks() {
        QSet<QString> known;
        for (const PlayedGame& one : std::as_const(games_))
            if (one.game.state == GameState::Solved) known.insert(one.game.givens);
        for (const QString& givens : solved_)
            if (!known.contains(givens))
                games_ << PlayedGame{.game = {.name = "solved", .givens = givens, .state = GameState::Solved}};
    }

    QList<PlayedGame> games_;
    const QSet<QString>& solved_;
    QHash<QString, qsizetype> byName_;
    QMultiHash<QString, qsizetype> byGivens_;
    /// The names of the games that have their result.
    QSet<QString> taken_;
    QSet<std::pair<QString, QString>> alone_;
    /// The puzzles in the list of results.
    QSet<QString> listed_;
    QList<store::GameResult> left_;
};

} // namespace

QList<PlayedGame> withResults(QList<PlayedGame> games, const QList<store::GameResult>& results,
                              const QSet<QString>& solved) {
    return Matching(std::move(games), results, solved).games();
}

} // namespace ninefold::session
