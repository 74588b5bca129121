// SPDX-License-Identifier: MIT
#include "engine/solve/recording.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve {

namespace {

/// A window keeps a copy of the board every this many events: few copies to store, few events to replay from one.
constexpr std::size_t kEventsPerState = 512;
/// The number of events taken in at once, and the largest number of turns when no events come.
constexpr std::size_t kBatchEvents = 1024;

void applyAll(const EventBatch& batch, SolverState& state) {
    for (const SolverEvent& event : batch.events) state.apply(event, batch.clause(event));
}

/// Drops the first `count` events of a batch that has at least as many.
void dropFront(EventBatch& batch, std::size_t count) {
    assert(count <= batch.events.size());
    batch.events.erase(batch.events.begin(), batch.events.begin() + static_cast<std::ptrdiff_t>(count));
    batch.first += count;
}

} // namespace

EventWindow::EventWindow(EventBatch batch, SolverState before) : batch_(std::move(batch)) {
    SolverState state = std::move(before);
    for (std::size_t i = 0; i < batch_.events.size(); ++i) {
        if (i % kEventsPerState == 0) states_.push_back(state);
        state.apply(batch_.events[i], batch_.clause(batch_.events[i]));
    }
    if (batch_.events.size() % kEventsPerState == 0) states_.push_back(state);
}

SolverState EventWindow::state(std::uint64_t position) const {
    assert(holds(position));
    const std::size_t wanted = position - first();
    SolverState state = states_[wanted / kEventsPerState];
    for (std::size_t i = wanted / kEventsPerState * kEventsPerState; i < wanted; ++i)
        state.apply(batch_.events[i], batch_.clause(batch_.events[i]));
    return state;
}

EventWindow EventWindow::until(std::uint64_t position) const {
    assert(holds(position));
    EventBatch batch = batch_;
    batch.events.resize(position - first());
    return {std::move(batch), states_.front()};
}

std::size_t EventWindow::bytes() const {
    std::size_t sum = batch_.events.capacity() * sizeof(SolverEvent) + batch_.literals.capacity() * sizeof(Literal);
    for (const SolverState& state : states_) sum += state.bytes();
    return sum;
}

Recording::Recording(const Solver& solver, const Grid& puzzle, const SolverOptions& options, const Bounds& bounds)
    : bounds_(bounds), head_(solver.begin()), headState_(puzzle, options.candidatesBind), distance_(bounds.distance) {
    head_->start(puzzle, options);
    keepCheckpoint();
}

Recording::Recording(const Solver& solver, const Grid& puzzle, const SolverOptions& options)
    : Recording(solver, puzzle, options, Bounds{}) {}

/// At the head of the run the events are not kept: they only update the board and are made again on request.
bool Recording::extend(std::size_t events, EventSink* observer) {
    for (std::size_t done = 0; done < events && !complete_;) {
        complete_ = !head_->advance(kBatchEvents, &fresh_, std::min(kBatchEvents, events - done));
        applyAll(fresh_, headState_);
        if (observer) observer->take(fresh_);
        eventCount_ += fresh_.events.size();
        assert(headState_.position() == eventCount_);
        done += fresh_.events.empty() ? kBatchEvents : fresh_.events.size();
        fresh_.advance();
        if (eventCount_ >= checkpoints_.back().events + distance_) keepCheckpoint();
    }
    return !complete_;
}

/// The first checkpoint is never dropped: from it everything can be made again, if slowly.
void Recording::keepCheckpoint() {
    Checkpoint checkpoint{eventCount_, head_->clone(), headState_, 0};
    checkpoint.bytes = checkpoint.search->bytes() + checkpoint.state.bytes();
    checkpointBytes_ += checkpoint.bytes;
    checkpoints_.push_back(std::move(checkpoint));
    while (checkpointBytes_ > bounds_.checkpoints && checkpoints_.size() > 2) dropCheckpoints();
}

/// Drops every second checkpoint except the first.
void Recording::dropCheckpoints() {
    assert(checkpoints_.size() > 2);
    std::vector<Checkpoint> kept;
    checkpointBytes_ = 0;
    for (std::size_t i = 0; i < checkpoints_.size(); i += 2) {
        checkpointBytes_ += checkpoints_[i].bytes;
        kept.push_back(std::move(checkpoints_[i]));
    }
    checkpoints_ = std::move(kept);
    distance_ *= 2;
}

/// The last checkpoint that is not after a position.
const Recording::Checkpoint& Recording::checkpointAt(std::uint64_t position) const {
    const auto after = std::ranges::upper_bound(checkpoints_, position, {},
                                                [](const Checkpoint& checkpoint) { return checkpoint.events; });
    assert(after != checkpoints_.begin());
    return *std::prev(after);
}

std::vector<HeldClause> Recording::clausesAt(std::uint64_t position) const {
    const Checkpoint& checkpoint = checkpointAt(position);
    return checkpoint.search->clausesAfter(position - checkpoint.events);
}

void Recording::scan(std::uint64_t from, std::uint64_t to, EventVisitor& visitor, const std::stop_token& stop) const {
    const Checkpoint& checkpoint = checkpointAt(from);
    const std::unique_ptr<Search> search = checkpoint.search->clone();
    SolverState state = checkpoint.state;
    EventBatch batch;
    batch.first = checkpoint.events;
    if (state.position() == from) visitor.begin(state);
    for (bool more = true; more && state.position() < to && !stop.stop_requested(); batch.advance()) {
        more = search->advance(kBatchEvents, &batch, kBatchEvents);
        for (const SolverEvent& event : batch.events) {
            if (state.position() == to) return;
            const auto clause = batch.clause(event);
            state.apply(event, clause);
            if (state.position() == from) visitor.begin(state);
            else if (state.position() > from && !visitor.visit(event, clause, state)) return;
        }
    }
}

/// Runs the search again from the last checkpoint before `from`.
EventWindow Recording::makeWindow(std::uint64_t from, std::uint64_t to) const {
    assert(from <= to && to <= eventCount_);
    const Checkpoint& checkpoint = checkpointAt(from);
    const std::unique_ptr<Search> search = checkpoint.search->clone();
    SolverState state = checkpoint.state;
    EventBatch batch;
    batch.first = checkpoint.events;
    const auto end = [&batch] { return batch.first + batch.events.size(); };
    for (bool more = true; more && end() < from;) {
        applyAll(batch, state);
        batch.advance();
        more = search->advance(kBatchEvents, &batch, std::min<std::uint64_t>(kBatchEvents, from - end()));
    }
    while (end() < to && search->advance(to - end(), &batch, to - batch.first)) {
    }
    // A turn may produce more events than were requested, before and after the window.
    while (state.position() < from) {
        const SolverEvent& event = batch.events[state.position() - batch.first];
        state.apply(event, batch.clause(event));
    }
    dropFront(batch, from - batch.first);
    assert(state.position() == from && batch.first == from);
    batch.events.resize(std::min<std::size_t>(batch.events.size(), to - from));
    return {std::move(batch), std::move(state)};
}

/// Half of the window is before the position and half after it, since users step back as often as forward.
std::shared_ptr<const EventWindow> Recording::windowAt(std::uint64_t position) {
    position = std::min(position, eventCount_);
    // A window that ended at the end of the run may be extended now.
    const bool grown = window_ && window_->end() < eventCount_ && position + bounds_.window / 4 >= window_->end();
    // At its very start a window knows the board but not the event that led to it.
    const bool restarted = window_ && (position == 0 || position > window_->first());
    if (restarted && window_->holds(position) && !grown) return window_;
    const std::uint64_t before = std::min<std::uint64_t>(position, bounds_.window / 2);
    const std::uint64_t from = position - before;
    window_ = std::make_shared<EventWindow>(makeWindow(from, std::min(eventCount_, from + bounds_.window)));
    assert(window_->holds(position));
    return window_;
}

SolverState Recording::stateAt(std::uint64_t position) {
    position = std::min(position, eventCount_);
    return windowAt(position)->state(position);
}

std::size_t Recording::bytes() const {
    return sizeof *this + checkpointBytes_ + head_->bytes() + headState_.bytes() + (window_ ? window_->bytes() : 0);
}

} // namespace ninefold::solve
