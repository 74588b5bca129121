// SPDX-License-Identifier: MIT
// Candidates and counts are updated digit by digit in HoDoKu's order, because the order of its two queues of
// singles results from it and decides which step comes next.
#include "engine/rating/hodoku/board.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::hodoku {

void SinglesQueue::dropHidden(House house, Digit digit) {
    const auto found =
        std::find_if(singles_.begin() + static_cast<std::ptrdiff_t>(first_), singles_.end(),
                     [&](const Single& single) { return single.digit == digit && kHouses[house].has(single.cell); });
    if (found != singles_.end()) singles_.erase(found);
}

SinglesQueue::Single SinglesQueue::take() {
    assert(!empty());
    const Single single = singles_[first_++];
    if (empty()) {
        singles_.clear();
        // Resets an empty list, so that it does not grow during the run.
        first_ = 0;
    }
    return single;
}

// Givens are set like other digits; the order of the singles that this produces is the initial order of steps.
Board::Board(const Grid& puzzle) {
    candidates_.fill(Digits::all());
    cellsFor_.fill(Cells::all());
    for (auto& house : places_) house.fill(9);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (puzzle.isSet(cell)) {
            set(cell, puzzle.value(cell));
            givens_.add(cell);
        }
    // Candidates that the puzzle excludes go in reading order, as HoDoKu takes them off.
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!isSet(cell))
            for (const Digit digit : candidates_[cell] - puzzle.candidates(cell)) remove(cell, digit);
}

Cells Board::blanks() const {
    Cells blanks;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!isSet(cell)) blanks.add(cell);
    return blanks;
}

/// Depends only on the set digits: HoDoKu determines the initial candidates in this way.
Cells Board::allowedFor(Digit digit) const {
    Cells allowed = blanks();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values_[cell] == digit) allowed -= kPeers[cell];
    return allowed;
}

void Board::noteHidden(House house, Digit digit) {
    if (const Cell cell = cellsFor(digit, house).first(); cell >= 0) {
        // The first in the order of the house, which is the reading order for all houses.
        hidden_.add(cell, digit);
    }
}

void Board::countDown(House house, Digit digit) {
    --places_[house][digit - 1];
    const int left = places(house, digit);
    if (left == 1) noteHidden(house, digit);
    else if (left == 0) hidden_.dropHidden(house, digit);
}

/// A cell that loses its last candidate stays in the counts of its houses. This happens only in nets.
void Board::remove(Cell cell, Digit digit) {
    if (!has(cell, digit)) return;
    candidates_[cell].remove(digit);
    cellsFor_[digit - 1].remove(cell);
    if (candidates_[cell].empty()) return;
    if (candidates_[cell].single()) naked_.add(cell, candidates_[cell].first());
    for (const House house : housesOf(cell)) countDown(house, digit);
}

/// The peers lose the digit before the cell's own candidates are uncounted; the order of the hidden singles depends
/// on it.
void Board::set(Cell cell, Digit digit) {
    assert(digit >= 1 && digit <= kDigitCount);
    if (values_[cell] == digit) return;
    if (values_[cell] == 0) --blankCount_;
    values_[cell] = static_cast<std::uint8_t>(digit);
    const Digits before = candidates_[cell];
    candidates_[cell] = {};
    for (const Digit gone : before) cellsFor_[gone - 1].remove(cell);
    for (const Cell peer : kPeers[cell]) remove(peer, digit);
    for (const Digit gone : before)
        for (const House house : housesOf(cell))
            // The digit itself has its place now; the other digits may have one place left in these houses.
            if (--places_[house][gone - 1] == 1 && gone != digit) noteHidden(house, gone);
}

} // namespace ninefold::rating::hodoku
