// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"
#include "app/work/timeline.h"

#include <cassert>

namespace ninefold {

/// A game that was played as something to be watched: each move is one event. It is a copy; the game does not know of
/// it. The timeline's own time is that of the game's clock with the long pauses cut short.
class GameReplay : public Timeline {
    Q_OBJECT

public:
    /// Nobody wants to watch anybody think for longer.
    static constexpr qint64 kLongestPauseMs = 3000;

    using Timeline::Timeline;

    /// Takes over what was played until now; moves that were undone are not part of it.
    void start(const Game& game);

    quint64 known() const override { return moves_.size(); }
    bool isComplete() const override { return true; }
    bool holds(quint64 position) const override { return position <= known(); }
    void fetch(quint64) override { emit arrived(); }
    /// A placement is a move that sets a digit, a conflict one that was a slip.
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
    bool isSlip(quint64 number) const {
        assert(number > 0 && holds(number));
        return slips_[number - 1];
    }
    bool isPlacement(quint64 number) const;
    /// How long the player thought before a move, uncut.
    qint64 pause(quint64 number) const;
    /// The paper after so many moves. The reference holds until the next call.
    const Sheet& sheet(quint64 position) const;

private:
    void findSlips(const Game& game);

    std::vector<Move> moves_;
    std::vector<bool> slips_;
    std::vector<double> times_{0};
    /// Where somebody looked last: the next look is mostly near by.
    mutable Sheet sheet_;
    mutable quint64 at_ = 0;
};

} // namespace ninefold
