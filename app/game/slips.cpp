// SPDX-License-Identifier: MIT
// Compares the board with the solution: wrong digits, and marks that lack the right digit. Only the first mistake is
// reported, because the others may follow from it.
#include "app/game/slips.h"

namespace ninefold {
namespace {

/// The mistake in one cell; a cell of -1 if there is none.
Slip slipIn(const CellState& state, Cell cell, Digit right) {
    if (state.value != 0 && state.value != right) return {cell, state.value, true, 0};
    if (state.value == 0 && !state.candidates.empty() && !state.candidates.has(right)) return {cell, right, false, 0};
    return {};
}

} // namespace

Slip firstSlip(const Game& game, const Game::Digits81& solution) {
    if (game.isRight(solution)) return {};
    const int right = game.lastRight(solution);
    // The move after the last correct position made the mistake.
    if (right < game.stack().index())
        for (const CellChange& change : game.moveAt(right).changes)
            if (Slip slip = slipIn(change.after, change.cell, solution[change.cell]); slip.cell >= 0) {
                slip.movesAgo = game.stack().index() - right;
                return slip;
            }
    // The mistake was there from the beginning.
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
