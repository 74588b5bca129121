// SPDX-License-Identifier: MIT
// The accessible interface of one cell. Assistive technology may keep it longer than the window lives, so each
// function first checks whether the view still exists.
#include "app/widgets/board/accessiblecell.h"

#include "app/widgets/board/boardview.h"
#include "app/widgets/board/spoken.h"

#include "engine/core/houses.h"

namespace ninefold::widgets {

QWindow* AccessibleCell::window() const {
    return view_ ? view_->window()->windowHandle() : nullptr;
}

QAccessibleInterface* AccessibleCell::parent() const {
    return view_ ? QAccessible::queryAccessibleInterface(view_) : nullptr;
}

QString AccessibleCell::text(QAccessible::Text kind) const {
    // The text is built at each call, so no copy has to be kept in sync with the board.
    return view_ && kind == QAccessible::Name ? spokenCell(view_->frame(), cell_) : QString();
}

QRect AccessibleCell::rect() const {
    if (!view_) return {};
    const QRect area = view_->geometryOfBoard().cell(cell_).toAlignedRect();
    return {view_->mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::State AccessibleCell::state() const {
    QAccessible::State state;
    if (!view_) return state.invalid = true, state;
    state.focusable = state.selectable = state.multiSelectable = true;
    state.readOnly = view_->frame().givens.has(cell_);
    state.selected = isSelected();
    state.focused = view_->hasFocus() && view_->frame().cursor == cell_;
    state.disabled = !view_->isEnabled();
    state.invisible = !view_->isVisible();
    return state;
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool AccessibleCell::isSelected() const {
    return view_ && view_->frame().selected.has(cell_);
}

int AccessibleCell::columnIndex() const {
    return columnOf(cell_);
}

int AccessibleCell::rowIndex() const {
    return rowOf(cell_);
}

QStringList AccessibleCell::actionNames() const {
    return {setFocusAction(), pressAction(), toggleAction()};
}

void AccessibleCell::doAction(const QString& name) {
    if (!view_) return;
    // Toggling keeps the rest of the selection; focus and press select this cell alone.
    if (name == toggleAction()) {
        emit view_->selectionWanted(view_->frame().selected ^ Cells::of(cell_), cell_);
        return;
    }
    view_->setFocus(Qt::OtherFocusReason);
    view_->askFor(cell_);
}

} // namespace ninefold::widgets
