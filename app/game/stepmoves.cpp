// SPDX-License-Identifier: MIT
// Solving steps as moves of a player. The logic knows all candidates, while a player writes only some; the result of
// a step must be on the sheet afterwards, or the next hint would repeat it.
#include "app/game/stepmoves.h"

#include "engine/core/houses.h"

namespace ninefold::game {
namespace {

void placeDigit(Sheet& sheet, Cell cell, Digit digit, bool clean) {
    sheet.cells[cell].value = static_cast<std::uint8_t>(digit);
    if (!clean) return;
    for (Cell peer : kPeers[cell]) {
        sheet.cells[peer].candidates.remove(digit);
        sheet.cells[peer].candidateColours[digit - 1] = 0;
    }
}

void removeCandidate(Sheet& sheet, Cell cell, Digit digit) {
    CellState& state = sheet.cells[cell];
    // Filled in the meantime, by this step or an earlier one.
    if (state.value != 0) return;
    // Without marks the removal would be invisible, so the remaining candidates are written.
    if (state.candidates.empty()) state.candidates = sheet.allowed(cell);
    state.candidates.remove(digit);
    state.candidateColours[digit - 1] = 0;
}

} // namespace

Grid positionOf(const Sheet& sheet) {
    Grid grid = sheet.digits();
    for (Cell cell : sheet.blanks())
        if (!sheet.cells[cell].candidates.empty())
            grid.setCandidates(cell, sheet.cells[cell].candidates & sheet.allowed(cell));
    return grid;
}

Changes followSteps(const Sheet& sheet, std::span<const logic::Step> steps, bool clean) {
    Sheet after = sheet;
    for (const logic::Step& step : steps)
        // The digits first: a cell with a digit needs no candidates.
        for (const bool places : {true, false})
            for (const logic::Deduction& deduction : step.deductions) {
                if (deduction.places != places) continue;
                if (places) placeDigit(after, deduction.cell, deduction.digit, clean);
                else removeCandidate(after, deduction.cell, deduction.digit);
            }
    // Candidates that were written by this function must be correct at its end.
    for (Cell cell : after.blanks())
        if (sheet.cells[cell].candidates.empty()) after.cells[cell].candidates &= after.allowed(cell);
    return changesBetween(sheet, after);
}

} // namespace ninefold::game
