// SPDX-License-Identifier: MIT
#include "engine/solve/solverstate.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve {

SolverState::SolverState(const Grid& puzzle, bool candidatesBind) : start_(puzzle) {
    if (!candidatesBind) start_.resetCandidates();
}

/// Events say what happened and not what the board was: only this function knows what each kind does to the board.
void SolverState::apply(const SolverEvent& event, std::span<const Literal> clause) {
    ++position_;
    ++counts_[static_cast<int>(event.kind)];
    switch (event.kind) {
    case EventKind::Decide:
        starts_.push_back(static_cast<std::uint16_t>(trail_.size()));
        assert(event.level == level());
        return push(event, Kind::Decided);
    case EventKind::Imply:
        countUse(event.reason);
        return push(event, Kind::Implied);
    case EventKind::Eliminate:
        countUse(event.reason);
        return push(event, Kind::Eliminated);
    case EventKind::Conflict:
        countUse(event.reason);
        conflict_ = event.reason;
        return;
    case EventKind::Learn:
    case EventKind::Exclude:
        return addClause(event, clause);
    case EventKind::Forget:
        return forgetClause(event.reason.clause());
    case EventKind::Backjump:
    case EventKind::Restart:
        return back(event.to);
    case EventKind::Backtrack: {
        assert(event.to == level() - 1);
        const Entry choice = decision(event.to + 1);
        back(event.to);
        trail_.push_back({position_, {}, choice.literal, Kind::Tried, static_cast<std::uint8_t>(event.to)});
        return;
    }
    case EventKind::Reject:
    case EventKind::Solved:
    case EventKind::Exhausted:
        return;
    }
}

void SolverState::push(const SolverEvent& event, Kind kind) {
    assert(event.cell >= 0 && event.digit >= 1 && event.level == level());
    const Literal literal =
        kind == Kind::Eliminated ? Literal::isNot(event.cell, event.digit) : Literal::is(event.cell, event.digit);
    trail_.push_back({position_, event.reason, literal, kind, event.level});
}

void SolverState::addClause(const SolverEvent& event, std::span<const Literal> clause) {
    assert(!clause.empty());
    assert(clauses_.empty() || clauses_.back()->id < event.reason.clause());
    clauses_.push_back(
        std::make_shared<Clause>(Clause{event.reason.clause(), position_, std::vector(clause.begin(), clause.end())}));
    uses_.emplace_back();
}

void SolverState::forgetClause(std::uint32_t id) {
    const auto found = std::ranges::find_if(clauses_, [&](const auto& known) { return known->id == id; });
    if (found == clauses_.end()) return;
    uses_.erase(uses_.begin() + (found - clauses_.begin()));
    clauses_.erase(found);
}

/// The ids ascend, because clauses are only added at the end.
void SolverState::countUse(Reason reason) {
    if (reason.kind() != Reason::Kind::Learned) return;
    const auto found =
        std::ranges::lower_bound(clauses_, reason.clause(), {}, [](const auto& known) { return known->id; });
    if (found == clauses_.end() || (*found)->id != reason.clause()) return;
    Use& use = uses_[static_cast<std::size_t>(found - clauses_.begin())];
    ++use.count;
    use.last = position_;
}

void SolverState::back(int level) {
    assert(level >= 0 && level <= this->level());
    if (level < this->level()) trail_.resize(starts_[level]);
    starts_.resize(level);
    conflict_ = {};
}

/// Built from the start each time: the trail is short, and most events are never displayed.
Grid SolverState::grid() const {
    Grid grid = start_;
    for (const Entry& entry : trail_) {
        const Cell cell = entry.literal.cell();
        if (entry.kind == Kind::Decided || entry.kind == Kind::Implied) grid.place(cell, entry.literal.digit());
        else if (entry.kind == Kind::Eliminated) grid.removeCandidate(cell, entry.literal.digit());
    }
    return grid;
}

Digits SolverState::tried(Cell cell) const {
    Digits digits;
    for (const Entry& entry : trail_)
        if (entry.kind == Kind::Tried && entry.literal.cell() == cell) digits.add(entry.literal.digit());
    return digits;
}

std::size_t SolverState::bytes() const {
    std::size_t sum = sizeof *this + trail_.capacity() * sizeof(Entry) + starts_.capacity() * sizeof(starts_[0]);
    return sum + clauses_.capacity() * sizeof(clauses_[0]) + uses_.capacity() * sizeof(Use);
}

bool operator==(const SolverState& a, const SolverState& b) {
    const auto same = [](const auto& x, const auto& y) { return x->id == y->id && x->literals == y->literals; };
    return a.start_ == b.start_ && a.position_ == b.position_ && a.trail_ == b.trail_ && a.starts_ == b.starts_ &&
           a.conflict_ == b.conflict_ && a.uses_ == b.uses_ &&
           std::equal(a.clauses_.begin(), a.clauses_.end(), b.clauses_.begin(), b.clauses_.end(), same);
}

} // namespace ninefold::solve
