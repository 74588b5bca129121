// SPDX-License-Identifier: MIT
// An SK loop, which Steve Kurzhals found in the puzzle "Easter Monster" in 2007, leads through four boxes at the
// corners of a rectangle: sixteen blank cells (o) in two rows and two columns.
//
//     a o .   . . .   . o c       Two digits a and b are given in two opposite boxes, c and d in the other two. All
//     o p o   . r .   o q .       other givens here (p, q, r ...) are of the five other digits. So each pair of blank
//     . o b   . . .   d . .       cells shares two digits with the pair before it and two with the next one.
//
// Random puzzles around a loop are much harder than other puzzles, and a climb that changes a few givens of them
// reaches puzzles that random search never finds.
#include "engine/generator/skloop.h"

#include "engine/core/houses.h"
#include "engine/generator/aroundpattern.h"
#include "engine/generator/digging.h"
#include "engine/generator/nethardness.h"

#include <array>
#include <cassert>

namespace ninefold::generator {
namespace {

/// The top left cells of the boxes, and the rows and columns through their middles.
constexpr int kNear = 0, kFar = 6, kNearMiddle = 1, kFarMiddle = 7;

/// The blank cells of the loop: in each box the neighbours of its middle.
Cells loopCells() {
    Cells cells;
    for (const int row : {kNearMiddle, kFarMiddle})
        for (const int column : {kNearMiddle, kFarMiddle})
            for (const Cell cell :
                 {cellAt(row - 1, column), cellAt(row + 1, column), cellAt(row, column - 1), cellAt(row, column + 1)})
                cells.add(cell);
    return cells;
}

/// Draws the sixteen givens of a loop. They need not have a solution.
class LoopGivens {
public:
    explicit LoopGivens(Random& random) : random_(random) {
        random.shuffle(digits_);
        giveCorners(kNear, kNear, 0);
        giveCorners(kFar, kFar, 0);
        giveCorners(kNear, kFar, 2);
        giveCorners(kFar, kNear, 2);
        giveMiddles();
    }
    const Solution& puzzle() const { return puzzle_; }

private:
    /// Two digits at the ends of a diagonal of the box.
    void giveCorners(int row, int column, int firstDigit) {
        assert(firstDigit == 0 || firstDigit == 2);
        const bool falling = random_.coin(), swapped = random_.coin();
        puzzle_[cellAt(row, column + (falling ? 0 : 2))] = digits_[firstDigit + (swapped ? 1 : 0)];
        puzzle_[cellAt(row + 2, column + (falling ? 2 : 0))] = digits_[firstDigit + (swapped ? 0 : 1)];
    }

    /// The middles of the boxes, and between each two of them a third digit in the same row or column.
    void giveMiddles() {
        const std::uint8_t a = other(0, 0), b = other(a, a), c = other(a, a), d = other(b, c);
        puzzle_[cellAt(kNearMiddle, kNearMiddle)] = a;
        puzzle_[cellAt(kNearMiddle, kFarMiddle)] = b;
        puzzle_[cellAt(kFarMiddle, kNearMiddle)] = c;
        puzzle_[cellAt(kFarMiddle, kFarMiddle)] = d;
        puzzle_[cellAt(kNearMiddle, between())] = other(a, b);
        puzzle_[cellAt(kFarMiddle, between())] = other(c, d);
        puzzle_[cellAt(between(), kNearMiddle)] = other(a, c);
        puzzle_[cellAt(between(), kFarMiddle)] = other(b, d);
    }
    int between() { return 3 + random_.below(3); }

    /// One of the five digits that are not in the corners, different from these two.
    std::uint8_t other(std::uint8_t one, std::uint8_t two) {
        for (;;)
            if (const std::uint8_t digit = digits_[4 + random_.below(5)]; digit != one && digit != two) return digit;
    }

    Random& random_;
    std::array<std::uint8_t, kDigitCount> digits_ = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    Solution puzzle_{};
};

/// 0 if the puzzle is certainly not hard enough.
int hardnessOf(const Solution& puzzle, solve::FastSolver& solver) {
    return solver.solve(puzzle, 2).guesses < kMinGuesses ? 0 : netHardness(gridOf(puzzle));
}

} // namespace

std::optional<Solution> makeAroundSkLoop(Random& random, solve::FastSolver& solver, const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        const Solution loop = LoopGivens(random).puzzle();
        AroundPattern around(givensOf(loop), loopCells(), random, solver);
        const auto puzzle = around.complete(loop);
        if (!puzzle) continue;
        // Climbing from an easy puzzle takes longer than drawing another one.
        const auto hardness = [&](const Solution& made) { return hardnessOf(made, solver); };
        if (hardness(*puzzle) > 0) return around.climb(*puzzle, hardness, kBeyondNets, stop);
    }
    return std::nullopt;
}

} // namespace ninefold::generator
