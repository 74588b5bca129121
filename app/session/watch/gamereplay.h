// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"
#include "app/session/learning/movereasons.h"
#include "app/session/watch/timeline.h"
#include "app/session/work/task.h"

#include <cassert>

namespace ninefold::session {

/// Replays a finished or current game: each move is one event. It works on a copy, independent of the game. The
/// timeline's own time is that of the game's clock, with long pauses shortened.
class GameReplay : public Timeline {
    Q_OBJECT

public:
    /// Longer pauses of the player are shortened to this.
    static constexpr qint64 kLongestPauseMs = 3000;

    using Timeline::Timeline;

    /// Copies the moves so far; moves that were undone are not part of it.
    void start(const game::Game& game);

    quint64 lastKnown() const override { return moves_.size(); }
    bool isComplete() const override { return true; }
    bool holds(quint64 position) const override { return position <= lastKnown(); }
    void fetch(quint64) override { emit arrived(); }
    /// A placement is a move that sets a digit, a conflict is a mistake.
    void seek(quint64 from, Landmark landmark, bool forward) override;
    bool offers(Landmark landmark) const override {
        return landmark == Landmark::Placement || landmark == Landmark::Conflict;
    }
    double timeAt(quint64 position) const override { return times_[position]; }
    quint64 positionAt(double time) const override;

    const Move& move(quint64 number) const {
        assert(number > 0 && holds(number));
        return moves_[number - 1];
    }
    bool isMistake(quint64 number) const {
        assert(number > 0 && holds(number));
        return mistakes_[number - 1];
    }
    bool isPlacement(quint64 number) const;
    /// The reason of a move, once it is found; only of a game that is over, for it says that the move was right.
    std::optional<MoveReason> reason(quint64 number) const;
    bool isReasoning() const { return reasoning_.isRunning(); }
    /// How long the player thought before a move, not shortened.
    qint64 pause(quint64 number) const;
    /// The sheet after `position` moves. The reference is valid until the next call.
    const game::Sheet& sheet(quint64 position) const;

private:
    void findMistakes(const game::Game& game);
    void findReasons(const game::Game& game);

    std::vector<Move> moves_;
    std::vector<bool> mistakes_;
    std::vector<double> times_{0};
    /// The position of the last request; the next one is usually nearby.
    mutable game::Sheet sheet_;
    mutable quint64 at_ = 0;
    std::vector<std::optional<MoveReason>> reasons_;
    Task<GameReplay> reasoning_{*this, questionThreads};
};

} // namespace ninefold::session
