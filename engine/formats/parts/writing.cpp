// SPDX-License-Identifier: MIT
#include "engine/formats/parts/writing.h"

#include <cassert>

namespace ninefold::formats::text {

std::string puzzleCells(const Puzzle& puzzle, char blank) {
    return puzzle.givensKnown ? puzzle.grid.givensText(blank) : puzzle.grid.cellsText(blank);
}

void writeRows(std::string_view cells, std::string_view lineEnd, std::string& out) {
    assert(cells.size() == kCellCount);
    for (std::size_t at = 0; at < cells.size(); at += 9) {
        out += cells.substr(at, 9);
        out += lineEnd;
    }
}

std::string digitsText(Digits digits) {
    std::string text;
    for (const Digit digit : digits) text += static_cast<char>('0' + digit);
    return text;
}

std::array<Digits, kCellCount> removedCandidates(const Grid& grid) {
    Grid all = grid;
    all.resetCandidates();
    std::array<Digits, kCellCount> removed;
    for (const Cell cell : grid.blanks()) removed[cell] = all.candidates(cell) - grid.candidates(cell);
    return removed;
}

Cells placedCells(const Grid& grid) {
    return Cells::all() - grid.blanks() - grid.givens();
}

Digits shownDigits(const Grid& grid, Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    if (grid.isSet(cell)) return Digits::of(grid.value(cell));
    Digits shown = grid.candidates(cell);
    for (const Cell peer : kPeers[cell])
        if (grid.isSet(peer)) shown.remove(grid.value(peer));
    return shown;
}

} // namespace ninefold::formats::text
