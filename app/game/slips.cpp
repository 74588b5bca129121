// SPDX-License-Identifier: MIT
// What is wrong on the board, compared with the solution: wrong digits, and marks that lack the
// right one. The first of them is told, since the others may follow from it.
#include "app/game/slips.h"

namespace ninefold {
namespace {

/// What is wrong with one cell; a cell of -1 when nothing is.
Slip slipIn(const CellState& state, Cell cell, Digit right) {
    if (state.value != 0 && state.value != right) return {cell, state.value, true, 0};
    if (state.value == 0 && !state.candidates.empty() && !state.candidates.has(right)) return {cell, right, false, 0};
    return {};
}

} // namespace

Slip firstSlip(const Game& game, const Game::Digits81& solution) {
    if (game.isRight(solution)) return {};
    const int right = game.lastRight(solution);
    // The move behind the last right position is where it began.
    if (right < game.stack().index())
        for (const CellChange& change : game.moveAt(right).changes)
            if (Slip slip = slipIn(change.after, change.cell, solution[change.cell]); slip.cell >= 0) {
                slip.movesAgo = game.stack().index() - right;
                return slip;
            }
    // There from the beginning.
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (const Slip slip = slipIn(game.sheet().cells[cell], cell, solution[cell]); slip.cell >= 0) return slip;
    return {};
}

Changes withoutSlips(const Sheet& sheet, const Game::Digits81& solution) {
    Sheet after = sheet;
    for (Cell cell : Cells::all() - sheet.givens) {
        const Slip slip = slipIn(sheet.cells[cell], cell, solution[cell]);
        if (slip.cell < 0) continue;
        CellState& state = after.cells[cell];
        if (slip.isValue) state.value = 0;
        if (!state.candidates.empty()) state.candidates.add(solution[cell]);
    }
    return changesBetween(sheet, after);
}

} // namespace ninefold
