// SPDX-License-Identifier: MIT
// Unique rectangles: four cells in two rows, two columns and two boxes that could hold two digits
// both ways round. A puzzle with one solution must not end like that, so something saves it, and
// the tests say what.
#include "engine/rating/hodoku/uniqueness.h"

#include <algorithm>

namespace ninefold::hodoku {
namespace {

constexpr std::size_t kMostRectangles = 400;

Cell cellAfter(Cells cells) {
    return (cells - Cells::of(cells.first())).first();
}

bool inLine(Cell a, Cell b) {
    return rowOf(a) == rowOf(b) || columnOf(a) == columnOf(b);
}

} // namespace

UniqueRectangles::UniqueRectangles(const Board& board) : board_(board) {
    // Where a digit was crossed out of a corner the rectangle still counts; so what was a
    // candidate at first is asked.
    for (Digit digit = 1; digit <= kDigitCount; ++digit) allowed_[digit - 1] = board.allowedFor(digit);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (board.count(cell) == 2) searchFrom(cell);
}

bool UniqueRectangles::find(std::string_view technique, Step& step) const {
    const auto found =
        std::find_if(steps_.begin(), steps_.end(), [&](const Step& known) { return known.technique == technique; });
    if (found == steps_.end()) return false;
    step = *found;
    return true;
}

void UniqueRectangles::keep(std::string_view technique, Step&& step) {
    if (step.removals.empty()) return;
    step.technique = technique;
    steps_.push_back(std::move(step));
}

/// The second corner lies in the same box, the others behind them in another one. A digit may be crossed out in a
/// corner; the third corner is asked for one of the digits only.
void UniqueRectangles::searchFrom(Cell corner) {
    const Digits digits = board_.candidates(corner);
    const Digit low = digits.first(), high = (digits - Digits::of(low)).first();
    const Cells lowAllowed = allowed_[low - 1], highAllowed = allowed_[high - 1];
    for (const Cell second : kHouseCells[boxHouse(boxOf(corner))]) {
        if (second == corner || !inLine(corner, second) || !lowAllowed.has(second) || !highAllowed.has(second))
            continue;
        const bool sameRow = rowOf(corner) == rowOf(second);
        for (int n = 0; n < 9; ++n) {
            const Cell third = sameRow ? cellAt(n, columnOf(corner)) : cellAt(rowOf(corner), n);
            const Cell fourth = sameRow ? cellAt(n, columnOf(second)) : cellAt(rowOf(second), n);
            if (boxOf(third) == boxOf(corner)) continue;
            if (!lowAllowed.has(third) || !lowAllowed.has(fourth) || !highAllowed.has(fourth)) continue;
            const std::array<Cell, 4> corners = {corner, second, third, fourth};
            // The same rectangle is met from each of its plain corners.
            if (!isNew(corners)) continue;
            Rectangle rectangle{low, high, corners, {}, {}};
            for (const Cell cell : corners)
                ((board_.candidates(cell) - digits).empty() ? rectangle.plain : rectangle.extra).add(cell);
            examine(rectangle);
        }
    }
}

/// Rectangles are told apart by a number that two different ones can share; the second is then passed over, as in the
/// original.
bool UniqueRectangles::isNew(std::array<Cell, 4> corners) {
    std::sort(corners.begin(), corners.end());
    const int number = ((corners[0] * 10 + corners[1]) * 10 + corners[2]) * 10 + corners[3];
    if (std::find(known_.begin(), known_.end(), number) != known_.end()) return false;
    if (known_.size() < kMostRectangles) known_.push_back(number);
    return true;
}

void UniqueRectangles::examine(const Rectangle& rectangle) {
    const int plain = rectangle.plain.count();
    if (plain == 3) testOne(rectangle);
    // Three plain corners are test 1 alone; with four there would be two solutions.
    if (plain != 1 && plain != 2) return;
    testTwoOrFive(rectangle);
    if (plain == 2) {
        testThree(rectangle);
        testFour(rectangle);
        testSix(rectangle);
        // A hidden rectangle with two plain corners wants them across.
        if (inLine(rectangle.plain.first(), cellAfter(rectangle.plain))) return;
    }
    for (const Cell corner : rectangle.plain) hidden(rectangle, corner);
}

/// Three plain corners: the fourth cannot be the one that makes the puzzle ambiguous.
void UniqueRectangles::testOne(const Rectangle& rectangle) {
    Step step;
    const Cell cell = rectangle.extra.first();
    for (const Digit digit : {rectangle.low, rectangle.high})
        if (board_.has(cell, digit)) step.remove(cell, digit);
    keep("uniqueness-test-1", std::move(step));
}

/// The same extra digit in all corners that have any: one of them holds it. Five is the form across, or with three.
void UniqueRectangles::testTwoOrFive(const Rectangle& rectangle) {
    Digits more;
    for (const Cell cell : rectangle.extra) more |= board_.candidates(cell);
    more -= Digits::of(rectangle.low) | Digits::of(rectangle.high);
    if (!more.single()) return;
    Step step;
    step.remove(commonPeers(rectangle.extra) & board_.cellsFor(more.first()), more.first());
    const bool five = rectangle.extra.count() == 3 || !inLine(rectangle.extra.first(), cellAfter(rectangle.extra));
    keep(five ? "uniqueness-test-5" : "uniqueness-test-2", std::move(step));
}

/// The two corners with extra digits as one cell of a naked set.
void UniqueRectangles::testThree(const Rectangle& rectangle) {
    const Digits two = Digits::of(rectangle.low) | Digits::of(rectangle.high);
    Digits more;
    for (const Cell cell : rectangle.extra) more |= board_.candidates(cell);
    const HouseSet shared = commonHouses(rectangle.extra);
    for (const House house : shared) {
        std::vector<Cell> others;
        for (const Cell cell : kHouseCells[house])
            // Cells with one of the two digits would take part in the rectangle's own exchange.
            if (board_.count(cell) > 0 && (board_.candidates(cell) & two).empty() && !rectangle.plain.has(cell) &&
                !rectangle.extra.has(cell))
                others.push_back(cell);
        combineThree(rectangle, house, others, 0, rectangle.extra, more - two);
    }
}

/// A set along a line that lies within a box is met with the line, and then strikes in both.
void UniqueRectangles::combineThree(const Rectangle& rectangle, House house, const std::vector<Cell>& others,
                                    std::size_t from, Cells set, Digits digits) {
    for (std::size_t n = from; n < others.size(); ++n) {
        Cells cells = set;
        cells.add(others[n]);
        const Digits together = digits | board_.candidates(others[n]);
        const HouseSet shared = commonHouses(cells);
        const bool lineInBox = house >= 18 && shared.count() > 1;
        if (!lineInBox && together.count() == cells.count() - 1) {
            Step step;
            for (const Cell cell : kHouses[house] - cells) step.remove(cell, board_.candidates(cell) & together);
            if (const House box = boxHouse(boxOf(cells.first()));
                !step.removals.empty() && house < 18 && shared.has(box))
                for (const Cell cell : kHouses[box] - cells) step.remove(cell, board_.candidates(cell) & together);
            keep("uniqueness-test-3", std::move(step));
        }
        combineThree(rectangle, house, others, n + 1, cells, together);
    }
}

/// One of the digits is locked in the two corners: they cannot hold the other.
void UniqueRectangles::testFour(const Rectangle& rectangle) {
    if (!inLine(rectangle.extra.first(), cellAfter(rectangle.extra))) return;
    const Cells near = commonPeers(rectangle.extra);
    Digit gone = 0;
    if (!near.meets(board_.cellsFor(rectangle.low))) gone = rectangle.high;
    else if (!near.meets(board_.cellsFor(rectangle.high))) gone = rectangle.low;
    if (gone == 0) return;
    Step step;
    step.remove(rectangle.extra & board_.cellsFor(gone), gone);
    keep("uniqueness-test-4", std::move(step));
}

/// The corners with extra digits lie across, and one digit has no place in their rows and columns but the corners: held
/// there it would make the rectangle ambiguous.
void UniqueRectangles::testSix(const Rectangle& rectangle) {
    const Cell one = rectangle.extra.first(), other = cellAfter(rectangle.extra);
    if (inLine(one, other)) return;
    const Cells near =
        (kHouses[rowOf(one)] | kHouses[9 + columnOf(one)] | kHouses[rowOf(other)] | kHouses[9 + columnOf(other)]) -
        rectangle.extra - rectangle.plain;
    Digit gone = 0;
    if (!near.meets(board_.cellsFor(rectangle.low))) gone = rectangle.low;
    else if (!near.meets(board_.cellsFor(rectangle.high))) gone = rectangle.high;
    if (gone == 0) return;
    Step step;
    step.remove(rectangle.extra & board_.cellsFor(gone), gone);
    keep("uniqueness-test-6", std::move(step));
}

/// Where a digit has no other place in the row and the column of the corner opposite, that corner cannot hold the
/// other digit.
void UniqueRectangles::hidden(const Rectangle& rectangle, Cell corner) {
    Cell one = rectangle.extra.first(), other = cellAfter(rectangle.extra);
    const int row = rowOf(one) == rowOf(corner) ? rowOf(other) : rowOf(one);
    const int column = columnOf(one) == columnOf(corner) ? columnOf(other) : columnOf(one);
    const Cells corners = rectangle.plain | rectangle.extra;
    for (const auto& [locked, gone] :
         {std::pair(rectangle.low, rectangle.high), std::pair(rectangle.high, rectangle.low)}) {
        if (!((board_.cellsFor(locked, row) | board_.cellsFor(locked, 9 + column)) - corners).empty()) continue;
        Step step;
        if (board_.has(cellAt(row, column), gone)) step.remove(cellAt(row, column), gone);
        keep("hidden-rectangle", std::move(step));
    }
}

} // namespace ninefold::hodoku
