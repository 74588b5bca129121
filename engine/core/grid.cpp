// SPDX-License-Identifier: MIT
#include "engine/core/grid.h"

#include "engine/core/filled.h"

#include <cassert>

namespace ninefold {

Grid::Grid() {
    candidates_.fill(Cells::all());
}

// Lists of millions of puzzles use this: no branch depends on a character, and candidates are removed in sets of
// cells.
Grid Grid::fromCells(std::string_view text) {
    assert(text.size() == kCellCount);
    Grid grid;
    std::uint64_t words[2] = {};
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const unsigned digit = static_cast<unsigned char>(text[cell] - '0');
        // One comparison for both bounds: a character below '1' wraps round to a large number.
        const bool given = digit - 1 < kDigitCount;
        grid.values_[cell] = static_cast<std::uint8_t>(given ? digit : 0);
        words[cell / 64] |= static_cast<std::uint64_t>(given) << (cell % 64);
    }
    grid.givens_ = Cells::fromWords(words[0], words[1]);
    for (const Cell cell : grid.givens_) grid.candidates_[grid.values_[cell] - 1] -= kPeers[cell];
    for (Cells& cells : grid.candidates_) cells -= grid.givens_;
    return grid;
}

Digits Grid::candidates(Cell cell) const {
    Digits digits;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (isCandidate(cell, digit)) digits.add(digit);
    return digits;
}

Cells Grid::blanks() const {
    return Cells::all() - filledCells(values_);
}

Cells Grid::cellsWith(Digit digit) const {
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values_[cell] == digit) cells.add(cell);
    return cells;
}

std::array<Cells, kDigitCount> Grid::cellsByDigit() const {
    std::array<Cells, kDigitCount> cells;
    for (const Cell cell : filledCells(values_)) cells[values_[cell] - 1].add(cell);
    return cells;
}

void Grid::place(Cell cell, Digit digit) {
    assert(digit >= 1 && digit <= kDigitCount);
    setValue(cell, digit);
    candidates_[digit - 1] -= kPeers[cell];
}

void Grid::give(Cell cell, Digit digit) {
    place(cell, digit);
    givens_.add(cell);
}

void Grid::setValue(Cell cell, Digit digit) {
    assert(cell >= 0 && cell < kCellCount && digit >= 0 && digit <= kDigitCount);
    values_[cell] = static_cast<std::uint8_t>(digit);
    // The candidates of a set cell are not remembered: a cleared cell has none until some are added.
    if (digit == 0) givens_.remove(cell);
    else
        for (Cells& cells : candidates_) cells.remove(cell);
}

void Grid::setGiven(Cell cell, bool given) {
    assert(!given || isSet(cell));
    if (given) givens_.add(cell);
    else givens_.remove(cell);
}

void Grid::setCandidates(Cell cell, Digits digits) {
    assert(!isSet(cell) || digits.empty());
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (digits.has(digit)) candidates_[digit - 1].add(cell);
        else candidates_[digit - 1].remove(cell);
}

void Grid::resetCandidates() {
    const Cells blank = blanks();
    assert(!givens_.meets(blank));
    candidates_.fill(blank);
    for (const Cell cell : Cells::all() - blank) candidates_[values_[cell] - 1] -= kPeers[cell];
}

// Gives the digits one by one instead of copying the grid: candidates that a player ruled out must come back.
Grid Grid::start() const {
    Grid grid;
    for (Cell cell : givens_) grid.give(cell, values_[cell]);
    return grid;
}

std::string Grid::cellsText(char blank) const {
    std::string text(kCellCount, blank);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values_[cell] != 0) text[cell] = static_cast<char>('0' + values_[cell]);
    return text;
}

std::string Grid::givensText(char blank) const {
    assert(!givens_.meets(blanks()));
    std::string text(kCellCount, blank);
    for (Cell cell : givens_) text[cell] = static_cast<char>('0' + values_[cell]);
    return text;
}

Cells clashingCells(const Grid& grid) {
    Cells cells;
    forEachClash(grid, [&](const Clash& clash) {
        cells |= clash.cells;
        return true;
    });
    return cells;
}

} // namespace ninefold
