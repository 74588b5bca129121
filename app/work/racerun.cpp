// SPDX-License-Identifier: MIT
#include "app/work/racerun.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace ninefold {
namespace {

/// Events per microsecond, from the first stretch of a run that nobody watches; short enough not to be noticed.
double measuredPace(const RunOrder& order) {
    constexpr std::uint64_t kTurns = 2000;
    const std::unique_ptr<Search> search = order.solver->begin();
    search->start(order.puzzle, order.options);
    QElapsedTimer time;
    time.start();
    search->advance(kTurns, nullptr, 0);
    const double microseconds = std::max(1.0, static_cast<double>(time.nsecsElapsed()) / 1000);
    return std::max(0.01, static_cast<double>(search->report().told.events()) / microseconds);
}

} // namespace

RaceRun::RaceRun(QObject* parent) : Timeline(parent) {
    for (EventRun& run : runners_) {
        connect(&run, &Timeline::grown, this, &Timeline::grown);
        connect(&run, &Timeline::arrived, this, &Timeline::arrived);
        connect(&run, &Timeline::missed, this, &Timeline::missed);
    }
    connect(&runners_[0], &Timeline::found, this, [this](quint64 position) { emit found(tickOf(0, position)); });
}

void RaceRun::start(const Grid& puzzle, bool candidatesBind, const std::array<const Solver*, kRunners>& solvers,
                    Clock clock) {
    for (std::size_t index = 0; index < kRunners; ++index) {
        const RunOrder order{solvers[index], puzzle, {.proof = Proof::None, .candidatesBind = candidatesBind}};
        pace_[index] = clock == Clock::Time ? measuredPace(order) : 1;
        runners_[index].start(order);
    }
    emit begun();
}

quint64 RaceRun::positionOf(std::size_t index, quint64 tick) const {
    const double position = std::floor(static_cast<double>(tick) * pace_[index]);
    return std::min(runners_[index].known(), static_cast<quint64>(position));
}

quint64 RaceRun::tickOf(std::size_t index, quint64 position) const {
    return static_cast<quint64>(std::ceil(static_cast<double>(position) / pace_[index]));
}

quint64 RaceRun::known() const {
    return std::max(tickOf(0, runners_[0].known()), tickOf(1, runners_[1].known()));
}

bool RaceRun::isComplete() const {
    return runners_[0].isComplete() && runners_[1].isComplete();
}

bool RaceRun::holds(quint64 tick) const {
    return runners_[0].holds(positionOf(0, tick)) && runners_[1].holds(positionOf(1, tick));
}

void RaceRun::fetch(quint64 tick) {
    for (std::size_t index = 0; index < kRunners; ++index)
        if (const quint64 position = positionOf(index, tick); !runners_[index].holds(position))
            runners_[index].fetch(position);
}

void RaceRun::seek(quint64 from, Landmark landmark, bool forward) {
    runners_[0].seek(positionOf(0, from), landmark, forward);
}

} // namespace ninefold
