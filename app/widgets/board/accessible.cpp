// SPDX-License-Identifier: MIT
// The accessible table that assistive technology sees in place of the board. Qt asks for the interfaces of
// QObjects; cells are not QObjects, so each gets its own interface when it is first asked for, kept until the board
// is destroyed.
#include "app/widgets/board/accessible.h"

#include "app/widgets/board/accessiblecell.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/spoken.h"

#include "engine/core/houses.h"

#include <QAccessibleWidget>

namespace ninefold::widgets {
namespace {

/// The board: a table whose children are its 81 cells.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Table) {}
    /// Qt keeps registered interfaces until they are deleted, so without this the cells would outlive their board.
    ~AccessibleBoard() override {
        for (QAccessible::Id id : ids_)
            if (id != 0) QAccessible::deleteAccessibleInterface(id);
    }

    BoardView* view() const { return static_cast<BoardView*>(widget()); }

    int childCount() const override { return kCellCount; }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= kCellCount) return nullptr;
        QAccessible::Id& id = ids_[index];
        if (id == 0) id = QAccessible::registerAccessibleInterface(new AccessibleCell(view(), index));
        return QAccessible::accessibleInterface(id);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            // Only an interface that was returned before can be passed in here.
            if (ids_[cell] != 0 && QAccessible::accessibleInterface(ids_[cell]) == child) return cell;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(view()->geometryOfBoard().cellAt(view()->mapFromGlobal(QPoint(x, y))));
    }
    /// The focus to follow is the cursor within the board, not the widget.
    QAccessibleInterface* focusChild() const override {
        return view()->hasFocus() ? child(view()->frame().cursor) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface* cellAt(int row, int column) const override {
        // Screen readers ask for cells outside the table to find its end.
        const bool inside = row >= 0 && row < 9 && column >= 0 && column < 9;
        return inside ? child(ninefold::cellAt(row, column)) : nullptr;
    }
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QString rowDescription(int row) const override { return BoardView::tr("Row %1").arg(row + 1); }
    QString columnDescription(int column) const override { return BoardView::tr("Column %1").arg(column + 1); }
    int rowCount() const override { return 9; }
    int columnCount() const override { return 9; }

    int selectedCellCount() const override { return view()->frame().selected.count(); }
    QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (Cell cell : view()->frame().selected) cells << child(cell);
        return cells;
    }
    // The player selects cells, not rows or columns. A row or column counts as selected if all its cells are.
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
    QList<int> selectedRows() const override { return fullHouses(0); }
    QList<int> selectedColumns() const override { return fullHouses(9); }
    bool isRowSelected(int row) const override { return selectedRows().contains(row); }
    bool isColumnSelected(int column) const override { return selectedColumns().contains(column); }
    bool selectRow(int row) override { return want(view()->frame().selected | kHouses[rowHouse(row)]); }
    bool selectColumn(int column) override { return want(view()->frame().selected | kHouses[columnHouse(column)]); }
    bool unselectRow(int row) override { return want(view()->frame().selected - kHouses[rowHouse(row)]); }
    bool unselectColumn(int column) override { return want(view()->frame().selected - kHouses[columnHouse(column)]); }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    /// The rows, columns or boxes (nine, starting at `first`) whose cells are all selected.
    QList<int> fullHouses(House first) const {
        QList<int> full;
        for (int index = 0; index < 9; ++index)
            if (view()->frame().selected.contains(kHouses[first + index])) full << index;
        return full;
    }
    /// Requests a selection. As everywhere, the view emits a signal and the owner of the game answers with a frame;
    /// true only means that the request was made.
    bool want(Cells cells) {
        emit view()->selectionWanted(cells, view()->frame().cursor);
        return true;
    }

    mutable std::array<QAccessible::Id, kCellCount> ids_{};
};

/// Qt calls this for every object; for all but boards it returns null, and Qt uses its own interface.
QAccessibleInterface* boardFactory(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view != nullptr ? new AccessibleBoard(view) : nullptr;
}

/// Sends an accessibility event for a cell, or for the whole board if `cell` is -1.
void notify(BoardView* view, QAccessible::Event type, Cell cell) {
    QAccessibleEvent event(view, type);
    if (cell >= 0) event.setChild(cell);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installBoardAccessibility() {
    QAccessible::installFactory(boardFactory);
}

bool assistantsListen() {
    return QAccessible::isActive();
}

/// Compares only what the spoken name of a cell contains. Highlights, selections and colours are not part of it;
/// announcing them would make the screen reader talk all the time.
bool isSpokenDifferently(const logic::Frame& before, const logic::Frame& after, Cell cell) {
    const auto spoken = [cell](const logic::Frame& frame) {
        CellState state = frame.cells[cell];
        state.colours = {};
        state.candidateColours = {};
        return state;
    };
    return spoken(before) != spoken(after) || before.givens.has(cell) != after.givens.has(cell) ||
           before.branch.has(cell) != after.branch.has(cell) || before.covered != after.covered ||
           before.wrong.has(cell) != after.wrong.has(cell) || before.clashes.has(cell) != after.clashes.has(cell);
}

void notifyFocus(BoardView* view, Cell cell) {
    notify(view, QAccessible::Focus, cell);
}

void notifyRenamed(BoardView* view, Cell cell) {
    notify(view, QAccessible::NameChanged, cell);
}

void notifySelected(BoardView* view) {
    notify(view, QAccessible::SelectionWithin, -1);
}

} // namespace ninefold::widgets
