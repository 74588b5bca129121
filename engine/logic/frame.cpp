// SPDX-License-Identifier: MIT
// Finds the cells that look different in two frames. An unnecessary cell costs a little time, but a missing one
// would leave an outdated picture on the screen; so a doubtful cell is included.
#include "engine/logic/frame.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// Adds the cells of the marks that only one of the frames has.
void addMarks(Cells& cells, const std::vector<Mark>& some, const std::vector<Mark>& others) {
    for (const Mark& mark : some)
        if (std::find(others.begin(), others.end(), mark) == others.end()) cells.add(mark.candidate.cell);
}

void addSets(Cells& cells, const std::vector<NamedSet>& some, const std::vector<NamedSet>& others) {
    for (const NamedSet& set : some)
        if (std::find(others.begin(), others.end(), set) == others.end()) cells |= set.cells;
}

/// The outline of a selection reaches into the corners of its neighbours.
Cells withNeighbours(Cells cells) {
    Cells all = cells;
    for (Cell cell : cells)
        for (int row = std::max(0, rowOf(cell) - 1); row <= std::min(8, rowOf(cell) + 1); ++row)
            for (int column = std::max(0, columnOf(cell) - 1); column <= std::min(8, columnOf(cell) + 1); ++column)
                all.add(cellAt(row, column));
    return all;
}

} // namespace

Link linkOf(const DrawnLink& drawn) {
    assert(isDrawable(drawn));
    const auto end = [](const LinkedMark& mark) { return LinkEnd{Cells::of(mark.cell), mark.digit}; };
    return {end(drawn.from), end(drawn.to), drawn.strong};
}

Cells difference(const Frame& before, const Frame& after) {
    // A link may cross any cell, and a cover hides them all.
    if (before.links != after.links || before.tour != after.tour || before.houses != after.houses ||
        before.covered != after.covered || before.deadHouse != after.deadHouse || before.muted != after.muted ||
        before.finished != after.finished || before.wave != after.wave)
        return Cells::all();
    Cells cells = (before.givens ^ after.givens) | (before.branch ^ after.branch) |
                  withNeighbours(before.selected ^ after.selected) | (before.peers ^ after.peers) |
                  (before.lit ^ after.lit) | (before.look ^ after.look) | (before.clashes ^ after.clashes) |
                  (before.wrong ^ after.wrong) | (before.solver ^ after.solver) | (before.chosen ^ after.chosen) |
                  (before.fresh ^ after.fresh) | (before.struck ^ after.struck) | (before.dead ^ after.dead) |
                  (before.faded ^ after.faded);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const CellState &was = before.cells[cell], &is = after.cells[cell];
        // Highlighted candidates look different, so a change of the highlighted digit concerns only cells with
        // marks.
        const bool touched =
            before.litDigit != after.litDigit && (is.candidates.mask() | is.corner.mask() | is.centre.mask()) != 0;
        if (was != is || touched || before.levels[cell] != after.levels[cell]) cells.add(cell);
    }
    if (before.cursor != after.cursor) {
        if (before.cursor >= 0) cells.add(before.cursor);
        if (after.cursor >= 0) cells.add(after.cursor);
    }
    if (before.marking != after.marking) cells |= withNeighbours(before.selected | after.selected);
    addMarks(cells, before.marks, after.marks);
    addMarks(cells, after.marks, before.marks);
    addSets(cells, before.sets, after.sets);
    addSets(cells, after.sets, before.sets);
    return cells;
}

} // namespace ninefold::logic
