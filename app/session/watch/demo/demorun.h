// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/demo/demonstration.h"
#include "app/session/watch/timeline.h"

#include <cassert>

namespace ninefold::session {

/// A demonstration as a timeline: position 0 is the board alone, and each position after it a picture. Its own time is
/// that which it takes to read the sentences.
class DemoRun : public Timeline {
    Q_OBJECT

public:
    using Timeline::Timeline;

    void start(std::vector<Scene> scenes);

    quint64 lastKnown() const override { return scenes_.size(); }
    bool isComplete() const override { return true; }
    bool holds(quint64 position) const override { return position <= lastKnown(); }
    void fetch(quint64) override { emit arrived(); }
    void seek(quint64, Landmark, bool) override { emit landmarkMissed(); }
    bool offers(Landmark) const override { return false; }
    double timeAt(quint64 position) const override {
        assert(holds(position));
        return times_[position];
    }
    quint64 positionAt(double time) const override;

    /// Picture number `number`, from 1.
    const Scene& scene(quint64 number) const {
        assert(number > 0 && holds(number));
        return scenes_[number - 1];
    }

private:
    std::vector<Scene> scenes_;
    /// When each position is reached, in milliseconds.
    std::vector<double> times_{0};
};

} // namespace ninefold::session
