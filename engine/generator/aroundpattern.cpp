// SPDX-License-Identifier: MIT
#include "engine/generator/aroundpattern.h"

#include "engine/generator/digging.h"

#include <algorithm>
#include <vector>

namespace ninefold::generator {
namespace {

/// The climb ends after this number of changes in a row that made nothing harder.
constexpr int kMaxIdleChanges = 100;
/// The number of givens that one change takes away.
constexpr int kMaxTaken = 3;

} // namespace

std::optional<Solution> AroundPattern::complete(Solution puzzle) {
    if (!makeUnique(puzzle)) return std::nullopt;
    removeSpare(puzzle);
    return puzzle;
}

bool AroundPattern::makeUnique(Solution& puzzle) {
    for (;;) {
        const auto answer = solver_.solve(puzzle, 2);
        if (answer.solutions < 2) return answer.solutions == 1;
        std::vector<Cell> differing;
        for (const Cell cell : Cells::all() - blank_)
            if (answer.solution[0][cell] != answer.solution[1][cell]) differing.push_back(cell);
        if (differing.empty()) return false;
        const Cell cell = differing[random_.below(static_cast<int>(differing.size()))];
        puzzle[cell] = answer.solution[random_.coin() ? 1 : 0][cell];
    }
}

void AroundPattern::removeSpare(Solution& puzzle) {
    std::vector<Cell> order;
    for (const Cell cell : givensOf(puzzle) - givens_) order.push_back(cell);
    random_.shuffle(order);
    for (const Cell cell : givens_) order.push_back(cell);
    for (const Cell cell : order) {
        const std::uint8_t digit = puzzle[cell];
        puzzle[cell] = 0;
        if (solver_.solve(puzzle, 2).solutions != 1) puzzle[cell] = digit;
    }
}

Solution AroundPattern::thinned(Solution puzzle) {
    std::vector<Cell> cells;
    for (const Cell cell : givensOf(puzzle) - givens_) cells.push_back(cell);
    random_.shuffle(cells);
    cells.resize(std::min<std::size_t>(cells.size(), 1 + random_.below(kMaxTaken)));
    for (const Cell cell : cells) puzzle[cell] = 0;
    return puzzle;
}

Solution AroundPattern::climb(Solution puzzle, const Hardness& hardnessOf, int hardest, const std::stop_token& stop) {
    int hardness = hardnessOf(puzzle);
    for (int idle = 0; idle < kMaxIdleChanges && hardness < hardest && !stop.stop_requested(); ++idle) {
        const auto changed = complete(thinned(puzzle));
        if (!changed) continue;
        const int reached = hardnessOf(*changed);
        if (reached < hardness) continue;
        if (reached > hardness) idle = 0;
        hardness = reached;
        puzzle = *changed;
    }
    return puzzle;
}

} // namespace ninefold::generator
