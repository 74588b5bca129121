// SPDX-License-Identifier: MIT
// XY-wing, XYZ-wing, W-wing, and the bivalue universal grave with one extra candidate. The order of these loops
// decides which of several wings is the step.
#include "engine/rating/hodoku/finders.h"

#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

std::vector<Cell> cellsWith(const Board& board, int count) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (board.count(cell) == count) cells.push_back(cell);
    return cells;
}

/// Tests a pivot that sees two wings with a common digit, and collects the removals.
bool eliminate(const Board& board, Cell pivot, Cell one, Cell other, bool xyz, Step& step) {
    assert(pivot != one && pivot != other && one != other);
    if (!sees(pivot, one) || !sees(pivot, other)) return false;
    const Digits shared = board.candidates(one) & board.candidates(other);
    if (!shared.single()) return false;
    Cells seen = kPeers[one] & kPeers[other] & board.cellsFor(shared.first());
    if (xyz) seen &= kPeers[pivot];
    step.remove(seen, shared.first());
    return !seen.empty();
}

/// Three different pairs (or a triple and two pairs) of the same three digits.
bool isWing(const Board& board, Cell a, Cell b, Cell c) {
    const Digits one = board.candidates(a), two = board.candidates(b), three = board.candidates(c);
    return (one | two | three).count() == 3 && one != two && two != three && three != one;
}

/// Each of three bivalue cells may be the pivot; they are tried in this order.
bool findWing(const Board& board, bool xyz, Step& step) {
    const auto pairs = cellsWith(board, 2);
    const auto pivots = xyz ? cellsWith(board, 3) : pairs;
    for (std::size_t i = 0; i < pivots.size(); ++i)
        // The pivot of an XYZ-wing is known, so both wings come from the list of pairs.
        for (std::size_t j = xyz ? 0 : i + 1; j < pairs.size(); ++j) {
            if ((board.candidates(pivots[i]) | board.candidates(pairs[j])).count() != 3) continue;
            for (std::size_t k = j + 1; k < pairs.size(); ++k) {
                const Cell a = pivots[i], b = pairs[j], c = pairs[k];
                if (!isWing(board, a, b, c)) continue;
                if (eliminate(board, a, b, c, xyz, step)) return true;
                // The other two can be pivots only where all three are pairs.
                if (!xyz && (eliminate(board, b, a, c, false, step) || eliminate(board, c, b, a, false, step)))
                    return true;
            }
        }
    return false;
}

/// Has some house two cells for the digit, one seen by each of the two cells and neither equal to one of them?
bool isBridged(const Board& board, Cell one, Cell other, Digit digit) {
    assert(one != other);
    for (House house = 0; house < kHouseCount; ++house) {
        if (board.places(house, digit) != 2) continue;
        bool seesOne = false, seesOther = false;
        for (const Cell cell : board.cellsFor(digit, house)) {
            if (cell == one || cell == other) continue;
            // A cell that sees both counts for the first; the bridge needs one for each.
            if (sees(cell, one)) seesOne = true;
            else if (sees(cell, other)) seesOther = true;
        }
        if (seesOne && seesOther) return true;
    }
    return false;
}

/// Two equal pairs connected by a strong link of one digit: the other digit is in one of them.
bool joinWWing(const Board& board, Cell one, Cell other, Digit gone, Digit bridge, Step& step) {
    const Cells seen = kPeers[one] & kPeers[other] & board.cellsFor(gone);
    if (seen.empty() || !isBridged(board, one, other, bridge)) return false;
    step.remove(seen, gone);
    return true;
}

} // namespace

bool findXyWing(const Board& board, Step& step) {
    step.technique = "xy-wing";
    return findWing(board, false, step);
}

bool findXyzWing(const Board& board, Step& step) {
    step.technique = "xyz-wing";
    return findWing(board, true, step);
}

bool findWWing(const Board& board, Step& step) {
    step.technique = "w-wing";
    const auto pairs = cellsWith(board, 2);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            const Digits digits = board.candidates(pairs[i]);
            assert(digits.count() == 2);
            if (board.candidates(pairs[j]) != digits) continue;
            const Digit low = digits.first(), high = (digits - Digits::of(low)).first();
            if (joinWWing(board, pairs[i], pairs[j], low, high, step) ||
                joinWWing(board, pairs[i], pairs[j], high, low, step))
                return true;
        }
    return false;
}

/// One cell has three candidates, and one digit has three cells in each of its houses and nowhere else.
bool findBug(const Board& board, Step& step) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        // All other cells must have two candidates.
        if (board.count(cell) > 3) return false;
    const auto triples = cellsWith(board, 3);
    if (triples.size() != 1) return false;
    Digit extra = 0;
    std::array<House, 3> crowded = {-1, -1, -1};
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const int places = board.places(house, digit);
            if (places < 3) continue;
            // One house of each kind may have three cells for the same digit: the houses of the cell with three
            // candidates.
            if (places > 3 || crowded[static_cast<std::size_t>(house / 9)] >= 0 || (extra != 0 && extra != digit))
                return false;
            extra = digit;
            crowded[static_cast<std::size_t>(house / 9)] = house;
        }
    const Cell cell = triples[0];
    if (extra == 0 || !board.has(cell, extra) || crowded != housesOf(cell)) return false;
    step.technique = "bug-1";
    step.remove(cell, board.candidates(cell) - Digits::of(extra));
    return true;
}

} // namespace ninefold::rating::hodoku
