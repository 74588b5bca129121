// SPDX-License-Identifier: MIT
#include "app/session/work/solutionreasons.h"

#include "engine/solve/bitboard.h"
#include "engine/solve/solver.h"
#include "engine/solve/verdict.h"
#include "engine/solve/why/contradictions.h"
#include "engine/solve/why/givens.h"

#include <cassert>

namespace ninefold::session {
namespace {

bool isUnique(const solve::Givens& all, Cells part, solve::FastSolver& solver) {
    const Grid grid = all.part(part);
    return (all.areCandidates() ? solver.solveCandidates(grid, 2) : solver.solve(grid, 2)).solutions == 1;
}

/// Drops one given after the other, from the last to the first, as long as the solution stays the only one.
Cells neededGivens(const solve::Givens& all, const std::stop_token& stop) {
    solve::FastSolver solver;
    Cells needed = all.cells();
    for (Cell cell = kCellCount - 1; cell >= 0 && !stop.stop_requested(); --cell) {
        if (!needed.has(cell)) continue;
        const Cells fewer = needed - Cells::of(cell);
        if (isUnique(all, fewer, solver)) needed = fewer;
    }
    return needed;
}

void prove(const Grid& grid, bool candidatesBind, const std::stop_token& stop, Reasons& reasons) {
    const solve::Report report = solve::solvers::cdcl.run(
        grid, {.proof = solve::Proof::Reported, .candidatesBind = candidatesBind}, nullptr, stop);
    const auto count = [&](solve::EventKind kind) { return static_cast<qint64>(report.total.count(kind)); };
    reasons.notes = count(solve::EventKind::Learn) + count(solve::EventKind::Exclude);
    reasons.guesses = count(solve::EventKind::Decide);
    reasons.deadEnds = count(solve::EventKind::Conflict);
    const solve::Givens givens(grid, candidatesBind);
    reasons.givens = givens.cells();
    reasons.needed = neededGivens(givens, stop);
}

} // namespace

Reasons reasonsOf(const Grid& grid, bool candidatesBind, const std::stop_token& stop) {
    // More sets than anybody looks at; a full board with many mistakes has thousands.
    constexpr std::size_t kMostSets = 12;
    Reasons reasons;
    solve::FastSolver solver;
    const solve::Verdict verdict = solve::examine(grid, candidatesBind, solver);
    if (verdict.solutions == 1) {
        reasons.answer = Reasons::Answer::One;
        prove(grid, candidatesBind, stop, reasons);
    } else if (verdict.solutions > 1) {
        reasons.answer = Reasons::Answer::Several;
        reasons.exchange = solve::smallExchange(grid, candidatesBind, stop);
    } else {
        const solve::Contradictions found = solve::contradictions(grid, candidatesBind, {.sets = kMostSets}, stop);
        for (const Cells givens : found.sets)
            reasons.contradictions.push_back({givens, solve::deadEnd(grid, candidatesBind, givens)});
        reasons.complete = found.complete;
    }
    return reasons;
}

void SolutionReasons::start(const Grid& grid, bool candidatesBind) {
    task_.start([grid, candidatesBind](const std::stop_token& stop, const auto&) {
        return [reasons = reasonsOf(grid, candidatesBind, stop)](SolutionReasons& owner) {
            emit owner.reasonsFound(reasons);
        };
    });
}

} // namespace ninefold::session
