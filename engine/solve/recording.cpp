// SPDX-License-Identifier: MIT
#include "engine/solve/recording.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve {

namespace {

/// A window keeps a copy of the board every this many events: few copies to store, few events to replay from one.
constexpr std::size_t kStep = 512;
/// The number of events taken in at once, and the largest number of turns when no events come.
constexpr std::size_t kBatch = 1024;

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
        if (i % kStep == 0) states_.push_back(state);
        state.apply(batch_.events[i], batch_.clause(batch_.events[i]));
    }
    if (batch_.events.size() % kStep == 0) states_.push_back(state);
}

SolverState EventWindow::state(std::uint64_t position) const {
    assert(holds(position));
    const std::size_t wanted = position - first();
    SolverState state = states_[wanted / kStep];
    for (std::size_t i = wanted / kStep * kStep; i < wanted; ++i)
        state.apply(batch_.events[i], batch_.clause(batch_.events[i]));
    return state;
}

std::size_t EventWindow::bytes() const {
    std::size_t sum = batch_.events.capacity() * sizeof(SolverEvent) + batch_.literals.capacity() * sizeof(Literal);
    for (const SolverState& state : states_) sum += state.bytes();
    return sum;
}

Recording::Recording(const Solver& solver, const Grid& puzzle, const SolverOptions& options, const Bounds& bounds)
    : bounds_(bounds), head_(solver.begin()), headState_(puzzle, options.candidatesBind), distance_(bounds.distance) {
    head_->start(puzzle, options);
    keepPlace();
}

Recording::Recording(const Solver& solver, const Grid& puzzle, const SolverOptions& options)
    : Recording(solver, puzzle, options, Bounds{}) {}

/// At the head of the run the events are not kept: they only update the board and are made again on request.
bool Recording::extend(std::size_t events, EventSink* onlooker) {
    for (std::size_t done = 0; done < events && !complete_;) {
        complete_ = !head_->advance(kBatch, &fresh_, std::min(kBatch, events - done));
        applyAll(fresh_, headState_);
        if (onlooker) onlooker->take(fresh_);
        known_ += fresh_.events.size();
        assert(headState_.position() == known_);
        done += fresh_.events.empty() ? kBatch : fresh_.events.size();
        fresh_.advance();
        if (known_ >= places_.back().events + distance_) keepPlace();
    }
    return !complete_;
}

/// The first place is never dropped: from it everything can be made again, if slowly.
void Recording::keepPlace() {
    Place place{known_, head_->clone(), headState_, 0};
    place.bytes = place.search->bytes() + place.state.bytes();
    placeBytes_ += place.bytes;
    places_.push_back(std::move(place));
    while (placeBytes_ > bounds_.places && places_.size() > 2) dropPlaces();
}

/// Drops every second place except the first.
void Recording::dropPlaces() {
    assert(places_.size() > 2);
    std::vector<Place> kept;
    placeBytes_ = 0;
    for (std::size_t i = 0; i < places_.size(); i += 2) {
        placeBytes_ += places_[i].bytes;
        kept.push_back(std::move(places_[i]));
    }
    places_ = std::move(kept);
    distance_ *= 2;
}

/// Runs the search again from the last place before `from`.
EventWindow Recording::makeWindow(std::uint64_t from, std::uint64_t to) const {
    assert(from <= to && to <= known_);
    const auto after = std::ranges::upper_bound(places_, from, {}, [](const Place& place) { return place.events; });
    assert(after != places_.begin());
    const Place& place = *std::prev(after);
    const std::unique_ptr<Search> search = place.search->clone();
    SolverState state = place.state;
    EventBatch batch;
    batch.first = place.events;
    const auto end = [&batch] { return batch.first + batch.events.size(); };
    for (bool more = true; more && end() < from;) {
        applyAll(batch, state);
        batch.advance();
        more = search->advance(kBatch, &batch, std::min<std::uint64_t>(kBatch, from - end()));
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
    position = std::min(position, known_);
    // A window that ended at the end of the run may be extended now.
    const bool grown = window_ && window_->end() < known_ && position + bounds_.window / 4 >= window_->end();
    // At its very start a window knows the board but not the event that led to it.
    const bool restarted = window_ && (position == 0 || position > window_->first());
    if (restarted && window_->holds(position) && !grown) return window_;
    const std::uint64_t before = std::min<std::uint64_t>(position, bounds_.window / 2);
    const std::uint64_t from = position - before;
    window_ = std::make_shared<EventWindow>(makeWindow(from, std::min(known_, from + bounds_.window)));
    assert(window_->holds(position));
    return window_;
}

SolverState Recording::stateAt(std::uint64_t position) {
    position = std::min(position, known_);
    return windowAt(position)->state(position);
}

std::size_t Recording::bytes() const {
    return sizeof *this + placeBytes_ + head_->bytes() + headState_.bytes() + (window_ ? window_->bytes() : 0);
}

} // namespace ninefold::solve
