// SPDX-License-Identifier: MIT
// Compares an engine of solvers.def with the fast solver.
#pragma once

#include "engine/solve/bitboard.h"
#include "engine/solve/solver.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QString>

namespace ninefold::test {

/// The status that the fast solver's answer implies.
inline solve::Report::Status expected(const solve::FastSolver::Answer& answer) {
    using Status = solve::Report::Status;
    return answer.solutions == 0 ? Status::None : answer.solutions == 1 ? Status::Solved : Status::Multiple;
}

/// Does the board obey the rules and the givens? Independent of the engine.
inline bool solves(const solve::Report::Values& values, const Grid& puzzle) {
    const Grid full = puzzles::gridOf(values);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (puzzle.isSet(cell) && puzzle.value(cell) != full.value(cell)) return false;
    return full.isFull() && clashingCells(full).empty();
}

/// The work limit for one puzzle in these tests; only the engines that merely choose may exceed it.
inline constexpr std::uint64_t kTurns = 30'000;

struct Tally {
    int finished = 0;
    QString fault;
};

/// A puzzle and the fast solver's answer for it.
struct Known {
    explicit Known(const Grid& grid) : puzzle(grid), answer(solve::FastSolver().solve(grid, 2)) {}
    Grid puzzle;
    solve::FastSolver::Answer answer;
};

/// Compares one engine with the fast solver.
inline void agree(const solve::Solver& solver, const Known& known, Tally& tally) {
    const solve::FastSolver::Answer& answer = known.answer;
    const solve::Report report = solver.run(known.puzzle, {.limits = {kTurns}});
    // The two engines that merely choose may take too long for a test; the others must always finish.
    if (report.status == solve::Report::Status::Unfinished && solver.id != "cdcl" && solver.id != "propagation") return;
    ++tally.finished;
    const bool same = report.status == expected(answer) && report.solutions == static_cast<int>(answer.solutions) &&
                      (report.solutions == 0 || solves(report.solution[0], known.puzzle)) &&
                      (report.solutions < 2 ||
                       (solves(report.solution[1], known.puzzle) && report.solution[0] != report.solution[1])) &&
                      (report.solutions != 1 || report.solution[0] == answer.solution[0]);
    if (!same) tally.fault = QString::fromStdString(known.puzzle.cellsText());
}

} // namespace ninefold::test
