// SPDX-License-Identifier: MIT
// Examines a grid. One search finds out whether there are solutions; only if there are none does it look for the
// reasons that a person can see: clashes, cells without candidates, digits without a place.
#include "engine/solve/verdict.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve {

namespace {

/// The grid with exactly the candidates that count: those that the set digits allow and, if the candidates bind,
/// no others.
Grid withAllowedCandidates(const Grid& grid, bool candidatesBind) {
    Grid allowed = grid;
    allowed.resetCandidates();
    if (candidatesBind)
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            allowed.removeCandidates(digit, Cells::all() - grid.cellsFor(digit));
    return allowed;
}

Cell firstDeadCell(const Grid& grid) {
    Cells alive;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) alive |= grid.cellsFor(digit);
    return (grid.blanks() - alive).first();
}

Verdict::Homeless firstHomeless(const Grid& grid) {
    const auto set = grid.cellsByDigit();
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (!kHouses[house].meets(grid.cellsFor(digit) | set[digit - 1])) return {house, digit};
    return {};
}

void countSolutions(Verdict& verdict, const FastSolver::Answer& answer) {
    verdict.solutions = answer.solutions;
    verdict.guesses = answer.guesses;
    if (answer.solutions > 0) verdict.solution = answer.solution[0];
    if (answer.solutions > 1) verdict.otherSolution = answer.solution[1];
}

Verdict::Status statusOf(const Verdict& verdict) {
    if (!verdict.clashes.empty()) return Verdict::Status::Invalid;
    if (verdict.solutions == 0) return Verdict::Status::None;
    return verdict.solutions == 1 ? Verdict::Status::Unique : Verdict::Status::Multiple;
}

} // namespace

Verdict examine(const Grid& grid, bool candidatesBind, FastSolver& solver, std::uint64_t limit) {
    Verdict verdict;
    verdict.clues = kCellCount - grid.blanks().count();
    verdict.tooFewClues = !candidatesBind && verdict.clues < kFewestClues;
    limit = std::max<std::uint64_t>(limit, 2);
    countSolutions(verdict, candidatesBind ? solver.solveCandidates(grid, limit) : solver.solve(grid, limit));
    // If there is a solution, nothing clashes and every cell and every digit has its place.
    if (verdict.solutions == 0) {
        forEachClash(grid, [&](const Clash& clash) { return verdict.clashes.push_back(clash), true; });
        const Grid allowed = withAllowedCandidates(grid, candidatesBind);
        verdict.deadCell = firstDeadCell(allowed);
        verdict.homeless = firstHomeless(allowed);
    }
    verdict.status = statusOf(verdict);
    assert(verdict.solutions <= limit);
    assert(verdict.status != Verdict::Status::Unique || !verdict.tooFewClues);
    verdict.complete = grid.isFull() && verdict.clashes.empty();
    return verdict;
}

} // namespace ninefold::solve
