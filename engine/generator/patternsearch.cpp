// SPDX-License-Identifier: MIT
// Hill climbing: a random board restricted to the pattern has many solutions, unless the pattern is dense. So one
// given at a time is changed, and a change is kept when the puzzle still has a solution and not more of them than
// before. The fewer solutions remain, the faster they are counted.
#include "engine/generator/patternsearch.h"

#include "engine/core/digits.h"
#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace ninefold::generator {
namespace {

/// Solutions are counted up to this limit; boards with more are considered equal.
constexpr std::uint64_t kMany = 3000;
/// The number of consecutive changes without progress.
constexpr int kMaxIdle = 1500;

Solution seenThrough(Cells pattern, const Solution& board) {
    Solution seen{};
    for (const Cell cell : pattern) seen[cell] = board[cell];
    return seen;
}

/// The digits that no given among the peers has.
Digits openTo(Cell cell, const Solution& puzzle) {
    Digits open = Digits::all();
    for (const Cell peer : kPeers[cell])
        if (puzzle[peer] != 0) open.remove(puzzle[peer]);
    return open;
}

/// Another digit for the cell, or the same one when no other fits.
Digit anotherDigit(Cell cell, const Solution& puzzle, Random& random) {
    Digits open = openTo(cell, puzzle);
    open.remove(puzzle[cell]);
    if (open.empty()) return puzzle[cell];
    int skip = random.below(open.count());
    for (const Digit digit : open)
        if (skip-- == 0) return digit;
    return puzzle[cell];
}

} // namespace

std::optional<Solution> searchPattern(Cells pattern, Random& random, solve::FastSolver& solver, std::uint64_t& counted,
                                      const std::stop_token& stop) {
    std::vector<Cell> cells;
    for (const Cell cell : pattern) cells.push_back(cell);
    assert(!cells.empty());
    Solution puzzle = seenThrough(pattern, randomSolution(random, solver));
    std::uint64_t best = solver.solve(puzzle, kMany).solutions;
    for (int idle = 0; best > 1 && idle < kMaxIdle && !stop.stop_requested(); ++idle) {
        const Cell cell = cells[random.below(static_cast<int>(cells.size()))];
        const auto before = puzzle[cell];
        puzzle[cell] = static_cast<std::uint8_t>(anotherDigit(cell, puzzle, random));
        const std::uint64_t count =
            puzzle[cell] == before ? 0 : solver.solve(puzzle, std::min(best + 1, kMany)).solutions;
        counted += count;
        if (count == 0 || count > best) {
            puzzle[cell] = before;
        } else if (count < best) {
            best = count;
            idle = 0;
        }
    }
    if (best != 1) return std::nullopt;
    return puzzle;
}

} // namespace ninefold::generator
