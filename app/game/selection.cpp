// SPDX-License-Identifier: MIT
#include "app/game/selection.h"

#include <cassert>

namespace ninefold::game {
namespace {

constexpr Cell kMiddle = 40;

/// The middle, or the next cell in reading order that can be written on.
Cell firstCell(const Sheet& sheet) {
    for (Cell steps = 0; steps < kCellCount; ++steps)
        if (const Cell cell = (kMiddle + steps) % kCellCount; !sheet.isGiven(cell)) return cell;
    return kMiddle;
}

} // namespace

Selection::Selection(const Game& game, QObject* parent)
    : QObject(parent), game_(game), cells_(Cells::of(kMiddle)), cursor_(kMiddle) {}

void Selection::startOver() {
    dropHighlight();
    const Cell first = game_.isEntering() ? 0 : firstCell(game_.sheet());
    select(Cells::of(first), first);
}

void Selection::select(Cells cells, Cell cursor) {
    assert(cursor >= -1 && cursor < kCellCount);
    if (cells == cells_ && cursor == cursor_) return;
    cells_ = cells;
    cursor_ = cursor;
    emit selectionChanged();
}

void Selection::selectAllOf(Cell cell) {
    const Digit digit = game_.sheet().value(cell);
    if (digit != 0) select(game_.sheet().cellsWith(digit), cell);
}

void Selection::selectAllMarked(Digit mark, Cell cell) {
    Cells cells;
    for (Cell blank : game_.sheet().blanks()) {
        const CellState& state = game_.sheet().cells[blank];
        if ((state.candidates | state.corner | state.centre).has(mark)) cells.add(blank);
    }
    // A hint also shows candidates that the player has not written.
    if (cells.has(cell)) select(cells, cell);
}

void Selection::selectAllColoured(int colour, Cell cell) {
    Cells cells;
    for (Cell one = 0; one < kCellCount; ++one)
        if (hasColour(game_.sheet().cells[one], colour)) cells.add(one);
    if (cells.has(cell)) select(cells, cell);
}

void Selection::setHighlight(Digit digit) {
    assert(digit >= 0 && digit <= kDigitCount);
    highlight_ = digit == highlight_ ? 0 : digit;
    // Two highlights at once would be unclear.
    pairs_ = false;
    emit highlightChanged();
}

void Selection::dropHighlight() {
    highlight_ = 0;
    pairs_ = false;
    emit highlightChanged();
}

void Selection::togglePairs() {
    pairs_ = !pairs_;
    highlight_ = 0;
    emit highlightChanged();
}

} // namespace ninefold::game
