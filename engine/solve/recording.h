// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"
#include "engine/solve/solverstate.h"

#include <cassert>
#include <memory>
#include <stop_token>
#include <vector>

namespace ninefold::solve {

/// A section of a run with the board at each of its events: a value that can be passed to another thread.
class EventWindow {
public:
    EventWindow() = default;
    /// The events of the batch, and the state before the first of them.
    EventWindow(EventBatch batch, SolverState before);

    /// The number of events before the window, and up to its last one.
    std::uint64_t first() const { return batch_.first; }
    std::uint64_t end() const { return batch_.first + batch_.events.size(); }
    /// Does the window know the board after `position` events?
    bool holds(std::uint64_t position) const { return !states_.empty() && position >= first() && position <= end(); }

    /// Event number `number`, counted from 1; the window has those after first() up to end().
    const SolverEvent& event(std::uint64_t number) const {
        assert(first() < number && number <= end());
        return batch_.events[number - first() - 1];
    }
    std::span<const Literal> clause(const SolverEvent& event) const { return batch_.clause(event); }
    const EventBatch& batch() const { return batch_; }
    /// The board after `position` events, which the window must hold; the same whether one steps forwards or
    /// backwards.
    SolverState state(std::uint64_t position) const;
    /// The same without the events after `position`, which the window must hold.
    EventWindow until(std::uint64_t position) const;

    std::size_t bytes() const;

private:
    EventBatch batch_;
    /// The states after first() events and after every kEventsPerState more.
    std::vector<SolverState> states_;
};

/// Looks at events of a recording one after the other.
class EventVisitor {
public:
    virtual ~EventVisitor() = default;
    /// The state before the first event.
    virtual void begin(const SolverState& state) = 0;
    /// The next event, and the state after it. Returns false to stop.
    virtual bool visit(const SolverEvent& event, std::span<const Literal> clause, const SolverState& after) = 0;
};

/// A run in which any position can be visited in bounded memory, however long the run is.
///
///      run          ------------------------------------------------------------------>
///      checkpoints  |       |       |       |       |       |       |       |       |      copies of the running
///      solver window                           [events]                                            the last request
///
/// At regular distances the recording keeps a copy of the solver, which is a small value and deterministic. To
/// reach an event, the copy at the checkpoint before it runs again. When the checkpoints take too much memory, every
/// second one is dropped and the distance doubles.
class Recording {
public:
    struct Bounds {
        /// Bytes that the checkpoints may take.
        std::size_t checkpoints = std::size_t{24} << 20;
        /// Events in a window.
        std::size_t window = 16384;
        /// Events between two checkpoints, as long as none was dropped.
        std::uint64_t distance = 4096;
    };

    Recording(const Solver& solver, const Grid& puzzle, const SolverOptions& options, const Bounds& bounds);
    Recording(const Solver& solver, const Grid& puzzle, const SolverOptions& options = {});

    /// Runs about `events` further events (in a silent proof: turns). An observer sees each event once and cannot
    /// stop the run. Returns false when the run is over.
    bool extend(std::size_t events, EventSink* observer = nullptr);
    /// The number of events so far.
    std::uint64_t eventCount() const { return eventCount_; }
    bool complete() const { return complete_; }
    Report report() const { return head_->report(); }

    /// A window around `position` that holds the event before it too; the previous window if it still fits. A
    /// position that is not known yet becomes the last one.
    std::shared_ptr<const EventWindow> windowAt(std::uint64_t position);
    SolverState stateAt(std::uint64_t position);
    /// The clauses as the solver holds them after `position` events.
    std::vector<HeldClause> clausesAt(std::uint64_t position) const;

    /// Visits the events after `from` up to `to`, until the visitor has enough or a stop is requested.
    void scan(std::uint64_t from, std::uint64_t to, EventVisitor& visitor, const std::stop_token& stop) const;

    std::size_t bytes() const;

private:
    /// The solver and its board at one position of the run, ready to continue from there.
    struct Checkpoint {
        std::uint64_t events = 0;
        std::shared_ptr<const Search> search;
        SolverState state;
        std::size_t bytes = 0;
    };

    void keepCheckpoint();
    void dropCheckpoints();
    const Checkpoint& checkpointAt(std::uint64_t position) const;
    EventWindow makeWindow(std::uint64_t from, std::uint64_t to) const;

    Bounds bounds_;
    std::unique_ptr<Search> head_;
    SolverState headState_;
    EventBatch fresh_;
    std::uint64_t eventCount_ = 0;
    bool complete_ = false;
    std::vector<Checkpoint> checkpoints_;
    std::uint64_t distance_;
    std::size_t checkpointBytes_ = 0;
    std::shared_ptr<const EventWindow> window_;
};

} // namespace ninefold::solve
