// SPDX-License-Identifier: MIT
// Who struck a mark out is read from the moves of the game, the newest first: no sheet has to carry it along, and it is
// still known when the game is opened again.
#include "app/game/cleanedmarks.h"

#include "engine/core/houses.h"

#include <algorithm>

namespace ninefold::game {
namespace {

const CellChange* changeOf(const Move& move, Cell cell) {
    const auto found = std::ranges::find(move.changes, cell, &CellChange::cell);
    return found == move.changes.end() ? nullptr : &*found;
}

/// Did the move put the digit into a peer of the cell?
bool entersBeside(const Move& move, Cell cell, Digit digit) {
    return std::ranges::any_of(move.changes, [&](const CellChange& change) {
        return sees(change.cell, cell) && change.before.value != digit && change.after.value == digit;
    });
}

/// Did the player strike out or wipe the last marks of a cell?
bool wipes(const Move& move, const CellChange& change) {
    if (!change.after.candidates.empty()) return false;
    for (Digit digit : change.before.candidates)
        if (!entersBeside(move, change.cell, digit)) return true;
    return false;
}

/// The cell before a digit that was entered beside it struck this candidate out; null where something else did, or
/// where the marks of the cell have been wiped since.
const CellState* beforeCleaning(const Game& game, Cell cell, Digit digit) {
    for (int index = game.stack().index(); index-- > 0;) {
        const Move& move = game.moveAt(index);
        const CellChange* change = changeOf(move, cell);
        if (change == nullptr) continue;
        const bool lost = change->before.candidates.has(digit) && !change->after.candidates.has(digit);
        if (lost) return entersBeside(move, cell, digit) ? &change->before : nullptr;
        if (wipes(move, *change)) return nullptr;
    }
    return nullptr;
}

void bringBack(const Game& game, Sheet& after, Cell cell, Digit digit) {
    CellState& state = after.cells[cell];
    if (state.candidates.has(digit) || !after.allowed(cell).has(digit)) return;
    const CellState* before = beforeCleaning(game, cell, digit);
    if (before == nullptr) return;
    state.candidates.add(digit);
    state.candidateColours[digit - 1] = before->candidateColours[digit - 1];
}

} // namespace

Changes withCleanedMarks(const Game& game, const Changes& changes) {
    Sheet after = game.sheet();
    after.apply(Move{.changes = changes}, true);
    for (const CellChange& change : changes)
        if (const Digit gone = change.before.value; gone != 0 && gone != change.after.value)
            for (Cell peer : kPeers[change.cell]) bringBack(game, after, peer, gone);
    return changesBetween(game.sheet(), after);
}

} // namespace ninefold::game
