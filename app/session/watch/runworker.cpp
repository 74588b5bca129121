// SPDX-License-Identifier: MIT
#include "app/session/watch/runworker.h"

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

} // namespace

void RunWorker::start(quint64 runId, const RunRequest& request, const std::stop_token& stop) {
    runId_ = runId;
    stop_ = stop;
    index_ = {};
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

std::optional<quint64> RunWorker::nearest(quint64 from, EventKinds kinds, bool forward, const std::stop_token& stop) {
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
