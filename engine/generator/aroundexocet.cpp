// SPDX-License-Identifier: MIT
// Puzzles around an Exocet (engine/logic/techniques/exocet). The base is in the first two cells of a random solution;
// the solution says which cells can be targets and which digits can be candidates of the base beside its own two. All
// cells that the pattern allows are given, then as many are taken away as the pattern can do without, and the rest is
// completed to a minimal puzzle with another solution. A climb makes it harder as long as the Exocet stays.
#include "engine/generator/aroundexocet.h"

#include "engine/core/houses.h"
#include "engine/generator/aroundpattern.h"
#include "engine/generator/digging.h"
#include "engine/generator/nethardness.h"
#include "engine/logic/parts/exocets/exocets.h"

#include <algorithm>
#include <vector>

namespace ninefold::generator {
namespace {

/// Above all that is measured by guesses.
constexpr int kByNets = 1000;

/// Where an Exocet has its base and its targets.
struct ExocetCells {
    Cells base, targets;
};

/// Draws a solution and the Exocets that it allows.
class Drawing {
public:
    Drawing(ExocetShape shape, Random& random, solve::FastSolver& solver)
        : shape_(shape), random_(random), solution_(randomSolution(random, solver)) {}

    /// False if the solution has no place for it.
    bool choose() {
        int first = solution_[0], second = solution_[1];
        if (random_.coin()) std::swap(first, second);
        const Cell target = inBox(1, first), other = inBox(2, second);
        columns_ = {2, columnOf(target), columnOf(other)};
        digits_ = Digits::of(first) | Digits::of(second);
        if (shape_ != ExocetShape::Senior) {
            exocets_.push_back({Cells::of(0) | Cells::of(1), Cells::of(target) | Cells::of(other)});
            return shape_ == ExocetShape::Junior ? addDigits() : addSecond();
        }
        // The second target is where one of the columns has the second digit below the band.
        const Cell below = cellInColumn(columns_[random_.below(3)], second);
        exocets_.push_back({Cells::of(0) | Cells::of(1), Cells::of(target) | Cells::of(below)});
        return rowOf(below) >= 3 && addDigits();
    }

    Cells blank() const {
        Cells cells;
        for (const ExocetCells& one : exocets_) cells |= one.base | one.targets;
        return cells;
    }

    /// All givens that leave the digits of the base possible in base and targets.
    Solution givens() const {
        Solution puzzle{};
        for (const Cell cell : Cells::all() - blank()) {
            const int column = columnOf(cell);
            const bool isFree = rowOf(cell) >= 3 && column > 2 && column != columns_[1] && column != columns_[2];
            if (isFree || !digits_.has(solution_[cell])) puzzle[cell] = solution_[cell];
        }
        return puzzle;
    }

    bool isIn(const Solution& puzzle) const {
        const logic::Position position(gridOf(puzzle));
        return std::ranges::all_of(exocets_, [&](const ExocetCells& wanted) {
            const auto same = [&](const logic::Exocet& one) {
                return one.base == wanted.base && one.targetCells() == wanted.targets;
            };
            if (shape_ != ExocetShape::Senior)
                return std::ranges::any_of(position.fact<logic::JuniorExocets>().list, same);
            const logic::LogicLimits limits;
            logic::LogicSearch search(nullptr, limits, false, {});
            return std::ranges::any_of(exocetsOf(position, logic::ExocetKind::Senior, search), same);
        });
    }

private:
    Cell inBox(int box, Digit digit) const {
        return *std::ranges::find(kHouseCells[boxHouse(box)], digit, [&](Cell cell) { return solution_[cell]; });
    }
    Cell cellInColumn(int column, Digit digit) const {
        return *std::ranges::find(kHouseCells[columnHouse(column)], digit, [&](Cell cell) { return solution_[cell]; });
    }

    /// Two more digits for the base. Those that one of the columns has in the band leave less room below.
    bool addDigits() {
        std::vector<Digit> others;
        for (int row = 0; row < 3; ++row)
            for (const int column : columns_)
                if (const Digit digit = solution_[cellAt(row, column)];
                    !digits_.has(digit) && std::ranges::find(others, digit) == others.end())
                    others.push_back(digit);
        if (others.size() < 2) return false;
        random_.shuffle(others);
        digits_ |= Digits::of(others[0]) | Digits::of(others[1]);
        return true;
    }

    /// A second base in the second box, in a row below the first, with the same columns.
    bool addSecond() {
        const int row = 1 + random_.below(2);
        const Cell lower = cellAt(row, columns_[1] == 3 ? 4 : 3), upper = cellAt(row, columns_[1] == 5 ? 4 : 5);
        const Digit one = solution_[lower], other = solution_[upper];
        if (digits_.has(one) || digits_.has(other)) return false;
        for (const auto& [first, second] : {std::pair(one, other), std::pair(other, one)}) {
            const Cell left = inBox(0, first), right = inBox(2, second);
            if (columnOf(left) != 2 || columnOf(right) != columns_[2]) continue;
            exocets_.push_back({Cells::of(lower) | Cells::of(upper), Cells::of(left) | Cells::of(right)});
            digits_ |= Digits::of(first) | Digits::of(second);
            return true;
        }
        return false;
    }

    const ExocetShape shape_;
    Random& random_;
    const Solution solution_;
    std::array<int, 3> columns_{};
    Digits digits_;
    std::vector<ExocetCells> exocets_;
};

/// Only the givens that the Exocet needs.
Solution pruned(Solution puzzle, const Drawing& drawing, Random& random) {
    std::vector<Cell> order;
    for (const Cell cell : givensOf(puzzle)) order.push_back(cell);
    random.shuffle(order);
    for (const Cell cell : order) {
        const std::uint8_t digit = puzzle[cell];
        puzzle[cell] = 0;
        if (!drawing.isIn(puzzle)) puzzle[cell] = digit;
    }
    return puzzle;
}

} // namespace

std::optional<Solution> makeAroundExocet(ExocetShape shape, Random& random, solve::FastSolver& solver,
                                         const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        Drawing drawing(shape, random, solver);
        if (!drawing.choose()) continue;
        const Solution all = drawing.givens();
        if (!drawing.isIn(all)) continue;
        const Solution needed = pruned(all, drawing, random);
        AroundPattern around(givensOf(needed), drawing.blank(), random, solver);
        const auto puzzle = around.complete(needed);
        if (!puzzle || !drawing.isIn(*puzzle)) continue;
        const auto hardness = [&](const Solution& made) {
            if (!drawing.isIn(made)) return 0;
            const std::uint64_t guesses = solver.solve(made, 2).guesses;
            return guesses < kMinGuesses ? 1 + static_cast<int>(guesses) : kByNets + netHardness(gridOf(made));
        };
        const Solution climbed = around.climb(*puzzle, hardness, kByNets + kBeyondNets, stop);
        // Most are too easy for the Exocet to be of use.
        if (hardness(climbed) > kByNets) return climbed;
    }
    return std::nullopt;
}

} // namespace ninefold::generator
