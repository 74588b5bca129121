// SPDX-License-Identifier: MIT
// The keyboard and mouse handling of BoardView.
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/cellparts.h"
#include "app/widgets/board/linkpath.h"
#include "app/widgets/board/travel.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace ninefold::widgets {
namespace {

Cells blanksOf(const logic::Frame& frame) {
    Cells blanks;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (frame.cells[cell].value == 0) blanks.add(cell);
    return blanks;
}

} // namespace

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const bool jump = event->modifiers() & Qt::ControlModifier;
    if (event->key() == Qt::Key_A && event->modifiers() == Qt::ControlModifier) {
        emit selectionWanted(Cells::all(), frame_.cursor);
        return;
    }
    // With NumLock off, the keypad's arrows mean digits; the event filter that reads digits has handled those
    // already.
    const std::optional<Cell> to = travel(frame_.cursor, event->key(), jump, blanksOf(frame_));
    if (!to || event->modifiers() & (Qt::AltModifier | Qt::MetaModifier)) return event->ignore();
    emit selectionWanted(extend ? frame_.selected | Cells::of(*to) : Cells::of(*to), *to);
}

void BoardView::clickCell(Cell cell, QMouseEvent* event) {
    const bool shift = event->modifiers() & Qt::ShiftModifier, control = event->modifiers() & Qt::ControlModifier;
    // The first cell decides what a drag does: starting from a selected cell with Ctrl it deselects.
    dragAdds_ = !(control && frame_.selected.has(cell));
    const bool extend = control || (shift && !brushing_);
    Cells cells = extend ? frame_.selected : Cells();
    if (dragAdds_) cells.add(cell);
    else cells.remove(cell);
    emit selectionWanted(cells, cell);
    // A click that adds or removes a cell must not write a digit.
    if (!control) emit cellClicked(cell, event->modifiers());
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::BackButton || event->button() == Qt::ForwardButton) {
        // The mouse's back and forward buttons step back and forward in a game, as in a browser.
        emit stepWanted(event->button() == Qt::ForwardButton);
        return;
    }
    const Cell cell = geometryOfBoard().cellAt(event->position());
    if (event->button() == Qt::MiddleButton && cell >= 0) {
        emit candidateToggled(cell, candidateAt(geometryOfBoard(), frame_.cells[cell], cell, event->position()));
        return;
    }
    if (event->button() != Qt::LeftButton || cell < 0) return event->ignore();
    if (const int number = linkNumberAt(event->position()); number != 0) return emit linkNumberClicked(number);
    if (beginLink(*event)) return;
    dragged_ = cell;
    clickCell(cell, event);
}

int BoardView::linkNumberAt(QPointF point) const {
    for (const LinkNumber& number : linkNumbers(geometryOfBoard(), frame_)) {
        const QPointF way = number.centre - point;
        if (std::hypot(way.x(), way.y()) <= linkNumberRadius(geometryOfBoard()) + 2) return number.number;
    }
    return 0;
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (drawing_) return followLink(event->position());
    const Cell cell = geometryOfBoard().cellAt(event->position());
    // Moves within a cell change nothing.
    if (dragged_ < 0 || cell < 0 || cell == dragged_ || !(event->buttons() & Qt::LeftButton)) return;
    dragged_ = cell;
    Cells cells = frame_.selected;
    if (dragAdds_) cells.add(cell);
    else cells.remove(cell);
    emit selectionWanted(cells, cell);
}

void BoardView::mouseReleaseEvent(QMouseEvent*) {
    dragged_ = -1;
    endLink();
}

LinkedMark BoardView::markAt(QPointF position) const {
    const Cell cell = geometryOfBoard().cellAt(position);
    // A set cell has no marks, and a covered board must not reveal any.
    if (cell < 0 || frame_.covered || frame_.cells[cell].value != 0) return {};
    const CellState& state = frame_.cells[cell];
    Digits marks = state.candidates | state.corner | state.centre;
    // In a cell without marks the position itself selects the digit.
    if (marks.empty()) marks = Digits::all();
    const auto distance = [&](Digit digit) {
        return (geometryOfBoard().candidate(cell, digit).center() - position).manhattanLength();
    };
    Digit nearest = marks.first();
    for (Digit digit : marks)
        if (distance(digit) < distance(nearest)) nearest = digit;
    return {cell, nearest};
}

bool BoardView::beginLink(const QMouseEvent& event) {
    const Qt::KeyboardModifiers held = event.modifiers();
    // On many desktops a drag with Alt moves the window, and the board never sees it.
    const bool wanted = held == Qt::AltModifier || held == (Qt::ControlModifier | Qt::ShiftModifier) ||
                        (linking_ && held == Qt::NoModifier);
    const LinkedMark start = wanted ? markAt(event.position()) : LinkedMark();
    if (start.digit == 0) return false;
    drawing_ = DrawnLink{start, start};
    askFor(start.cell);
    return true;
}

void BoardView::followLink(QPointF position) {
    const LinkedMark to = markAt(position);
    // Repaints only if the end of the link has moved to another mark.
    if (to == drawing_->to) return;
    drawing_->to = to;
    update();
}

void BoardView::endLink() {
    const std::optional<DrawnLink> drawn = std::exchange(drawing_, std::nullopt);
    // Released outside the cells or where it started: the user drew no link.
    if (!drawn || !isDrawable(*drawn)) return;
    update();
    emit linkDrawn(drawn->from, drawn->to);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    const Cell cell = geometryOfBoard().cellAt(event->position());
    // In link mode the second click of a double click starts a link as the first did.
    if (event->button() != Qt::LeftButton || cell < 0 || event->modifiers() != Qt::NoModifier || linking_)
        return mousePressEvent(event);
    const CellPart part = partAt(geometryOfBoard(), frame_.cells[cell], cell, event->position());
    emit cellDoubleClicked(cell, part.mark, part.colour);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard) return contextMenuByKey();
    const Cell cell = geometryOfBoard().cellAt(event->pos());
    if (cell < 0) return;
    // The menu applies to the cell under the pointer, so that cell is selected, unless it is part of the selection
    // already.
    if (!frame_.selected.has(cell)) askFor(cell);
    emit menuWanted(cell, geometryOfBoard().digitAt(cell, event->pos()), event->globalPos());
}

void BoardView::contextMenuByKey() {
    if (frame_.cursor < 0) return;
    const QPointF place = geometryOfBoard().cell(frame_.cursor).center();
    // A menu opened by a key has no pointer position, so no digit.
    emit menuWanted(frame_.cursor, 0, mapToGlobal(place.toPoint()));
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) return event->ignore();
    // High-resolution wheels send fractions of a step.
    wheelRest_ += event->angleDelta().y();
    if (const int steps = wheelRest_ / 120; steps != 0) {
        wheelRest_ -= steps * 120;
        emit zoomWanted(steps);
    }
}

} // namespace ninefold::widgets
