// SPDX-License-Identifier: MIT
#include "app/session/watch/eventrun.h"

#include "app/session/watch/turn.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// A window with fewer events is replaced once more events are known.
constexpr quint64 kShortWindowEvents = 6000;

} // namespace

EventKinds kindsOf(Landmark landmark, const solve::Solver& solver) {
    switch (landmark) {
    case Landmark::Decision:
        return {solve::EventKind::Decide};
    case Landmark::Conflict:
        return {solver.deadEnd};
    case Landmark::Learned:
        return {solve::EventKind::Learn};
    case Landmark::Placement:
        return {solve::EventKind::Decide, solve::EventKind::Imply};
    case Landmark::Stop:
    case Landmark::LongJump:
        break;
    }
    return {};
}

EventRun::EventRun(QObject* parent)
    : Timeline(parent), worker_(new RunWorker), window_(std::make_shared<const solve::EventWindow>()) {
    progress_.index = std::make_shared<const RunIndex>();
    progress_.tree = std::make_shared<const SearchTree>();
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    connect(worker_, &RunWorker::progressMade, this, &EventRun::takeProgress);
    connect(worker_, &RunWorker::windowMade, this, &EventRun::takeWindow);
    connect(worker_, &RunWorker::sought, this, &EventRun::takeSought);
    connect(worker_, &RunWorker::clausesMade, this, &EventRun::takeClauses);
    thread_.setObjectName(QStringLiteral("run"));
    thread_.start();
}

EventRun::~EventRun() {
    // Directly to the running work: a queued signal would wait until it ends.
    stop_.request_stop();
    stopSeeking_.request_stop();
    thread_.quit();
    thread_.wait();
}

/// Ends the previous run and forgets all that was asked about it.
void EventRun::begin(const RunRequest& request) {
    stop_.request_stop();
    stopSeeking_.request_stop();
    stop_ = std::stop_source();
    request_ = request;
    asked_.reset();
    wanted_.reset();
    seeking_ = 0;
    clauses_.reset();
    clausesAsked_ = scanning_ = false;
    clausesWanted_.reset();
    QMetaObject::invokeMethod(worker_, [worker = worker_, runId = ++runId_, request, stop = stop_.get_token()] {
        worker->start(runId, request, stop);
    });
}

void EventRun::start(const RunRequest& request) {
    begin(request);
    progress_ = {.index = std::make_shared<const RunIndex>(), .tree = std::make_shared<const SearchTree>()};
    // The board before the first event needs no solver.
    window_ = std::make_shared<const solve::EventWindow>(
        solve::EventBatch(), solve::SolverState(request.puzzle, request.options.candidatesBind));
    last_ = 0;
    emit restarted();
    askForWindow(0);
}

void EventRun::branch(const RunRequest& request, quint64 position) {
    assert(holds(position));
    begin(request);
    // What is known of the part that both runs share stays until the new run has come so far.
    window_ = std::make_shared<const solve::EventWindow>(window_->until(position));
    progress_ = {position, false, {}, progress_.index, progress_.tree};
    emit progressed();
}

void EventRun::stop() {
    stop_.request_stop();
}

void EventRun::resume() {
    if (!isStopped() || isComplete()) return;
    stop_ = std::stop_source();
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, runId = runId_, stop = stop_.get_token()] { worker->resume(runId, stop); });
}

void EventRun::fetch(quint64 position) {
    // A player who goes somewhere else no longer waits for the end of a long search.
    if (scanning_) stopSeeking_.request_stop();
    askForWindow(position);
}

void EventRun::askForWindow(quint64 position) {
    // One request at a time, so that dragging a slider does not request every position on the way.
    if (asked_) {
        wanted_ = position;
        return;
    }
    asked_ = last_ = position;
    QMetaObject::invokeMethod(worker_,
                              [worker = worker_, runId = runId_, position] { worker->makeWindow(runId, position); });
}

void EventRun::takeProgress(quint64 runId, const RunProgress& progress) {
    // A branch is made again up to where its run is shown.
    if (runId != runId_ || (progress.eventCount < window_->end() && !progress.complete)) return;
    progress_ = progress;
    emit progressed();
    // A window requested at the beginning of a run was short; now there are more events around it.
    const quint64 end = window_->end();
    if (end < lastKnown() && end - window_->first() < kShortWindowEvents && (isComplete() || lastKnown() > 2 * end))
        askForWindow(last_);
}

void EventRun::takeWindow(quint64 runId, const SharedWindow& window) {
    if (runId != runId_) return;
    window_ = window;
    // A window may be ahead of the progress reports.
    if (window->end() > progress_.eventCount) progress_.eventCount = window->end();
    asked_.reset();
    emit arrived();
    const std::optional<quint64> next = std::exchange(wanted_, std::nullopt);
    if (next && !holds(*next)) askForWindow(*next);
    else if (next) emit arrived();
}

std::optional<quint64> EventRun::nearestHere(quint64 from, EventKinds kinds, bool forward) const {
    if (!window_->holds(from)) return std::nullopt;
    for (quint64 number = forward ? from + 1 : from - 1; number > window_->first() && number <= window_->end();
         number += forward ? 1 : -1)
        if (kinds.has(window_->event(number).kind)) return number;
    return std::nullopt;
}

void EventRun::seek(quint64 from, Landmark landmark, bool forward) {
    if (landmark == Landmark::Stop) return seekStop(from, stops_, forward);
    if (landmark == Landmark::LongJump)
        return seekStop(from, {{{{.kind = StopCondition::Kind::LongJump}}, true}}, forward);
    const EventKinds kinds = kindsOf(landmark, *request_.solver);
    if (const auto here = nearestHere(from, kinds, forward)) return emit landmarkFound(*here);
    stopSeeking_.request_stop();
    stopSeeking_ = std::stop_source();
    ++seeking_;
    QMetaObject::invokeMethod(worker_,
                              [worker = worker_, runId = runId_, from, kinds, forward,
                               stop = stopSeeking_.get_token()] { worker->seek(runId, from, kinds, forward, stop); });
}

void EventRun::seekStop(quint64 from, const std::vector<Stop>& stops, bool forward) {
    stopSeeking_.request_stop();
    stopSeeking_ = std::stop_source();
    ++seeking_;
    scanning_ = true;
    QMetaObject::invokeMethod(worker_, [worker = worker_, runId = runId_, from, stops, guesses = guessStops_, forward,
                                        stop = stopSeeking_.get_token()] {
        worker->seekStop(runId, from, {stops, guesses}, forward, stop);
    });
}

void EventRun::seekUse(quint64 from, std::uint32_t clause, bool forward) {
    const StopCondition use{.kind = StopCondition::Kind::NoteUsed, .number = static_cast<int>(clause)};
    seekStop(from, {{{use}, true}}, forward);
}

std::optional<quint64> EventRun::stopWithin(quint64 from, quint64 to) const {
    if (!offers(Landmark::Stop) || from >= to || !window_->holds(from) || !window_->holds(to)) return std::nullopt;
    solve::SolverState state = window_->state(from);
    StopScan scan(stops_, *request_.solver, state);
    for (quint64 number = from + 1; number <= to; ++number) {
        const solve::SolverEvent& event = window_->event(number);
        const auto clause = window_->clause(event);
        state.apply(event, clause);
        if (scan.take(event, clause, state)) return number;
        // The guess itself is the event after the stop.
        if (guessStops_ && number > from + 1 && isTurn(*request_.solver, event, state)) return number - 1;
    }
    // The last position may be the one before a guess.
    if (!guessStops_ || to >= window_->end()) return std::nullopt;
    const solve::SolverEvent& next = window_->event(to + 1);
    state.apply(next, window_->clause(next));
    return isTurn(*request_.solver, next, state) ? std::optional(to) : std::nullopt;
}

/// One request at a time, like windows.
void EventRun::fetchClauses(quint64 position) {
    if (clausesAsked_) {
        clausesWanted_ = position;
        return;
    }
    clausesAsked_ = true;
    QMetaObject::invokeMethod(worker_,
                              [worker = worker_, runId = runId_, position] { worker->makeClauses(runId, position); });
}

void EventRun::takeClauses(quint64 runId, quint64 position, const SharedClauses& clauses) {
    if (runId != runId_) return;
    clauses_ = clauses;
    clausesAt_ = position;
    clausesAsked_ = false;
    const auto next = std::exchange(clausesWanted_, std::nullopt);
    if (next && *next != position) fetchClauses(*next);
    emit clausesArrived();
}

bool EventRun::offers(Landmark landmark) const {
    if (landmark == Landmark::Stop) return guessStops_ || std::ranges::any_of(stops_, &Stop::on);
    const bool ofNotes = landmark == Landmark::Learned || landmark == Landmark::LongJump;
    return !ofNotes || request_.solver->learns;
}

void EventRun::takeSought(quint64 runId, std::optional<quint64> position) {
    // Answers come in the order of the questions; only the last one counts.
    if (runId != runId_ || --seeking_ > 0) return;
    scanning_ = false;
    if (position) emit landmarkFound(*position);
    else emit landmarkMissed();
}

} // namespace ninefold::session
