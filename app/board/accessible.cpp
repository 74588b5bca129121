// SPDX-License-Identifier: MIT
// What assistive technology sees of the board. Qt asks for interfaces of objects; cells are no
// objects, so each gets an interface of its own when it is first asked for, kept until the board goes.
#include "app/board/accessible.h"

#include "app/board/accessiblecell.h"
#include "app/board/boardview.h"
#include "app/board/spoken.h"

#include "engine/core/houses.h"

#include <QAccessibleWidget>

namespace ninefold {
namespace {

/// The board: a table whose children are its 81 cells.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Table) {}
    /// Qt keeps what was registered until it is told otherwise; cells would outlive the board they belong to.
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
            // Only an interface that was handed out can be asked for again.
            if (ids_[cell] != 0 && QAccessible::accessibleInterface(ids_[cell]) == child) return cell;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(view()->geometryOfBoard().cellAt(view()->mapFromGlobal(QPoint(x, y))));
    }
    /// The focus that people follow is the cursor within the board, not the widget.
    QAccessibleInterface* focusChild() const override {
        return view()->hasFocus() ? child(view()->frame().cursor) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface* cellAt(int row, int column) const override {
        // Assistants ask beyond the table to find its end.
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
    // Cells are selected, never whole rows: what these ask for is exact only in terms of cells.
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
    /// A row counts as selected when all its cells are.
    QList<int> fullHouses(House first) const {
        QList<int> full;
        for (int index = 0; index < 9; ++index)
            if (view()->frame().selected.contains(kHouses[first + index])) full << index;
        return full;
    }
    /// As everywhere: the board asks, and whoever owns the game answers with a frame. True only
    /// says that it was asked for.
    bool want(Cells cells) {
        emit view()->selectionWanted(cells, view()->frame().cursor);
        return true;
    }

    mutable std::array<QAccessible::Id, kCellCount> ids_{};
};

/// For any object that Qt asks about; all but boards are left to Qt.
QAccessibleInterface* boardFactory(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view != nullptr ? new AccessibleBoard(view) : nullptr;
}

/// Without a cell it is news of the whole board.
void tell(BoardView* view, QAccessible::Event type, Cell cell) {
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

/// Only what a name may say: lights, selections and colours change no name, and to tell of them would talk all the
/// time.
bool isSpokenDifferently(const Frame& before, const Frame& after, Cell cell) {
    const auto spoken = [cell](const Frame& frame) {
        CellState state = frame.cells[cell];
        state.colours = {};
        state.candidateColours = {};
        return state;
    };
    return spoken(before) != spoken(after) || before.givens.has(cell) != after.givens.has(cell) ||
           before.branch.has(cell) != after.branch.has(cell) || before.covered != after.covered ||
           before.wrong.has(cell) != after.wrong.has(cell) || before.clashes.has(cell) != after.clashes.has(cell);
}

void tellFocus(BoardView* view, Cell cell) {
    tell(view, QAccessible::Focus, cell);
}

void tellRenamed(BoardView* view, Cell cell) {
    tell(view, QAccessible::NameChanged, cell);
}

void tellSelected(BoardView* view) {
    tell(view, QAccessible::SelectionWithin, -1);
}

} // namespace ninefold
