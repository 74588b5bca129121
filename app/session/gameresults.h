// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/results/timeprofile.h"
#include "app/session/work/task.h"
#include "app/store/results/resultlist.h"
#include "app/store/results/statistics.h"
#include "app/store/results/tally.h"
#include "engine/formats/puzzle.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
class SolvedList;
} // namespace ninefold::store

namespace ninefold::session {

class Checker;
class Examiner;

/// What is special about a game; only what is true, and at most one thing.
enum class Praise { None, BestAtLevel, BestThisMonth, DaysInARow };

/// A game that the player has just finished.
struct FinishedGame {
    qint64 elapsedMs = 0;
    std::optional<rating::Level> level;
    store::Tally tally;
    /// At this level, without this game.
    store::LevelStatistics before;
    /// With this game.
    int days = 0;
    Praise praise = Praise::None;
    /// The next puzzle of its list; nothing if a new one has to be made.
    std::optional<formats::Puzzle> next;
};

/// Counts mistakes, keeps the list of finished games, and says how a game went: in comparison with earlier ones, and
/// where the time was spent. Files are read and written in other threads.
class GameResults : public QObject {
    Q_OBJECT

public:
    GameResults(const game::Game& game, const Examiner& examiner, store::Keeper& keeper, const Checker& checker,
                const store::ResultList& list, const store::SolvedList& solved);

    /// A list that the player chose a puzzle from: called with the givens of a finished game, it returns the puzzle
    /// after that one; nothing if the game is not from the list, or was its last. It comes before the bundled lists.
    using NextInList = std::function<std::optional<formats::Puzzle>(const QString& givens)>;
    void setNextInList(NextInList next) { nextInList_ = std::move(next); }

    /// Puzzles of which each one follows the one before: what was chosen of a collection, and what comes after it
    /// there. They come after the list, and before the bundled ones.
    void setFollowing(std::vector<formats::Puzzle> puzzles) { following_ = std::move(puzzles); }

    bool hasFollowing() const { return !following_.empty(); }

    /// At the level of the game on the board.
    const store::LevelStatistics& statistics() const { return statistics_; }
    /// The game that is solved on the board, from the moment when its result is known; empty otherwise.
    const std::optional<FinishedGame>& finished() const { return finished_; }
    /// Where its time was spent; empty until it is known.
    const std::vector<TimedStep>& profile() const { return profile_; }

signals:
    void statisticsChanged();
    void gameFinished();
    /// A finished game is no longer on the board, or no longer solved.
    void gameLeft();
    void profileFound();

private:
    void beginGame();
    void readStatistics();
    void countMistakes(const Move& move);
    void finish();
    void leave();
    void findProfile();

    const game::Game& game_;
    const Examiner& examiner_;
    store::Keeper& keeper_;
    const store::ResultList& list_;
    const store::SolvedList& solved_;
    std::optional<formats::Puzzle> nextFollowing(const QString& givens) const;

    NextInList nextInList_;
    std::vector<formats::Puzzle> following_;
    store::LevelStatistics statistics_;
    std::optional<FinishedGame> finished_;
    std::vector<TimedStep> profile_;
    Task<GameResults> reading_{*this, shortWorkThreads}, finishing_{*this, shortWorkThreads};
    Task<GameResults> profiling_{*this, questionThreads};
};

} // namespace ninefold::session
