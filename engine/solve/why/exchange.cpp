// SPDX-License-Identifier: MIT
// One cell after the other takes its digit of the first solution for good, as long as a second solution is left. The
// cells that are open at the end are the exchange; in what order the cells are taken decides which one is found.
#include "engine/solve/why/exchange.h"

#include "engine/solve/counting.h"

#include <cassert>

namespace ninefold::solve {
namespace {

using Values = Exchange::Values;

/// Orders of the cells: from every cell on, with steps that reach all of them.
constexpr std::array kSteps = {1, 10, 25, 41, 56, 71, 2, 37, 77};
constexpr int kOrders = kCellCount;

class ExchangeSearch {
public:
    ExchangeSearch(const Grid& grid, bool candidatesBind) : grid_(grid) {
        if (!candidatesBind) grid_.resetCandidates();
    }

    /// Two solutions to start with.
    bool start() { return other(grid_, first_); }

    /// `order` from 0.
    Exchange find(int order);

private:
    /// A solution that differs from the first one, if there is one.
    bool other(const Grid& grid, Values& solution) {
        const FastSolver::Answer answer = solver_.solveCandidates(grid, 2);
        if (answer.solutions < 2) return false;
        solution = answer.solution[answer.solution[0] == first_ ? 1 : 0];
        return true;
    }
    void settle(Cells cells, Grid& grid) const {
        for (const Cell cell : cells& grid.blanks()) grid.place(cell, first_[cell]);
    }

    Grid grid_;
    Values first_{};
    FastSolver solver_;
};

Exchange ExchangeSearch::find(int order) {
    Exchange found{.one = first_, .other = {}, .cells = {}};
    Grid grid = grid_;
    const bool two = other(grid, found.other);
    assert(two);
    static_cast<void>(two);
    Cell cell = order;
    for (int i = 0; i < kCellCount; ++i, cell = (cell + kSteps[order % kSteps.size()]) % kCellCount) {
        // Where the two agree, nothing has to be tried.
        found.cells = differingCells(found.one, found.other);
        settle(Cells::all() - found.cells, grid);
        if (!found.cells.has(cell)) continue;
        Grid settled = grid;
        settle(Cells::of(cell), settled);
        if (other(settled, found.other)) grid = settled;
    }
    found.cells = differingCells(found.one, found.other);
    return found;
}

} // namespace

std::optional<Exchange> smallExchange(const Grid& grid, bool candidatesBind, const std::stop_token& stop) {
    // Two digits of four cells can be exchanged; no exchange is smaller.
    constexpr int kFewest = 4;
    ExchangeSearch search(grid, candidatesBind);
    if (!search.start()) return std::nullopt;
    std::optional<Exchange> best;
    for (int order = 0; order < kOrders && !(best && stop.stop_requested()); ++order) {
        const Exchange found = search.find(order);
        if (!best || found.cells.count() < best->cells.count()) best = found;
        if (best->cells.count() == kFewest) break;
    }
    return best;
}

} // namespace ninefold::solve
