// SPDX-License-Identifier: MIT
// A tridagon needs three digits that are given in none of its four boxes. They can be given in the box that shares no
// row or column with these:
//
//     # . . | # . . | . . .      # the twelve cells: ten or eleven of them hold a, b and c in the solution,
//     . # . | . # . | . . .      the others, the guards, another digit
//     . . # | . . # | . . .
//     ------+-------+------      Other digits are given only where the one solution needs them, or the
//     # . . | . . # | . . .      cells besides the guards, to have no candidates but a, b and c.
//     . # . | . # . | . . .
//     . . # | # . . | . . .
//     ------+-------+------
//     . . . | . . . | a . b
//     . . . | . . . | . . .
//     . . . | . . . | . c .
#include "engine/generator/tridagonpuzzle.h"

#include "engine/generator/digging.h"
#include "engine/logic/finder.h"
#include "engine/logic/parts/impossible/tridagons.h"
#include "engine/logic/techniques.h"

#include <array>
#include <utility>
#include <vector>

namespace ninefold::generator {
namespace {

using logic::BoxDiagonal;

/// With more guards few steps are left.
constexpr int kMostGuards = 2;

struct Pattern {
    Cells cells;
    Digits digits;
    /// The one or two cells that hold another digit.
    Cells guards;
    std::array<int, 4> boxes{};
};

/// The tridagons of a solution whose cells hold the three digits but for one or two.
class Patterns {
public:
    explicit Patterns(const Solution& solution) : solution_(solution) {
        for (const auto& boxes : logic::kBoxRectangles)
            for (Digit a = 1; a <= kDigitCount; ++a)
                for (Digit b = a + 1; b <= kDigitCount; ++b)
                    for (Digit c = b + 1; c <= kDigitCount; ++c)
                        extend({{}, Digits::of(a) | Digits::of(b) | Digits::of(c), {}, boxes}, 0, false);
    }
    const std::vector<Pattern>& list() const { return list_; }

private:
    void extend(const Pattern& pattern, std::size_t number, bool isOdd) {
        if (number == pattern.boxes.size()) {
            if (isOdd && !pattern.guards.empty()) list_.push_back(pattern);
            return;
        }
        for (int index = 0; index < BoxDiagonal::kCount; ++index) {
            Pattern wider = pattern;
            const Cells cells = BoxDiagonal::cells(pattern.boxes[number], index);
            wider.cells |= cells;
            for (Cell cell : cells)
                if (!pattern.digits.has(solution_[static_cast<std::size_t>(cell)])) wider.guards.add(cell);
            if (wider.guards.count() <= kMostGuards) extend(wider, number + 1, isOdd != BoxDiagonal::isOdd(index));
        }
    }

    const Solution& solution_;
    std::vector<Pattern> list_;
};

const logic::Finder& easySteps() {
    static const logic::Finder finder = [] {
        logic::Profile profile;
        for (const logic::Technique* technique : logic::allTechniques()) {
            profile.order.push_back(technique);
            if (technique == &logic::techniques::hiddenTriple) break;
        }
        return logic::Finder(profile, true);
    }();
    return finder;
}

logic::Position afterEasySteps(const Solution& puzzle) {
    logic::Position position(gridOf(puzzle));
    while (const auto step = easySteps().next(position)) position.apply(*step);
    return position;
}

/// Are the cells set or left with the three digits only, but for the guards?
bool isKept(const logic::Position& position, const Pattern& pattern) {
    return (position.candidatesOf(pattern.cells - pattern.guards) - pattern.digits).empty();
}

bool isOpen(const logic::Position& position, const Pattern& pattern) {
    return position.blanks().contains(pattern.cells);
}

/// All that may be given: not the cells of the pattern, and the three digits only in the opposite box.
Cells possibleGivens(const Solution& solution, const Pattern& pattern) {
    Cells lines;
    for (Cell cell : pattern.cells) lines |= kHouses[rowHouse(rowOf(cell))] | kHouses[columnHouse(columnOf(cell))];
    Cells givens = Cells::all() - pattern.cells;
    for (Cell cell : lines)
        if (pattern.digits.has(solution[static_cast<std::size_t>(cell)])) givens.remove(cell);
    return givens;
}

/// Takes away all that neither the one solution nor the pattern needs; nothing if easy steps fill cells of the pattern.
std::optional<Solution> digAround(const Solution& solution, const Pattern& pattern, Random& random,
                                  solve::FastSolver& solver) {
    Solution puzzle{};
    std::vector<Cell> order;
    for (Cell cell : possibleGivens(solution, pattern)) {
        puzzle[static_cast<std::size_t>(cell)] = solution[static_cast<std::size_t>(cell)];
        order.push_back(cell);
    }
    if (solver.solve(puzzle, 2).solutions != 1) return std::nullopt;
    random.shuffle(order);
    for (Cell cell : order) {
        std::uint8_t& digit = puzzle[static_cast<std::size_t>(cell)];
        const std::uint8_t given = std::exchange(digit, std::uint8_t{0});
        if (solver.solve(puzzle, 2).solutions != 1 || !isKept(afterEasySteps(puzzle), pattern)) digit = given;
    }
    return isOpen(afterEasySteps(puzzle), pattern) ? std::optional(puzzle) : std::nullopt;
}

} // namespace

std::optional<Solution> makeAroundTridagon(Random& random, solve::FastSolver& solver, const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        const Solution solution = randomSolution(random, solver);
        const Patterns patterns(solution);
        for (const Pattern& pattern : patterns.list())
            if (const auto puzzle = digAround(solution, pattern, random, solver)) return puzzle;
    }
    return std::nullopt;
}

} // namespace ninefold::generator
