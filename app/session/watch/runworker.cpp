// SPDX-License-Identifier: MIT
#include "app/session/watch/runworker.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// The length of a slice, after which the worker answers requests, and the interval of progress reports: one per
/// frame.
constexpr int kSliceMs = 2, kReportMs = 16;
/// The number of events between two checks for a stop.
constexpr std::size_t kEventsPerStopCheck = 4096;

struct IndexBuilder : solve::EventSink {
    explicit IndexBuilder(RunIndex& target) : index(target) {}
    bool take(const solve::EventBatch& batch) override {
        for (const solve::SolverEvent& event : batch.events) index.add(event);
        return true;
    }
    RunIndex& index;
};

/// Finds the first or the last event of a part of a run at which it stops.
struct StopFinder : solve::EventVisitor {
    StopFinder(const std::vector<Stop>& wanted, const solve::Solver& of, bool wantsFirst)
        : stops(wanted), solver(of), first(wantsFirst) {}
    void begin(const solve::SolverState& state) override { scan.emplace(stops, solver, state); }
    bool visit(const solve::SolverEvent& event, std::span<const solve::Literal> clause,
               const solve::SolverState& after) override {
        if (scan->take(event, clause, after)) found = after.position();
        return !(first && found);
    }
    const std::vector<Stop>& stops;
    const solve::Solver& solver;
    bool first;
    std::optional<StopScan> scan;
    std::optional<quint64> found;
};

} // namespace

void RunWorker::start(quint64 runId, const RunRequest& request, const std::stop_token& stop) {
    runId_ = runId;
    stop_ = stop;
    index_ = {};
    solver_ = request.solver;
    recording_.emplace(*request.solver, request.puzzle, request.options);
    work(runId);
    reportProgress();
}

void RunWorker::resume(quint64 runId, const std::stop_token& stop) {
    if (runId != runId_) return;
    stop_ = stop;
    work(runId);
}

void RunWorker::work(quint64 runId) {
    if (runId != runId_ || recording_->complete()) return;
    IndexBuilder observer(index_);
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < kSliceMs && !stop_.stop_requested() && recording_->extend(kEventsPerStopCheck, &observer)) {
    }
    const bool over = recording_->complete() || stop_.stop_requested();
    if (over || !sinceReport_.isValid() || sinceReport_.elapsed() >= kReportMs) reportProgress();
    // Queued, so that requests are answered in between.
    if (!over)
        QMetaObject::invokeMethod(
            this, [this, runId] { work(runId); }, Qt::QueuedConnection);
}

void RunWorker::reportProgress() {
    sinceReport_.start();
    emit progressMade(runId_, {recording_->eventCount(), recording_->complete(), recording_->report(),
                               std::make_shared<const RunIndex>(index_)});
}

void RunWorker::makeWindow(quint64 runId, quint64 position) {
    if (runId == runId_) emit windowMade(runId, recording_->windowAt(position));
}

void RunWorker::seek(quint64 runId, quint64 from, EventKinds kinds, bool forward, const std::stop_token& stop) {
    if (runId == runId_) emit sought(runId, nearest(from, kinds, forward, stop));
}

void RunWorker::seekStop(quint64 runId, quint64 from, const std::vector<Stop>& stops, bool forward,
                         const std::stop_token& stop) {
    if (runId == runId_) emit sought(runId, nearestStop(from, stops, forward, stop));
}

void RunWorker::makeClauses(quint64 runId, quint64 position) {
    if (runId == runId_)
        emit clausesMade(runId, position,
                         std::make_shared<const std::vector<solve::HeldClause>>(recording_->clausesAt(position)));
}

/// Backwards it looks through one part of the run after the other, the last one first.
std::optional<quint64> RunWorker::nearestStop(quint64 from, const std::vector<Stop>& stops, bool forward,
                                              const std::stop_token& stop) const {
    StopFinder finder(stops, *solver_, forward);
    if (forward) {
        recording_->scan(from, recording_->eventCount(), finder, stop);
        return stop.stop_requested() ? std::nullopt : finder.found;
    }
    for (quint64 end = from - std::min<quint64>(from, 1); end > 0 && !finder.found && !stop.stop_requested();) {
        const quint64 begin = recording_->scanStartBefore(end);
        recording_->scan(begin, end, finder, stop);
        end = begin;
    }
    return stop.stop_requested() ? std::nullopt : finder.found;
}

std::optional<quint64> RunWorker::nearest(quint64 from, EventKinds kinds, bool forward, const std::stop_token& stop) {
    assert(recording_);
    const quint64 last = recording_->eventCount();
    if (forward ? from >= last : from <= 1) return std::nullopt;
    for (quint64 number = forward ? from + 1 : from - 1; number >= 1 && number <= last && !stop.stop_requested();) {
        const auto section = index_.nearest(index_.sectionOf(number), kinds, forward);
        if (!section) return std::nullopt;
        const quint64 first = *section * index_.stride() + 1, end = std::min(last, first + index_.stride() - 1);
        const auto place = forward ? nearestIn(std::max(first, number), end, kinds, true)
                                   : nearestIn(first, std::min(end, number), kinds, false);
        if (place) return place;
        // The event of this section is on the other side of the starting position.
        number = forward ? end + 1 : first - 1;
    }
    return std::nullopt;
}

std::optional<quint64> RunWorker::nearestIn(quint64 from, quint64 to, EventKinds kinds, bool forward) {
    for (quint64 number = forward ? from : to; number >= from && number <= to;) {
        const SharedWindow window = recording_->windowAt(number);
        for (; number >= from && number <= to && number > window->first() && number <= window->end();
             number += forward ? 1 : -1)
            if (kinds.has(window->event(number).kind)) return number;
    }
    return std::nullopt;
}

} // namespace ninefold::session
