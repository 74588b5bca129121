// SPDX-License-Identifier: MIT
// Skyscraper, 2-string kite and empty rectangle.
#include "engine/rating/hodoku/finders.h"

#include <utility>

namespace ninefold::rating::hodoku {
namespace {

using Pair = std::array<Cell, 2>;

/// The two cells of the digit in each house of one kind that has two. A link that two houses share is listed for
/// each, because the search follows the order of the houses.
std::vector<Pair> strongLinks(const Board& board, House kind, Digit digit) {
    std::vector<Pair> links;
    for (House house = kind; house < kind + 9; ++house) {
        if (board.places(house, digit) != 2) continue;
        const Cells cells = board.cellsFor(digit, house);
        links.push_back({cells.first(), (cells - Cells::of(cells.first())).first()});
    }
    return links;
}

/// Two parallel links with one pair of ends in line; a cell that sees both other ends loses the digit.
bool joinSkyscraper(const Board& board, const Pair& one, const Pair& other, bool rows, Digit digit, Step& step) {
    const auto inLine = [&](int end) {
        return rows ? columnOf(one[end]) == columnOf(other[end]) : rowOf(one[end]) == rowOf(other[end]);
    };
    // In line at both ends they are an X-wing, at neither end nothing.
    if (inLine(0) == inLine(1)) return false;
    const int roof = inLine(0) ? 1 : 0;
    step.remove(board.cellsFor(digit) & kPeers[one[roof]] & kPeers[other[roof]], digit);
    return !step.removals.empty();
}

bool findSkyscraper(const Board& board, bool rows, Step& step) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const auto links = strongLinks(board, rows ? 0 : 9, digit);
        for (std::size_t one = 0; one < links.size(); ++one)
            for (std::size_t other = one + 1; other < links.size(); ++other)
                if (joinSkyscraper(board, links[one], links[other], rows, digit, step)) return true;
    }
    return false;
}

/// Swaps the ends of both links so that their first ends share a box, if any do. They remain swapped for the next
/// pairs.
bool turnToSharedBox(Pair& row, Pair& column) {
    for (const int rowEnd : {0, 1})
        for (const int columnEnd : {0, 1}) {
            if (boxOf(row[rowEnd]) != boxOf(column[columnEnd])) continue;
            if (rowEnd == 1) std::swap(row[0], row[1]);
            if (columnEnd == 1) std::swap(column[0], column[1]);
            return true;
        }
    return false;
}

/// A row link and a column link that meet in a box: the cell where the lines of the far ends cross loses the digit.
bool joinKite(const Board& board, Pair& row, Pair& column, Digit digit, Step& step) {
    if (!turnToSharedBox(row, column)) return false;
    // The links must not share a cell, or they are not a kite.
    if (row[0] == column[0] || row[0] == column[1] || row[1] == column[0] || row[1] == column[1]) return false;
    const Cell crossing = cellAt(rowOf(column[1]), columnOf(row[1]));
    if (!board.has(crossing, digit)) return false;
    step.remove(crossing, digit);
    return true;
}

/// The arms of an empty rectangle are its row and its column. A strong link crosses one arm; its other end sees a
/// cell of the other arm.
bool followArm(const Board& board, int box, int row, int column, bool alongRow, Digit digit, Step& step) {
    const auto across = [&](Cell cell) { return alongRow ? 9 + columnOf(cell) : rowOf(cell); };
    const auto along = [&](Cell cell) { return alongRow ? rowOf(cell) : 9 + columnOf(cell); };
    for (const Cell cell : board.cellsFor(digit, alongRow ? row : 9 + column)) {
        if (boxOf(cell) == box) continue;
        const Cells link = board.cellsFor(digit, across(cell));
        if (link.count() != 2) continue;
        const Cell end = (link - Cells::of(cell)).first();
        const Cells target = board.cellsFor(digit, along(end)) & kHouses[alongRow ? 9 + column : row];
        // Inside the box the target would be part of the rectangle itself.
        if (target.empty() || boxOf(target.first()) == box) continue;
        step.remove(target.first(), digit);
        return true;
    }
    return false;
}

/// The four cells of the box outside a row and a column do not contain the digit. Both arms need a cell of their
/// own, and one of them two cells, or it is only a strong link.
bool findEmptyRectangleIn(const Board& board, int box, Digit digit, Step& step) {
    const Cells cells = board.cellsFor(digit, boxHouse(box));
    for (int corner = 0; corner < 9; ++corner) {
        // The corners from the last to the first, as in HoDoKu.
        const int row = box / 3 * 3 + 2 - corner / 3, column = box % 3 * 3 + 2 - corner % 3;
        const Cells inRow = cells & kHouses[row], inColumn = cells & kHouses[9 + column];
        if (cells != (inRow | inColumn)) continue;
        if ((inRow - inColumn).empty() || (inColumn - inRow).empty()) continue;
        if (!inRow.hasSeveral() && !inColumn.hasSeveral()) continue;
        if (followArm(board, box, row, column, true, digit, step) ||
            followArm(board, box, row, column, false, digit, step))
            return true;
    }
    return false;
}

} // namespace

bool findSkyscraper(const Board& board, Step& step) {
    step.technique = "skyscraper";
    return findSkyscraper(board, true, step) || findSkyscraper(board, false, step);
}

bool findTwoStringKite(const Board& board, Step& step) {
    step.technique = "2-string-kite";
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        auto rows = strongLinks(board, 0, digit), columns = strongLinks(board, 9, digit);
        for (Pair& row : rows)
            for (Pair& column : columns)
                if (joinKite(board, row, column, digit, step)) return true;
    }
    return false;
}

bool findEmptyRectangle(const Board& board, Step& step) {
    step.technique = "empty-rectangle";
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (int box = 0; box < 9; ++box)
            // One cell is a hidden single; more than five do not fit into one row and one column of a box.
            if (const int places = board.places(boxHouse(box), digit); places >= 2 && places <= 5)
                if (findEmptyRectangleIn(board, box, digit, step)) return true;
    return false;
}

} // namespace ninefold::rating::hodoku
