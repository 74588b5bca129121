// SPDX-License-Identifier: MIT
#include "engine/verify/verifier.h"

#include "engine/verify/facts.h"
#include "engine/verify/refutation.h"

#include <algorithm>
#include <cassert>

namespace ninefold::verify {

std::string_view evidenceName(Evidence evidence) {
    static constexpr std::array<std::string_view, kEvidences.size()> names = {"pattern", "solver", "refuted"};
    return names[static_cast<std::size_t>(evidence)];
}

Verifier::Verifier(const Grid& start, bool candidatesBind)
    : puzzle_(start), now_(start), candidatesBind_(candidatesBind) {
    if (!candidatesBind) puzzle_.resetCandidates();
    const solve::FastSolver::Answer answer = solver_.solveCandidates(puzzle_);
    if (answer.solutions == 1) solution_ = answer.solution[0];
}

/// False in no solution of the puzzle.
bool Verifier::isTrue(const logic::Deduction& deduction) {
    const auto [cell, digit, places] = deduction;
    if (solution_) return ((*solution_)[cell] == digit) == places;
    if (puzzle_.isSet(cell)) return (puzzle_.value(cell) == digit) == places;
    Grid opposite = puzzle_;
    const Digits one = puzzle_.candidates(cell) & Digits::of(digit);
    opposite.setCandidates(cell, places ? puzzle_.candidates(cell) - one : one);
    return solver_.solveCandidates(opposite, 1).solutions == 0;
}

Evidence Verifier::check(const logic::Step& step) {
    assert(step.technique != nullptr && !step.empty());
    if (!std::ranges::all_of(step.deductions, [&](const logic::Deduction& one) { return isTrue(one); }))
        return Evidence::Refuted;
    // A second solution might break the candidates that bind.
    const Facts facts = factsOf(now_, step, solution_ && !candidatesBind_);
    const auto follows = [&](const logic::Deduction& one) { return isProved(now_, facts, one); };
    return std::ranges::all_of(step.deductions, follows) ? Evidence::Pattern : Evidence::Solver;
}

void Verifier::apply(const logic::Step& step) {
    for (const logic::Deduction& one : step.deductions) {
        if (one.places) now_.place(one.cell, one.digit);
        else now_.removeCandidate(one.cell, one.digit);
    }
}

} // namespace ninefold::verify
