// SPDX-License-Identifier: MIT
// Unique rectangles: four cells in two rows, two columns and two boxes that could hold two digits either way round.
// A puzzle with a unique solution must not end like that, and the tests derive conclusions from it.
#include "engine/rating/hodoku/uniqueness.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::hodoku {
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
    // A rectangle counts even if a digit was removed from a corner, so the initial candidates are used.
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

/// The second corner is in the same box, the other two in another box. A digit may be removed from a corner; the
/// third corner is tested for only one of the digits.
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
            // The same rectangle is found from each of its plain corners.
            if (!isNew(corners)) continue;
            Rectangle rectangle{low, high, corners, {}, {}};
            for (const Cell cell : corners)
                ((board_.candidates(cell) - digits).empty() ? rectangle.plain : rectangle.extra).add(cell);
            examine(rectangle);
        }
    }
}

/// Rectangles are identified by a number that is not unique; a second rectangle with the same number is skipped, as
/// in HoDoKu.
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
    // Three plain corners allow only test 1; four would mean two solutions.
    if (plain != 1 && plain != 2) return;
    testTwoOrFive(rectangle);
    if (plain == 2) {
        testThree(rectangle);
        testFour(rectangle);
        testSix(rectangle);
        // For a hidden rectangle two plain corners must be diagonal.
        if (inLine(rectangle.plain.first(), cellAfter(rectangle.plain))) return;
    }
    for (const Cell corner : rectangle.plain) hidden(rectangle, corner);
}

/// Three plain corners: the fourth cannot hold one of the two digits.
void UniqueRectangles::testOne(const Rectangle& rectangle) {
    Step step;
    const Cell cell = rectangle.extra.first();
    for (const Digit digit : {rectangle.low, rectangle.high})
        if (board_.has(cell, digit)) step.remove(cell, digit);
    keep("uniqueness-test-1", std::move(step));
}

/// All corners with extra digits have the same one, so one of them holds it. Test 5 is the diagonal form, or the
/// form with three such corners.
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

/// Treats the two corners with extra digits as one cell of a naked set.
void UniqueRectangles::testThree(const Rectangle& rectangle) {
    const Digits two = Digits::of(rectangle.low) | Digits::of(rectangle.high);
    Digits more;
    for (const Cell cell : rectangle.extra) more |= board_.candidates(cell);
    const HouseSet shared = commonHouses(rectangle.extra);
    for (const House house : shared) {
        std::vector<Cell> others;
        for (const Cell cell : kHouseCells[house])
            // Cells with one of the two digits are excluded: they would take part in the exchange of the rectangle.
            if (board_.count(cell) > 0 && (board_.candidates(cell) & two).empty() && !rectangle.plain.has(cell) &&
                !rectangle.extra.has(cell))
                others.push_back(cell);
        combineThree(rectangle, house, others, 0, rectangle.extra, more - two);
    }
}

/// A set along a line that is within a box is found with the line, and then removes candidates in both.
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

Digit UniqueRectangles::digitMissingIn(Cells cells, const Rectangle& rectangle) const {
    if (!cells.meets(board_.cellsFor(rectangle.low))) return rectangle.low;
    return cells.meets(board_.cellsFor(rectangle.high)) ? 0 : rectangle.high;
}

void UniqueRectangles::removeFromExtra(std::string_view technique, const Rectangle& rectangle, Digit digit) {
    assert(digit == rectangle.low || digit == rectangle.high);
    Step step;
    step.remove(rectangle.extra & board_.cellsFor(digit), digit);
    keep(technique, std::move(step));
}

/// One of the digits is locked in the two corners, so they cannot hold the other.
void UniqueRectangles::testFour(const Rectangle& rectangle) {
    if (!inLine(rectangle.extra.first(), cellAfter(rectangle.extra))) return;
    const Digit locked = digitMissingIn(commonPeers(rectangle.extra), rectangle);
    if (locked != 0) removeFromExtra("uniqueness-test-4", rectangle, rectangle.low + rectangle.high - locked);
}

/// The corners with extra digits are diagonal, and one digit has no other cell in their rows and columns: placed
/// there it would make the rectangle ambiguous.
void UniqueRectangles::testSix(const Rectangle& rectangle) {
    const Cell one = rectangle.extra.first(), other = cellAfter(rectangle.extra);
    if (inLine(one, other)) return;
    const Cells near =
        (kHouses[rowOf(one)] | kHouses[9 + columnOf(one)] | kHouses[rowOf(other)] | kHouses[9 + columnOf(other)]) -
        rectangle.extra - rectangle.plain;
    if (const Digit locked = digitMissingIn(near, rectangle); locked != 0)
        removeFromExtra("uniqueness-test-6", rectangle, locked);
}

/// Where a digit has no other cell in the row and the column of the opposite corner, that corner cannot hold the
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

} // namespace ninefold::rating::hodoku
