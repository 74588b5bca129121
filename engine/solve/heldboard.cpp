// SPDX-License-Identifier: MIT
#include "engine/solve/heldboard.h"

#include <cassert>

namespace ninefold::solve {

void HeldBoard::start(const Grid& grid, bool candidatesBind) {
    assert(clashingCells(grid).empty());
    *this = {};
    blanks_ = Cells::all();
    blanksIn_.fill(9);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        allowed_[cell] = candidatesBind && !grid.isSet(cell) ? grid.candidates(cell) : Digits::all();
        if (grid.isSet(cell)) place(cell, grid.value(cell));
    }
    givens_ = Cells::all() - blanks_;
}

void HeldBoard::place(Cell cell, Digit digit) {
    assert(blanks_.has(cell) && open(cell).has(digit));
    values_[cell] = static_cast<std::uint8_t>(digit);
    blanks_.remove(cell);
    for (const House house : kHousesOfCells[cell]) {
        held_[house].add(digit);
        holders_[house][digit - 1] = static_cast<std::int8_t>(cell);
        --blanksIn_[house];
    }
}

void HeldBoard::clear(Cell cell) {
    assert(values_[cell] != 0 && !givens_.has(cell));
    for (const House house : kHousesOfCells[cell]) {
        held_[house].remove(values_[cell]);
        ++blanksIn_[house];
    }
    values_[cell] = 0;
    blanks_.add(cell);
}

} // namespace ninefold::solve
