// SPDX-License-Identifier: MIT
// Draws a step or a list over a frame temporarily. The frame is a copy, so nothing has to be undone afterwards.
#include "engine/logic/overlay.h"

#include "engine/core/houses.h"
#include "engine/logic/technique.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

void showPosition(const Grid& position, Frame& frame) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        CellState& state = frame.cells[cell];
        if (frame.givens.has(cell)) continue;
        if (state.value != position.value(cell)) {
            state.value = static_cast<std::uint8_t>(position.value(cell));
            // The player has not placed this digit, so it gets the second colour.
            frame.branch.add(cell);
            // The errors of the player's digit do not apply to this one.
            frame.clashes.remove(cell);
            frame.wrong.remove(cell);
        }
        if (state.value == 0) state.candidates = position.candidates(cell);
    }
}

} // namespace

Overlay overlayOf(const Step& step) {
    return {
        .marks = step.marks, .houses = step.houses, .links = step.links, .sets = setsOf(step), .mutesHighlights = true};
}

void drawPosition(Overlay& overlay, const Step& step, const Grid& position) {
    // Except for singles a pattern consists of candidates.
    if (step.technique->family != Family::Singles) {
        overlay.position = position;
        return;
    }
    if (!overlay.links.empty() || !step.links.empty()) return;
    const Cells blocked = Cells::of(step.deductions.front().cell);
    for (const Mark& mark : step.marks)
        if (const Digit digit = position.value(mark.candidate.cell); mark.role == Role::On && digit != 0)
            overlay.links.push_back({{Cells::of(mark.candidate.cell), digit}, {blocked, digit}, false});
}

std::vector<NamedSet> setsOf(const Step& step) {
    std::vector<NamedSet> sets;
    const auto add = [&sets](Role name, Cells cells) {
        assert(name >= Role::SetA);
        auto set = std::ranges::find(sets, name, &NamedSet::name);
        if (set == sets.end()) set = sets.insert(set, {name, {}});
        set->cells |= cells;
    };
    for (const Mark& mark : step.marks)
        if (mark.role >= Role::SetA) add(mark.role, Cells::of(mark.candidate.cell));
    // Sets may share cells but a candidate has only one role, so the marks are incomplete; the step's arguments are
    // complete.
    for (const Arg& arg : step.args) {
        if (const auto* named = std::get_if<std::vector<NamedSet>>(&arg.value))
            for (const NamedSet& set : *named) add(set.name, set.cells);
        if (const auto* chains = std::get_if<std::vector<Chain>>(&arg.value))
            for (const Chain& chain : *chains)
                for (const ChainNode& node : chain)
                    if (node.setName) add(*node.setName, node.set);
    }
    return sets;
}

std::vector<Role> rolesOf(const Step& step) {
    std::vector<Role> roles;
    for (const Mark& mark : step.marks) roles.push_back(mark.role);
    for (const NamedSet& set : setsOf(step)) roles.push_back(set.name);
    std::ranges::sort(roles);
    roles.erase(std::unique(roles.begin(), roles.end()), roles.end());
    return roles;
}

HouseSet housesToLookAt(const Step& step) {
    HouseSet houses;
    for (const HouseMark& mark : step.houses)
        // Cover houses are where candidates are removed; the pattern is in the others.
        if (mark.role != HouseRole::Cover) houses.add(mark.house);
    if (!houses.empty()) return houses;
    for (const Mark& mark : step.marks)
        if (mark.role != Role::Remove && mark.candidate.digit != 0) houses.add(boxHouse(boxOf(mark.candidate.cell)));
    return houses;
}

Overlay outlineOf(const Step& step) {
    Overlay overlay;
    overlay.mutesHighlights = true;
    const HouseSet houses = housesToLookAt(step);
    if (houses.count() > kMostToLookAt) return overlay;
    for (House house : houses) overlay.houses.push_back({HouseRole::Base, house});
    return overlay;
}

Cells cellsToLookAt(const Step& step) {
    Cells pattern, placed, removed;
    for (const Mark& mark : step.marks) {
        // A mark of a whole cell is a placed digit that explains the step; it is not part of the pattern.
        if (mark.candidate.digit == 0) continue;
        Cells& cells = mark.role == Role::Place ? placed : mark.role == Role::Remove ? removed : pattern;
        cells.add(mark.candidate.cell);
    }
    if (!pattern.empty()) return pattern;
    if (placed.empty()) return removed;
    Cells cells;
    for (const HouseMark& mark : step.houses) cells |= kHouses[mark.house];
    return cells.empty() ? placed : cells;
}

Overlay tintOf(const Step& step) {
    Overlay overlay;
    overlay.mutesHighlights = true;
    overlay.look = cellsToLookAt(step);
    return overlay;
}

void lay(const Overlay& overlay, Frame& frame) {
    frame.muted = overlay.mutesHighlights;
    if (overlay.empty()) return;
    if (overlay.position) showPosition(*overlay.position, frame);
    frame.marks.insert(frame.marks.end(), overlay.marks.begin(), overlay.marks.end());
    frame.houses.insert(frame.houses.end(), overlay.houses.begin(), overlay.houses.end());
    // The player's links look like those of a chain; among them neither could be read.
    if (!overlay.links.empty()) frame.links = overlay.links;
    frame.tour = overlay.tour;
    // Digits on the board are no part of what is looked for, unless there is nothing else: the game is over.
    const bool solved = std::ranges::none_of(frame.cells, [](const CellState& state) { return state.value == 0; });
    for (Cell cell : overlay.look)
        if (solved || frame.cells[cell].value == 0) frame.look.add(cell);
    frame.sets.insert(frame.sets.end(), overlay.sets.begin(), overlay.sets.end());
}

} // namespace ninefold::logic
