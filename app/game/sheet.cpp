// SPDX-License-Identifier: MIT
// The sheet as a value, and its conversion from and to a puzzle of a file.
#include "app/game/sheet.h"

#include "engine/core/houses.h"

#include <algorithm>

namespace ninefold::game {

Cells Sheet::blanks() const {
    return cellsWith(0);
}

Cells Sheet::cellsWith(Digit digit) const {
    Cells found;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (cells[cell].value == digit) found.add(cell);
    return found;
}

Digits Sheet::allowed(Cell cell) const {
    Digits digits = Digits::all();
    for (Cell peer : kPeers[cell])
        if (cells[peer].value != 0) digits.remove(cells[peer].value);
    return digits;
}

bool Sheet::hasCandidates() const {
    for (Cell cell : blanks())
        if (!cells[cell].candidates.empty()) return true;
    return false;
}

Grid Sheet::digits() const {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (givens.has(cell)) grid.give(cell, cells[cell].value);
        else if (cells[cell].value != 0) grid.place(cell, cells[cell].value);
    return grid;
}

Grid Sheet::withCandidates() const {
    Grid grid = digits();
    for (Cell cell : blanks())
        // A cell without marks has all candidates: the player has not written any.
        if (!cells[cell].candidates.empty()) grid.setCandidates(cell, cells[cell].candidates);
    return grid;
}

Sheet Sheet::blank() const {
    // Links and notes are the player's too.
    Sheet sheet;
    sheet.givens = givens;
    for (Cell cell : givens) sheet.cells[cell].value = cells[cell].value;
    return sheet;
}

void Sheet::apply(const Move& move, bool forward) {
    for (const CellChange& change : move.changes) cells[change.cell] = forward ? change.after : change.before;
    for (const DrawnLink& link : move.links) {
        // A move toggles each of its links, so doing and undoing it are the same.
        const auto place = std::lower_bound(links.begin(), links.end(), link);
        if (place != links.end() && *place == link) links.erase(place);
        else links.insert(place, link);
    }
}

std::vector<DrawnLink> Sheet::linksAt(Cell cell, Digit digit) const {
    const auto ends = [&](const LinkedMark& end) { return end.cell == cell && (digit == 0 || end.digit == digit); };
    std::vector<DrawnLink> found;
    for (const DrawnLink& link : links)
        if (ends(link.from) || ends(link.to)) found.push_back(link);
    return found;
}

Sheet sheetOf(const formats::Puzzle& puzzle) {
    Sheet sheet;
    if (puzzle.notes.size() == kCellCount)
        for (Cell cell = 0; cell < kCellCount; ++cell) sheet.cells[cell] = puzzle.notes[cell];
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        sheet.cells[cell].value = static_cast<std::uint8_t>(puzzle.grid.value(cell));
        // Candidates that merely follow from the digits are not the player's marks; candidates under a digit come
        // back with undo.
        if (!puzzle.grid.isSet(cell))
            sheet.cells[cell].candidates = puzzle.hasMarks ? puzzle.grid.candidates(cell) : Digits();
    }
    sheet.givens = puzzle.grid.givens();
    sheet.links = puzzle.links;
    // Files may contain anything; links that cannot be drawn are dropped here.
    std::erase_if(sheet.links, [](const DrawnLink& link) { return !isDrawable(link); });
    std::sort(sheet.links.begin(), sheet.links.end());
    sheet.links.erase(std::unique(sheet.links.begin(), sheet.links.end()), sheet.links.end());
    return sheet;
}

void putSheet(const Sheet& sheet, formats::Puzzle& puzzle) {
    puzzle.grid = sheet.withCandidates();
    puzzle.hasMarks = sheet.hasCandidates();
    puzzle.givensKnown = true;
    if (puzzle.hasMarks)
        // Exactly as the player wrote them, even empty ones, so that a saved game comes back unchanged.
        for (Cell cell : sheet.blanks()) puzzle.grid.setCandidates(cell, sheet.cells[cell].candidates);
    puzzle.notes.assign(sheet.cells.begin(), sheet.cells.end());
    puzzle.links = sheet.links;
}

} // namespace ninefold::game
