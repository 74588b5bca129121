// SPDX-License-Identifier: MIT
// Edits compute what a key would change, without changing anything: so they can be tried and tested without a game,
// and undo is the same list applied backwards.
#include "app/game/edits.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ninefold::game {
namespace {

/// Applies `change(state)` to every cell and keeps the cells that differ afterwards.
template <typename Change>
Changes changed(const Sheet& sheet, Cells cells, Change change) {
    Changes changes;
    for (Cell cell : cells) {
        CellState after = sheet.cells[cell];
        change(cell, after);
        if (after != sheet.cells[cell]) changes.push_back({cell, sheet.cells[cell], after});
    }
    return changes;
}

/// True for no cells as well; then there is nothing to remove.
template <typename Has>
bool allHave(const Sheet& sheet, Cells cells, Has has) {
    for (Cell cell : cells)
        if (!has(sheet.cells[cell])) return false;
    return true;
}

Changes placeDigit(const Sheet& sheet, Cells cells, Digit digit, bool clean) {
    assert(digit >= 1 && digit <= kDigitCount);
    cells -= sheet.givens;
    // All of them have the digit already: then the key removes it.
    const bool away = allHave(sheet, cells, [&](const CellState& state) { return state.value == digit; });
    Sheet after = sheet;
    for (Cell cell : cells) after.cells[cell].value = static_cast<std::uint8_t>(away ? 0 : digit);
    if (!away && clean) {
        // Uses the sheet with all new digits on it, because two selected cells that see each other clash as well.
        const Cells holders = after.cellsWith(digit);
        for (Cell cell : cells)
            // A digit that clashes is a mistake: it must not erase marks that are still needed.
            if (!kPeers[cell].meets(holders))
                for (Cell peer : kPeers[cell]) {
                    after.cells[peer].candidates.remove(digit);
                    after.cells[peer].candidateColours[digit - 1] = 0;
                }
    }
    // Peers may be anywhere, so the two sheets are compared completely.
    return changesBetween(sheet, after);
}

Changes toggleMark(const Sheet& sheet, Cells cells, Digits CellState::*layer, Digit digit) {
    assert(digit >= 1 && digit <= kDigitCount);
    cells &= sheet.blanks();
    const bool away = allHave(sheet, cells, [&](const CellState& state) { return (state.*layer).has(digit); });
    return changed(sheet, cells, [&](Cell, CellState& state) {
        if (away) (state.*layer).remove(digit);
        else (state.*layer).add(digit);
        // Without this the colour would reappear with the candidate.
        if (away && layer == &CellState::candidates) state.candidateColours[digit - 1] = 0;
    });
}

void addColour(CellState& state, int colour) {
    assert(colour >= 1);
    if (hasColour(state, colour)) return;
    // A cell has two colours at most; a third replaces the older one.
    if (state.colours[0] != 0 && state.colours[1] != 0) state.colours[0] = state.colours[1];
    state.colours[state.colours[0] == 0 ? 0 : 1] = static_cast<std::uint8_t>(colour);
}

void removeColour(CellState& state, int colour) {
    if (state.colours[0] == colour) state.colours[0] = state.colours[1];
    else if (state.colours[1] != colour) return;
    state.colours[1] = 0;
}

Changes toggleColour(const Sheet& sheet, Cells cells, int colour) {
    // The ninth key erases.
    if (colour > 8) return eraseColours(sheet, cells);
    const bool away = allHave(sheet, cells, [&](const CellState& state) { return hasColour(state, colour); });
    return changed(sheet, cells, [&](Cell, CellState& state) {
        if (away) removeColour(state, colour);
        else addColour(state, colour);
    });
}

bool hasNotes(const CellState& state) {
    return !state.corner.empty() || !state.centre.empty();
}

} // namespace

bool hasColour(const CellState& state, int colour) {
    return state.colours[0] == colour || state.colours[1] == colour;
}

Changes enterDigit(const Sheet& sheet, Cells cells, EntryMode mode, Digit digit, bool clean) {
    switch (mode) {
    case EntryMode::Place:
        return placeDigit(sheet, cells, digit, clean);
    case EntryMode::Candidates:
        return toggleMark(sheet, cells, &CellState::candidates, digit);
    case EntryMode::Corner:
        return toggleMark(sheet, cells, &CellState::corner, digit);
    case EntryMode::Centre:
        return toggleMark(sheet, cells, &CellState::centre, digit);
    case EntryMode::Colour:
        return toggleColour(sheet, cells, digit);
    case EntryMode::Link:
        // A link has two ends, so a digit alone is not enough.
        break;
    }
    return {};
}

bool breaksRules(const Sheet& sheet, Cell cell, EntryMode mode, Digit digit) {
    const CellState& state = sheet.cells[cell];
    if (sheet.allowed(cell).has(digit)) return false;
    switch (mode) {
    // What is there already is taken away.
    case EntryMode::Place:
        return state.value != digit;
    case EntryMode::Candidates:
        return !state.candidates.has(digit);
    case EntryMode::Corner:
        return !state.corner.has(digit);
    case EntryMode::Centre:
        return !state.centre.has(digit);
    default:
        return false;
    }
}

Changes erase(const Sheet& sheet, Cells cells) {
    const Cells own = cells - sheet.givens, blank = own & sheet.blanks();
    // While one of the cells has a digit to erase, the layers below are not touched.
    if (own != blank) return changed(sheet, own, [](Cell, CellState& state) { state.value = 0; });
    if (!allHave(sheet, blank, [](const CellState& state) { return state.candidates.empty(); }))
        return changed(sheet, blank, [](Cell, CellState& state) {
            state.candidates = {};
            state.candidateColours = {};
        });
    if (!allHave(sheet, blank, [](const CellState& state) { return !hasNotes(state); }))
        return changed(sheet, blank, [](Cell, CellState& state) { state.corner = state.centre = {}; });
    return eraseColours(sheet, cells);
}

Changes fillCandidates(const Sheet& sheet, Cells cells, Digits digits) {
    return changed(sheet, cells & sheet.blanks(), [&](Cell cell, CellState& state) {
        state.candidates = (state.candidates - digits) | (sheet.allowed(cell) & digits);
    });
}

Changes cleanCandidates(const Sheet& sheet) {
    return changed(sheet, sheet.blanks(),
                   [&](Cell cell, CellState& state) { state.candidates &= sheet.allowed(cell); });
}

Changes eraseMarks(const Sheet& sheet, Cells cells) {
    return changed(sheet, cells & sheet.blanks(), [](Cell, CellState& state) {
        state.candidates = state.corner = state.centre = {};
        state.candidateColours = {};
    });
}

Changes eraseColours(const Sheet& sheet, Cells cells) {
    return changed(sheet, cells, [](Cell, CellState& state) {
        state.colours = {};
        state.candidateColours = {};
    });
}

Changes colourCandidate(const Sheet& sheet, Cell cell, Digit digit, int colour) {
    assert(digit >= 1 && digit <= kDigitCount && colour >= 0);
    return changed(sheet, Cells::of(cell) & sheet.blanks(), [&](Cell, CellState& state) {
        std::uint8_t& slot = state.candidateColours[digit - 1];
        slot = static_cast<std::uint8_t>(slot == colour ? 0 : colour);
        // Only an existing candidate can have a colour.
        if (slot != 0) state.candidates.add(digit);
    });
}

std::vector<DrawnLink> drawLink(const Sheet& sheet, LinkedMark from, LinkedMark to) {
    const DrawnLink strong{from, to, true};
    if (!isDrawable(strong) || sheet.value(from.cell) != 0 || sheet.value(to.cell) != 0) return {};
    for (const DrawnLink& link : sheet.links) {
        // A link has a direction only on the screen.
        const bool same = (link.from == from && link.to == to) || (link.from == to && link.to == from);
        // The strong link is replaced by a weak one.
        if (same && link.strong) return {link, {link.from, link.to, false}};
        if (same) return {link};
    }
    return {strong};
}

Changes changesBetween(const Sheet& before, const Sheet& after) {
    return changed(before, Cells::all(), [&](Cell cell, CellState& state) { state = after.cells[cell]; });
}

std::vector<DrawnLink> linksBetween(const Sheet& before, const Sheet& after) {
    std::vector<DrawnLink> links;
    std::ranges::set_symmetric_difference(before.links, after.links, std::back_inserter(links));
    return links;
}

} // namespace ninefold::game
