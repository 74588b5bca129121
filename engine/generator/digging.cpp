// SPDX-License-Identifier: MIT
// The first givens can nearly always be removed, the last hardly ever. So several orbits are removed at once while
// that succeeds: if all of them can go together, each of them can go in turn, and one uniqueness test replaces
// several.
#include "engine/generator/digging.h"

#include <algorithm>
#include <cassert>

namespace ninefold::generator {
namespace {

/// About the number of cells that can nearly always be removed at once.
constexpr int kFirstStride = 27;

bool isUnique(const Solution& puzzle, solve::FastSolver& solver) {
    return solver.solve(puzzle, 2).solutions == 1;
}

class Dig {
public:
    Dig(const Solution& solution, int least, solve::FastSolver& solver)
        : puzzle_(solution), spare_(kCellCount - least), solver_(solver) {}

    /// Removes as many of these orbits as the bound allows. Returns false and changes nothing when the solution
    /// would not stay unique.
    bool take(std::span<const Cells> orbits) {
        Solution rest = puzzle_;
        int spare = spare_;
        for (const Cells orbit : orbits) {
            if (orbit.count() > spare) continue;
            spare -= orbit.count();
            for (const Cell cell : orbit) rest[cell] = 0;
        }
        if (spare == spare_) return true;
        if (!isUnique(rest, solver_)) return false;
        puzzle_ = rest;
        spare_ = spare;
        return true;
    }

    bool done() const { return spare_ == 0; }
    const Solution& puzzle() const { return puzzle_; }

private:
    Solution puzzle_;
    int spare_; // the number of givens that may still be removed
    solve::FastSolver& solver_;
};

} // namespace

Solution dig(const Solution& solution, std::span<const Cells> orbits, int least, solve::FastSolver& solver) {
    Dig digging(solution, least, solver);
    std::size_t stride = std::max<std::size_t>(1, orbits.size() * kFirstStride / kCellCount);
    while (!orbits.empty() && !digging.done()) {
        stride = std::min(stride, orbits.size());
        assert(stride >= 1);
        if (!digging.take(orbits.first(stride)) && stride > 1) stride /= 2;
        else orbits = orbits.subspan(stride);
    }
    return digging.puzzle();
}

bool isMinimal(const Solution& puzzle, solve::FastSolver& solver) {
    assert(isUnique(puzzle, solver));
    Solution rest = puzzle;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (puzzle[cell] == 0) continue;
        rest[cell] = 0;
        if (isUnique(rest, solver)) return false;
        rest[cell] = puzzle[cell];
    }
    return true;
}

Cells givensOf(const Solution& puzzle) {
    Cells givens;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (puzzle[cell] != 0) givens.add(cell);
    return givens;
}

Grid gridOf(const Solution& puzzle) {
    Grid grid;
    for (const Cell cell : givensOf(puzzle)) grid.give(cell, puzzle[cell]);
    return grid;
}

} // namespace ninefold::generator
