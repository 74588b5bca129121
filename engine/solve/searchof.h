// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

namespace ninefold::solve {

/// Counts the events of an engine, and records them only if there is a listener. Engines are templates over this
/// class, so a run without a listener costs one addition per event.
template <bool kListening>
class EventEmitter {
public:
    EventEmitter(SolverStats& stats, EventBatch* batch) : stats_(stats), batch_(batch) {}

    void report(const SolverEvent& event) {
        ++stats_.counts[static_cast<int>(event.kind)];
        if constexpr (kListening) batch_->events.push_back(event);
    }

    /// Learn or Exclude. The literal that the clause forces comes first in `clause` and last in the event.
    void reportClause(EventKind kind, int level, std::uint32_t id, std::span<const Literal> clause) {
        assert(!clause.empty());
        SolverEvent event = SolverEvent::note(kind, level, Reason::clause(id));
        if constexpr (kListening) {
            event.literalCount = static_cast<std::uint16_t>(clause.size());
            event.firstLiteral = static_cast<std::uint32_t>(batch_->literals.size());
            batch_->literals.insert(batch_->literals.end(), clause.rbegin(), clause.rend());
        }
        report(event);
    }

    void countGuess() { ++stats_.guesses; }

private:
    SolverStats& stats_;
    EventBatch* batch_;
};

/// Reports nothing, but looks at the clauses of an engine at one of its events.
template <typename Engine>
class ClauseProbe {
public:
    ClauseProbe(const Engine& engine, std::uint64_t events) : engine_(engine), left_(events) {
        if (left_ == 0) clauses_ = engine_.clauses();
    }

    void report(const SolverEvent&) {
        if (left_ > 0 && --left_ == 0) clauses_ = engine_.clauses();
    }
    void reportClause(EventKind kind, int level, std::uint32_t id, std::span<const Literal>) {
        report(SolverEvent::note(kind, level, Reason::clause(id)));
    }
    void countGuess() {}
    bool done() const { return left_ == 0; }
    std::vector<HeldClause> take() { return std::move(clauses_); }

private:
    const Engine& engine_;
    std::uint64_t left_;
    std::vector<HeldClause> clauses_;
};

/// Does some house hold a digit twice?
bool clashes(const Grid& grid);

/// The clause "not this solution": one literal for each cell that the puzzle left blank, or for all cells if it
/// left none.
std::vector<Literal> exclusion(const Report::Values& solution, Cells givens);

/// The result of a turn.
enum class Turn { Continue, Solution, Exhausted };

/// Makes a Search of an engine. An engine is a copyable class with
///     void start(const Grid&, const SolverOptions&)
///     Turn turn(EventEmitter<...>&)     one small step; after a solution the next turn searches for another one
///     Report::Values values() const     the current board
///     std::size_t bytes() const         memory on the heap
///     std::vector<HeldClause> clauses() const     only of an engine that learns
template <typename Engine>
class SearchOf final : public Search {
public:
    void start(const Grid& grid, const SolverOptions& options) override {
        options_ = options;
        turns_ = 0;
        report_ = {};
        over_ = clashes(grid);
        if (over_) report_.status = Report::Status::Invalid;
        else engine_.start(grid, options);
    }

    std::unique_ptr<Search> clone() const override { return std::make_unique<SearchOf>(*this); }

    bool advance(std::uint64_t turns, EventBatch* events, std::size_t wanted) override {
        while (turns > 0 && !over_ && (!events || events->events.size() < wanted)) {
            const std::uint64_t before = turns_;
            const std::uint64_t most = std::min(turns, options_.limits.turns - turns_);
            const bool silent = !events || (report_.solutions > 0 && options_.proof == Proof::Silent);
            if (silent) work<false>(most, nullptr, 0);
            else work<true>(most, events, wanted);
            turns -= turns_ - before;
            if (turns_ == options_.limits.turns) over_ = true;
        }
        return !over_;
    }

    Report report() const override {
        Report report = report_;
        if (report.solutions == 0 || options_.proof == Proof::Reported) report.reported = report.total;
        return report;
    }

    std::size_t bytes() const override { return sizeof *this + engine_.bytes(); }

    std::vector<HeldClause> clausesAfter(std::uint64_t events) const override {
        if constexpr (requires(const Engine& engine) { engine.clauses(); }) {
            SearchOf copy(*this);
            ClauseProbe<Engine> probe(copy.engine_, events);
            while (!probe.done() && !copy.over_)
                if (const Turn turn = copy.engine_.turn(probe); turn != Turn::Continue) copy.finishTurn(turn);
            return probe.take();
        }
        return {};
    }

private:
    /// Runs until the turns or the wanted events are reached, or a turn has a result.
    template <bool kListening>
    void work(std::uint64_t turns, EventBatch* events, std::size_t wanted) {
        EventEmitter<kListening> emitter(report_.total, events);
        for (; turns > 0; --turns) {
            const Turn turn = engine_.turn(emitter);
            ++turns_;
            if (turn != Turn::Continue) return finishTurn(turn);
            if constexpr (kListening)
                if (events->events.size() >= wanted) return;
        }
    }

    void finishTurn(Turn turn) {
        using Status = Report::Status;
        over_ = true;
        if (turn == Turn::Exhausted) {
            report_.status = report_.solutions > 0 ? Status::Solved : Status::None;
            return;
        }
        report_.solution[report_.solutions++] = engine_.values();
        assert(report_.solutions <= 2);
        if (report_.solutions == 2) {
            report_.status = Status::Multiple;
        } else if (options_.proof == Proof::None) {
            report_.status = Status::Solved;
            report_.reported = report_.total;
        } else {
            report_.reported = report_.total;
            over_ = false;
        }
    }

    Engine engine_;
    SolverOptions options_;
    std::uint64_t turns_ = 0;
    Report report_;
    bool over_ = true;
};

/// The factory function in an engine's descriptor.
template <typename Engine>
std::unique_ptr<Search> beginSearch() {
    return std::make_unique<SearchOf<Engine>>();
}

} // namespace ninefold::solve
