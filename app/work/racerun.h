// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/eventrun.h"

#include <array>

namespace ninefold {

/// Two engines on the same puzzle by one clock. A position is a tick of that clock: an event of each, or a
/// microsecond of the time that each of them really needs. Who is done waits for the other.
class RaceRun : public Timeline {
    Q_OBJECT

public:
    enum class Clock { Events, Time };
    static constexpr std::size_t kRunners = 2;

    explicit RaceRun(QObject* parent = nullptr);

    void start(const Grid& puzzle, bool candidatesBind, const std::array<const Solver*, kRunners>& solvers,
               Clock clock);
    EventRun& runner(std::size_t index) { return runners_[index]; }
    /// Where a runner is at a tick.
    quint64 positionOf(std::size_t index, quint64 tick) const;
    /// The tick at which a runner comes to a place in its run.
    double tickAt(std::size_t index, double place) const { return place / pace_[index]; }

    quint64 known() const override;
    bool isComplete() const override;
    bool holds(quint64 tick) const override;
    void fetch(quint64 tick) override;
    /// The landmarks of both.
    void seek(quint64 from, Landmark landmark, bool forward) override;
    bool offers(Landmark landmark) const override;

private:
    quint64 tickOf(std::size_t index, quint64 position) const;
    void takeSought(std::size_t index, std::optional<quint64> position);

    std::array<EventRun, kRunners> runners_;
    /// Events per tick.
    std::array<double, kRunners> pace_{1, 1};
    /// A landmark is looked for: who has not answered yet, and the nearest tick that was found.
    std::array<bool, kRunners> asked_{};
    std::optional<quint64> nearest_;
    bool forward_ = true;
};

} // namespace ninefold
