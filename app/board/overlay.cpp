// SPDX-License-Identifier: MIT
// A step or a list laid over a frame for a while. The frame below is a copy, so nothing has to be
// taken back afterwards.
#include "app/board/overlay.h"

namespace ninefold {
namespace {

void showPosition(const Grid& position, Frame& frame) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        CellState& state = frame.cells[cell];
        if (frame.givens.has(cell)) continue;
        if (state.value != position.value(cell)) {
            state.value = static_cast<std::uint8_t>(position.value(cell));
            // Nobody has played this digit: it stands in the second ink.
            frame.branch.add(cell);
            // What was said about the player's digit does not hold for this one.
            frame.clashes.remove(cell);
            frame.wrong.remove(cell);
        }
        if (state.value == 0) state.candidates = position.candidates(cell);
    }
}

} // namespace

Overlay overlayOf(const Step& step) {
    return {step.marks, step.houses, step.links, std::nullopt, true};
}

Cells cellsToLookAt(const Step& step) {
    Cells pattern, all;
    for (const Mark& mark : step.marks) {
        // A whole cell holds a digit that explains the step: it is no place of the pattern.
        if (mark.candidate.digit == 0) continue;
        all.add(mark.candidate.cell);
        if (mark.role != Role::Remove) pattern.add(mark.candidate.cell);
    }
    return pattern.empty() ? all : pattern;
}

Overlay tintOf(const Step& step) {
    Overlay overlay;
    overlay.hidesHighlights = true;
    // As whole cells: a clue says where to look and keeps the digits to itself.
    for (Cell cell : cellsToLookAt(step)) overlay.marks.push_back({Role::On, {cell, 0}});
    return overlay;
}

void lay(const Overlay& overlay, Frame& frame) {
    if (overlay.empty()) return;
    if (overlay.position) showPosition(*overlay.position, frame);
    frame.marks.insert(frame.marks.end(), overlay.marks.begin(), overlay.marks.end());
    frame.houses.insert(frame.houses.end(), overlay.houses.begin(), overlay.houses.end());
    frame.links.insert(frame.links.end(), overlay.links.begin(), overlay.links.end());
}

} // namespace ninefold
