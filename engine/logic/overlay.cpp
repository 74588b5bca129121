// SPDX-License-Identifier: MIT
// Draws a step or a list over a frame temporarily. The frame is a copy, so nothing has to be undone afterwards.
#include "engine/logic/overlay.h"

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
    return {step.marks, step.houses, step.links, setsOf(step), std::nullopt, true};
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

Cells cellsToLookAt(const Step& step) {
    Cells pattern, all;
    for (const Mark& mark : step.marks) {
        // A mark of a whole cell is a placed digit that explains the step; it is not part of the pattern.
        if (mark.candidate.digit == 0) continue;
        all.add(mark.candidate.cell);
        if (mark.role != Role::Remove) pattern.add(mark.candidate.cell);
    }
    return pattern.empty() ? all : pattern;
}

Overlay tintOf(const Step& step) {
    Overlay overlay;
    overlay.hidesHighlights = true;
    // Marks whole cells: the first hint says where to look and does not reveal the digits.
    for (Cell cell : cellsToLookAt(step)) overlay.marks.push_back({Role::On, {cell, 0}});
    return overlay;
}

void lay(const Overlay& overlay, Frame& frame) {
    if (overlay.empty()) return;
    if (overlay.position) showPosition(*overlay.position, frame);
    frame.marks.insert(frame.marks.end(), overlay.marks.begin(), overlay.marks.end());
    frame.houses.insert(frame.houses.end(), overlay.houses.begin(), overlay.houses.end());
    frame.links.insert(frame.links.end(), overlay.links.begin(), overlay.links.end());
    frame.sets.insert(frame.sets.end(), overlay.sets.begin(), overlay.sets.end());
}

} // namespace ninefold::logic
