// SPDX-License-Identifier: MIT
// Follows cdcl up to its first choice: until then it reports what follows by the rules, each with its reason. From the
// conflict the reasons lead back to what it needs.
#include "engine/solve/why/deadend.h"

#include "engine/solve/literaltrail.h"
#include "engine/solve/solver.h"
#include "engine/solve/why/givens.h"

#include <set>

namespace ninefold::solve {
namespace {

class FirstLevel : public EventSink {
public:
    FirstLevel(const Grid& grid, bool candidatesBind) : state_(grid, candidatesBind) {}

    bool take(const EventBatch& batch) override {
        for (const SolverEvent& event : batch.events) {
            if (event.kind != EventKind::Imply && event.kind != EventKind::Eliminate &&
                event.kind != EventKind::Conflict)
                return false;
            state_.apply(event);
            if (event.kind == EventKind::Conflict) return false;
        }
        return true;
    }
    const SolverState& state() const { return state_; }

private:
    SolverState state_;
};

/// The facts that a conflict rests on, without what a placed digit rules out at once.
std::vector<DeadEnd::Consequence> consequences(const SolverState& state) {
    constexpr int kFromStart = 0, kNone = -1;
    const LiteralTrail trail(state);
    const std::vector<int> last = trail.antecedents(state.conflict(), kNone, kFromStart);
    std::set<int> needed(last.begin(), last.end());
    // Reasons are earlier than what follows from them, so each is visited after all that need it.
    for (auto place = needed.rbegin(); place != needed.rend(); ++place) {
        const LiteralTrail::Fact& fact = trail.facts()[static_cast<std::size_t>(*place)];
        const std::vector<int> from = trail.antecedents(fact.reason, fact.literal.variable(), kFromStart);
        needed.insert(from.begin(), from.end());
    }
    std::vector<DeadEnd::Consequence> found;
    for (const int place : needed) {
        const LiteralTrail::Fact& fact = trail.facts()[static_cast<std::size_t>(place)];
        if (fact.reason.kind() != Reason::Kind::Placed) found.push_back({fact.literal, fact.reason});
    }
    return found;
}

} // namespace

DeadEnd deadEnd(const Grid& grid, bool candidatesBind, Cells givens) {
    DeadEnd end;
    const Givens all(grid, candidatesBind);
    const Grid part = all.part(givens);
    forEachClash(part, [&](const Clash& clash) {
        end = {.kind = DeadEnd::Kind::Repeated, .house = clash.house, .digit = clash.digit, .consequences = {}};
        return false;
    });
    if (end.kind == DeadEnd::Kind::Repeated) return end;
    const SolverOptions options{.proof = Proof::None, .candidatesBind = all.areCandidates(), .limits = {}};
    FirstLevel level(part, all.areCandidates());
    solvers::cdcl.run(part, options, &level);
    const Reason conflict = level.state().conflict();
    if (conflict.kind() == Reason::Kind::None) return end;
    end.consequences = consequences(level.state());
    const bool inCell = conflict.kind() == Reason::Kind::OneCell;
    end.kind = inCell ? DeadEnd::Kind::NoDigit : DeadEnd::Kind::NoPlace;
    if (inCell) end.cell = conflict.cell();
    else end.house = conflict.house(), end.digit = conflict.digit();
    return end;
}

} // namespace ninefold::solve
