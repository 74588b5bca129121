// SPDX-License-Identifier: MIT
#include "app/session/watch/runworker.h"

#include "app/session/watch/turn.h"

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
    IndexBuilder(RunIndex& overview, StopIndex& stopping, SearchTree& guesses)
        : index(overview), stops(stopping), tree(guesses) {}
    bool take(const solve::EventBatch& batch) override {
        for (const solve::SolverEvent& event : batch.events) {
            index.add(event);
            stops.add(event);
            tree.add(event);
        }
        return true;
    }
    RunIndex& index;
    StopIndex& stops;
    SearchTree& tree;
};

/// Finds the first or the last position of a part of a run at which it stops.
struct StopFinder : solve::EventVisitor {
    StopFinder(const StopsWanted& of, const solve::Solver& by, bool wantsFirst)
        : wanted(of), solver(by), first(wantsFirst) {}
    /// Only positions after the one and before the other count.
    void bounds(quint64 lower, quint64 upper, bool upperCounts) {
        after_ = lower;
        last_ = upperCounts ? upper : upper - 1;
    }
    void begin(const solve::SolverState& state) override { scan.emplace(wanted.stops, solver, state); }
    bool visit(const solve::SolverEvent& event, std::span<const solve::Literal> clause,
               const solve::SolverState& after) override {
        // Before a guess, which is one position earlier than at an event.
        if (wanted.guesses && isTurn(solver, event, after)) offer(after.position() - 1);
        if (scan->take(event, clause, after) && !(first && found)) offer(after.position());
        return !(first && found);
    }
    void offer(quint64 position) {
        if (position > after_ && position <= last_) found = position;
    }

    const StopsWanted& wanted;
    const solve::Solver& solver;
    bool first;
    std::optional<StopScan> scan;
    std::optional<quint64> found;

private:
    quint64 after_ = 0, last_ = 0;
};

} // namespace

void RunWorker::start(quint64 runId, const RunRequest& request, const std::stop_token& stop) {
    runId_ = runId;
    stop_ = stop;
    index_ = {};
    stopIndex_ = StopIndex(request.solver->deadEnd, request.puzzle);
    tree_ = SearchTree(request.solver->deadEnd);
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
    IndexBuilder observer(index_, stopIndex_, tree_);
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
                               std::make_shared<const RunIndex>(index_), std::make_shared<const SearchTree>(tree_)});
}

void RunWorker::makeWindow(quint64 runId, quint64 position) {
    if (runId == runId_) emit windowMade(runId, recording_->windowAt(position));
}

void RunWorker::seek(quint64 runId, quint64 from, EventKinds kinds, bool forward, const std::stop_token& stop) {
    if (runId == runId_) emit sought(runId, nearest(from, kinds, forward, stop));
}

void RunWorker::seekStop(quint64 runId, quint64 from, const StopsWanted& wanted, bool forward,
                         const std::stop_token& stop) {
    if (runId == runId_) emit sought(runId, nearestStop(from, wanted, forward, stop));
}

void RunWorker::makeClauses(quint64 runId, quint64 position) {
    if (runId == runId_)
        emit clausesMade(runId, position,
                         std::make_shared<const std::vector<solve::HeldClause>>(recording_->clausesAt(position)));
}

/// Looks only at the sections in which a stop can be; backwards it needs the last stop of the first of them.
std::optional<quint64> RunWorker::nearestStop(quint64 from, const StopsWanted& wanted, bool forward,
                                              const std::stop_token& stop) const {
    const quint64 known = recording_->eventCount();
    if (forward ? from >= known : from <= 1) return std::nullopt;
    StopFinder finder(wanted, *solver_, forward);
    const std::size_t count = stopIndex_.sectionCount();
    // The guess after a stop may be in the next section.
    for (std::size_t section = stopIndex_.sectionOf(forward ? from + 1 : std::min(from, known));
         section < count && !finder.found && !stop.stop_requested(); section += forward ? 1 : -1) {
        if (!stopIndex_.canStop(section, wanted)) continue;
        const quint64 first = section * stopIndex_.stride();
        const quint64 begin = forward ? std::max(first, from) : first;
        const quint64 end = std::min({known, first + stopIndex_.stride(), forward ? known : from});
        finder.bounds(forward ? from : 0, forward ? known : from, forward);
        recording_->scan(begin, end, finder, stop);
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
