// SPDX-License-Identifier: MIT
#include "app/session/watch/racerun.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::session {
namespace {

/// Events per microsecond, measured in the first part of a run without a listener; short enough not to be noticed.
double measuredEventRate(const RunRequest& request) {
    constexpr std::uint64_t kTurns = 2000;
    const std::unique_ptr<solve::Search> search = request.solver->begin();
    search->start(request.puzzle, request.options);
    QElapsedTimer time;
    time.start();
    search->advance(kTurns, nullptr, 0);
    const double microseconds = std::max(1.0, static_cast<double>(time.nsecsElapsed()) / 1000);
    return std::max(0.01, static_cast<double>(search->report().reported.events()) / microseconds);
}

} // namespace

RaceRun::RaceRun(QObject* parent) : Timeline(parent) {
    for (std::size_t index = 0; index < kRunners; ++index) {
        const EventRun& run = runners_[index];
        connect(&run, &Timeline::progressed, this, &Timeline::progressed);
        connect(&run, &Timeline::arrived, this, &Timeline::arrived);
        connect(&run, &Timeline::landmarkMissed, this, [this, index] { takeSought(index, std::nullopt); });
        connect(&run, &Timeline::landmarkFound, this, [this, index](quint64 position) { takeSought(index, position); });
    }
}

void RaceRun::start(std::array<RunRequest, kRunners> requests, Clock clock) {
    for (std::size_t index = 0; index < kRunners; ++index) {
        RunRequest& request = requests[index];
        request.options.proof = solve::Proof::None;
        eventsPerTick_[index] = clock == Clock::Time ? measuredEventRate(request) : 1;
        runners_[index].start(request);
    }
    emit restarted();
}

quint64 RaceRun::positionOf(std::size_t index, quint64 tick) const {
    assert(index < kRunners);
    const double position = std::floor(static_cast<double>(tick) * eventsPerTick_[index]);
    return std::min(runners_[index].lastKnown(), static_cast<quint64>(position));
}

quint64 RaceRun::tickOf(std::size_t index, quint64 position) const {
    return static_cast<quint64>(std::ceil(tickAt(index, static_cast<double>(position))));
}

quint64 RaceRun::lastKnown() const {
    return std::max(tickOf(0, runners_[0].lastKnown()), tickOf(1, runners_[1].lastKnown()));
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
    asked_.fill(true);
    nearest_.reset();
    forward_ = forward;
    for (std::size_t index = 0; index < kRunners; ++index) {
        // Backwards from the first event of this tick: a tick may have many.
        const quint64 begin = forward || from == 0 ? positionOf(index, from) : positionOf(index, from - 1) + 1;
        runners_[index].seek(begin, landmark, forward);
    }
}

/// The nearer landmark wins, so both answers are needed.
void RaceRun::takeSought(std::size_t index, std::optional<quint64> position) {
    if (!std::exchange(asked_[index], false)) return;
    if (position) {
        const quint64 tick = tickOf(index, *position);
        nearest_ = !nearest_ ? tick : forward_ ? std::min(*nearest_, tick) : std::max(*nearest_, tick);
    }
    if (std::ranges::count(asked_, true) > 0) return;
    if (nearest_) emit landmarkFound(*nearest_);
    else emit landmarkMissed();
}

bool RaceRun::offers(Landmark landmark) const {
    return runners_[0].offers(landmark) || runners_[1].offers(landmark);
}

} // namespace ninefold::session
