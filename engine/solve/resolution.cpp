// SPDX-License-Identifier: MIT
#include "engine/solve/resolution.h"

#include <cassert>
#include <set>

namespace ninefold::solve {
namespace {

class Resolver {
public:
    explicit Resolver(const SolverState& state) : trail_(state), level_(state.level()) {}

    std::vector<ResolutionStep> run(Reason conflict, std::span<const Literal> learned);

private:
    const LiteralTrail::Fact& fact(int place) const { return trail_.facts()[static_cast<std::size_t>(place)]; }
    bool isOfLastLevel(int place) const { return fact(place).level == level_; }
    void meet(int place);
    ResolutionStep step(Reason reason, std::optional<Literal> replaced) const;

    const LiteralTrail trail_;
    const int level_;
    /// The facts whose negations are the clause.
    std::set<int> open_;
};

/// On lower levels the clause names the placement that ruled a candidate out, as the analysis does.
void Resolver::meet(int place) {
    const Reason reason = fact(place).reason;
    if (!isOfLastLevel(place) && reason.kind() == Reason::Kind::Placed)
        place = trail_.find(Literal::is(reason.cell(), reason.digit()));
    assert(place >= 0);
    open_.insert(place);
}

ResolutionStep Resolver::step(Reason reason, std::optional<Literal> replaced) const {
    ResolutionStep step{.replaced = replaced, .reason = reason, .clause = {}};
    for (const int place : open_) {
        step.clause.push_back(~fact(place).literal);
        step.ofLastLevel += isOfLastLevel(place);
    }
    return step;
}

std::vector<ResolutionStep> Resolver::run(Reason conflict, std::span<const Literal> learned) {
    for (const int place : trail_.antecedents(conflict)) meet(place);
    std::vector<ResolutionStep> steps{step(conflict, std::nullopt)};
    while (steps.back().ofLastLevel > 1) {
        const int latest = *open_.rbegin();
        assert(isOfLastLevel(latest));
        open_.erase(latest);
        const auto [literal, reason, level, number] = fact(latest);
        for (const int place : trail_.antecedents(reason, literal.variable())) meet(place);
        // That a digit is there needs no step of its own, but the first time it is said.
        const bool placed = reason.kind() == Reason::Kind::Placed;
        if (!placed) steps.push_back(step(reason, literal));
        else if (steps.size() > 1) steps.back() = step(steps.back().reason, steps.back().replaced);
        else steps.push_back(step({}, std::nullopt));
        steps.back().placements = placed && !steps.back().replaced;
    }
    const std::set<Literal> kept(learned.begin(), learned.end());
    if (learned.empty() || kept.size() == steps.back().clause.size()) return steps;
    std::erase_if(open_, [&](int place) { return !kept.contains(~fact(place).literal); });
    steps.push_back(step({}, std::nullopt));
    steps.back().shortened = true;
    return steps;
}

} // namespace

std::vector<ResolutionStep> resolution(const SolverState& state, std::span<const Literal> learned) {
    if (state.level() == 0 || state.conflict().kind() == Reason::Kind::None) return {};
    return Resolver(state).run(state.conflict(), learned);
}

} // namespace ninefold::solve
