// SPDX-License-Identifier: MIT
#include "app/session/frame/gameframe.h"

#include "engine/core/houses.h"

namespace ninefold::session {
namespace {

Cells wrongCells(const game::Sheet& sheet, const generator::Solution& solution) {
    Cells wrong;
    for (Cell cell : Cells::all() - sheet.givens - sheet.blanks())
        if (sheet.value(cell) != solution[cell]) wrong.add(cell);
    return wrong;
}

/// The digit to highlight: the one that the player chose, otherwise the one in the selected cell.
Digit litDigit(const game::Sheet& sheet, const game::Selection& selection, const store::Settings& settings) {
    if (selection.highlight() != 0) return selection.highlight();
    if (selection.highlightsPairs() || !settings.showSameDigit || selection.cells().count() != 1) return 0;
    return sheet.value(selection.cells().first());
}

Cells pairs(const game::Sheet& sheet) {
    Cells cells;
    for (Cell cell : sheet.blanks())
        if (sheet.cells[cell].candidates.count() == 2) cells.add(cell);
    return cells;
}

} // namespace

std::vector<logic::Link> shownLinks(const game::Sheet& sheet) {
    std::vector<logic::Link> links;
    for (const DrawnLink& link : sheet.links)
        if (sheet.value(link.from.cell) == 0 && sheet.value(link.to.cell) == 0) links.push_back(logic::linkOf(link));
    return links;
}

logic::Frame frameOf(const game::Game& game, const game::PlayerInput& input, const store::Settings& settings,
                     const generator::Solution* solution) {
    const game::Sheet& sheet = game.sheet();
    const game::Selection& selection = input.selection();
    logic::Frame frame;
    frame.cells = sheet.cells;
    frame.givens = sheet.givens;
    frame.branch = game.branchCells();
    frame.selected = selection.cells();
    frame.cursor = selection.cursor();
    frame.marking = input.mode().current() != game::EntryMode::Place;
    frame.names = settings.names;
    if (settings.showPeers && selection.cells().count() == 1) frame.peers = kPeers[selection.cells().first()];
    frame.litDigit = litDigit(sheet, selection, settings);
    if (frame.litDigit != 0) frame.lit = sheet.cellsWith(frame.litDigit);
    frame.links = shownLinks(sheet);
    if (const auto& start = input.linkStart()) frame.marks.push_back({logic::Role::On, {start->cell, start->digit}});
    if (selection.highlightsPairs()) frame.lit = pairs(sheet);
    if (settings.showClashes) frame.clashes = game.clashes();
    if (settings.showWrong && solution != nullptr) frame.wrong = wrongCells(sheet, *solution);
    return frame;
}

} // namespace ninefold::session
