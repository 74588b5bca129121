// SPDX-License-Identifier: MIT
// Compares the board with the solution: wrong digits, and marks that lack the right digit. Only the first mistake is
// reported, because the others may follow from it.
#include "app/game/mistakes.h"

namespace ninefold::game {
namespace {

/// The mistake in one cell; a cell of -1 if there is none.
Mistake mistakeIn(const CellState& state, Cell cell, Digit right) {
    if (state.value != 0 && state.value != right) return {cell, state.value, true, 0};
    if (state.value == 0 && !state.candidates.empty() && !state.candidates.has(right)) return {cell, right, false, 0};
    return {};
}

} // namespace

Mistake firstMistake(const Game& game, const Game::Digits81& solution) {
    if (game.isRight(solution)) return {};
    const int right = game.lastRight(solution);
    // The move after the last correct position made the mistake.
    if (right < game.stack().index())
        for (const CellChange& change : game.moveAt(right).changes)
            if (Mistake mistake = mistakeIn(change.after, change.cell, solution[change.cell]); mistake.cell >= 0) {
                mistake.movesAgo = game.stack().index() - right;
                return mistake;
            }
    // The mistake was there from the beginning.
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (const Mistake mistake = mistakeIn(game.sheet().cells[cell], cell, solution[cell]); mistake.cell >= 0)
            return mistake;
    return {};
}

Changes withoutMistakes(const Sheet& sheet, const Game::Digits81& solution) {
    Sheet after = sheet;
    for (Cell cell : Cells::all() - sheet.givens) {
        const Mistake mistake = mistakeIn(sheet.cells[cell], cell, solution[cell]);
        if (mistake.cell < 0) continue;
        CellState& state = after.cells[cell];
        if (mistake.isValue) state.value = 0;
        if (!state.candidates.empty()) state.candidates.add(solution[cell]);
    }
    return changesBetween(sheet, after);
}

} // namespace ninefold::game
