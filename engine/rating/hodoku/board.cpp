// SPDX-License-Identifier: MIT
// Candidates and their counts are changed digit by digit in the order of the original, since its
// two queues of singles remember that order and steps are taken from them.
#include "engine/rating/hodoku/board.h"

#include <algorithm>

namespace ninefold::hodoku {

void SinglesQueue::dropHidden(House house, Digit digit) {
    const auto found =
        std::find_if(singles_.begin() + static_cast<std::ptrdiff_t>(first_), singles_.end(),
                     [&](const Single& single) { return single.digit == digit && kHouses[house].has(single.cell); });
    if (found != singles_.end()) singles_.erase(found);
}

SinglesQueue::Single SinglesQueue::take() {
    const Single single = singles_[first_++];
    if (empty()) {
        singles_.clear();
        // Once all are taken the list begins anew, so that it does not grow with the run.
        first_ = 0;
    }
    return single;
}

// A given is set like any other digit; the order of the singles that this makes is where the order of steps begins.
Board::Board(const Grid& puzzle) {
    candidates_.fill(Digits::all());
    cellsFor_.fill(Cells::all());
    for (auto& house : places_) house.fill(9);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (puzzle.isSet(cell)) {
            set(cell, puzzle.value(cell));
            givens_.add(cell);
        }
}

Cells Board::blanks() const {
    Cells blanks;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!isSet(cell)) blanks.add(cell);
    return blanks;
}

/// Rests on set digits only: the original's way to ask what was a candidate at first.
Cells Board::allowedFor(Digit digit) const {
    Cells allowed = blanks();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values_[cell] == digit) allowed -= kPeers[cell];
    return allowed;
}

void Board::noteHidden(House house, Digit digit) {
    if (const Cell cell = cellsFor(digit, house).first(); cell >= 0) {
        // The first in the order of the house, which for all houses is reading order.
        hidden_.add(cell, digit);
    }
}

void Board::countDown(House house, Digit digit) {
    const int left = --places_[house][digit - 1];
    if (left == 1) noteHidden(house, digit);
    else if (left == 0) hidden_.dropHidden(house, digit);
}

/// A cell that loses its last candidate stops there: its houses keep counting it. Only nets ever see that.
void Board::remove(Cell cell, Digit digit) {
    if (!has(cell, digit)) return;
    candidates_[cell].remove(digit);
    cellsFor_[digit - 1].remove(cell);
    if (candidates_[cell].empty()) return;
    if (candidates_[cell].single()) naked_.add(cell, candidates_[cell].first());
    for (const House house : housesOf(cell)) countDown(house, digit);
}

/// The peers lose the digit before the cell's own candidates stop counting; the queue of hidden singles shows it.
void Board::set(Cell cell, Digit digit) {
    if (values_[cell] == digit) return;
    if (values_[cell] == 0) --blankCount_;
    values_[cell] = static_cast<std::uint8_t>(digit);
    const Digits before = candidates_[cell];
    candidates_[cell] = {};
    for (const Digit gone : before) cellsFor_[gone - 1].remove(cell);
    for (const Cell peer : kPeers[cell]) remove(peer, digit);
    for (const Digit gone : before)
        for (const House house : housesOf(cell))
            // The digit itself has its place now; its houses may have one place left for the others.
            if (--places_[house][gone - 1] == 1 && gone != digit) noteHidden(house, gone);
}

} // namespace ninefold::hodoku
