// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/eventrun.h"

#include <array>

namespace ninefold::session {

/// Two solvers on the same puzzle with a common clock. A position is a tick of that clock: one event of each solver,
/// or a microsecond of the real time that each of them needs. The faster one waits at its end for the other.
class RaceRun : public Timeline {
    Q_OBJECT

public:
    enum class Clock { Events, Time };
    static constexpr std::size_t kRunners = 2;

    explicit RaceRun(QObject* parent = nullptr);

    /// Each runs to the first solution.
    void start(std::array<RunRequest, kRunners> requests, Clock clock);
    EventRun& runner(std::size_t index) { return runners_[index]; }
    /// The position of a runner at a tick.
    quint64 positionOf(std::size_t index, quint64 tick) const;
    /// The tick at which a runner reaches a position of its run.
    double tickAt(std::size_t index, double place) const { return place / eventsPerTick_[index]; }

    quint64 lastKnown() const override;
    bool isComplete() const override;
    bool holds(quint64 tick) const override;
    void fetch(quint64 tick) override;
    /// Finds the landmarks of both runners.
    void seek(quint64 from, Landmark landmark, bool forward) override;
    bool offers(Landmark landmark) const override;

private:
    quint64 tickOf(std::size_t index, quint64 position) const;
    void takeSought(std::size_t index, std::optional<quint64> position);

    std::array<EventRun, kRunners> runners_;
    /// Events per tick.
    std::array<double, kRunners> eventsPerTick_{1, 1};
    /// During a search for a landmark: which runners have not answered yet, and the nearest tick found.
    std::array<bool, kRunners> asked_{};
    std::optional<quint64> nearest_;
    bool forward_ = true;
};

} // namespace ninefold::session
