// SPDX-License-Identifier: MIT
#include "engine/solve/solver.h"

#include "engine/solve/heldboard.h"
#include "engine/solve/searchof.h"

namespace ninefold::solve {

namespace {

/// The number of events per batch for the sink, and of turns between two checks of the stop token.
constexpr std::size_t kBatch = 1024;

} // namespace

Report finish(Search& search, EventSink* sink, const std::stop_token& stop) {
    EventBatch batch;
    bool more = true;
    while (more && !stop.stop_requested()) {
        more = search.advance(kBatch, sink ? &batch : nullptr, kBatch);
        if (batch.events.empty()) continue;
        if (!sink->take(batch)) break;
        batch.advance();
    }
    return search.report();
}

Report Solver::run(const Grid& grid, const SolverOptions& options, EventSink* sink, std::stop_token stop) const {
    const std::unique_ptr<Search> search = begin();
    search->start(grid, options);
    return finish(*search, sink, stop);
}

/// Engines rely on boards that obey the rules so far; with a clash their results would be meaningless.
bool clashes(const Grid& grid) {
    std::array<Digits, kHouseCount> held;
    for (const Cell cell : Cells::all() - grid.blanks())
        for (const House house : kHousesOfCells[cell]) {
            if (held[house].has(grid.value(cell))) return true;
            held[house].add(grid.value(cell));
        }
    return false;
}

/// From the last cell to the first, because a clause is reported in reverse order: its sentence then is in reading
/// order.
std::vector<Literal> exclusion(const Report::Values& solution, Cells givens) {
    std::vector<Literal> clause;
    for (Cell cell = kCellCount - 1; cell >= 0; --cell)
        if (!givens.has(cell) || givens == Cells::all()) clause.push_back(Literal::isNot(cell, solution[cell]));
    assert(!clause.empty());
    return clause;
}

std::span<const Solver* const> eventSolvers() {
    static constexpr const Solver* list[] = {
#define NINEFOLD_SOLVER(name) &solvers::name,
#include "engine/solve/solvers.def"

#include <cassert>
#undef NINEFOLD_SOLVER
    };
    return list;
}

const Solver* findSolver(std::string_view id) {
    for (const Solver* solver : eventSolvers())
        if (solver->id == id) return solver;
    return nullptr;
}

} // namespace ninefold::solve
