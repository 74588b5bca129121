// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/timeline.h"
#include "app/session/work/logicsession.h"

#include <cassert>

namespace ninefold::session {

/// The solving path of human logic for a puzzle, as a timeline: each step is one event.
class LogicRun : public Timeline {
    Q_OBJECT

public:
    explicit LogicRun(QObject* parent = nullptr);

    void start(const LogicQuestion& question);
    void stop() override;
    /// Continues after the last step that was found.
    void resume() override;
    bool isStopped() const override { return stopped_; }

    quint64 lastKnown() const override { return steps_.size(); }
    bool isComplete() const override { return complete_; }
    bool holds(quint64 position) const override { return position <= lastKnown(); }
    void fetch(quint64) override { emit arrived(); }
    /// A placement is a step that sets a digit, a decision a step that is harder than singles and locked candidates.
    void seek(quint64 from, Landmark landmark, bool forward) override;

    bool offers(Landmark landmark) const override {
        return landmark == Landmark::Decision || landmark == Landmark::Placement;
    }

    /// Step number `number`, from 1, and the board after `position` steps.
    const logic::Step& step(quint64 number) const {
        assert(number > 0 && holds(number));
        return steps_[number - 1];
    }
    const Grid& grid(quint64 position) const {
        assert(holds(position));
        return grids_[position];
    }

private:
    void take(const logic::Step& step);

    LogicSession session_;
    std::vector<logic::Step> steps_;
    std::vector<Grid> grids_{Grid()};
    LogicQuestion question_;
    bool complete_ = true, stopped_ = false;
};

} // namespace ninefold::session
