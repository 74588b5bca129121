// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/keysheet.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

void addGroup(QTreeWidget* tree, const QString& title, const QList<KeySheet::Row>& rows) {
    auto* group = new QTreeWidgetItem(tree, {title});
    QFont strong = tree->font();
    strong.setBold(true);
    group->setFont(0, strong);
    group->setFirstColumnSpanned(true);
    for (const KeySheet::Row& row : rows) new QTreeWidgetItem(group, {row.what, row.keys});
    group->setExpanded(true);
}

} // namespace

KeySheet::KeySheet(const QList<Row>& commands, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* tree = new QTreeWidget(this);
    tree->setColumnCount(2);
    tree->setHeaderLabels({tr("Action"), tr("Keys")});
    tree->setRootIsDecorated(false);
    tree->setWordWrap(true);
    tree->setAccessibleName(windowTitle());
    addGroup(tree, tr("On the board"), boardRows());
    addGroup(tree, tr("Anywhere in the window"), commands);
    tree->header()->setStretchLastSection(false);
    for (int column = 0; column < 2; ++column) {
        tree->resizeColumnToContents(column);
        // Leave a gap between the longest entry and its keys.
        tree->setColumnWidth(column, tree->columnWidth(column) + tree->fontMetrics().averageCharWidth() * 3);
    }
    resize(tree->columnWidth(0) + tree->columnWidth(1) + 60, 680);
    tree->header()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tree);
    column->addWidget(buttons);
}

QList<KeySheet::Row> KeySheet::boardRows() {
    return {{tr("Move"), tr("Arrows, Home, End")},
            {tr("Next empty cell"), tr("Ctrl+arrow")},
            {tr("Select more"), tr("Shift+arrow, drag, Shift+click, Ctrl+click")},
            {tr("Write a digit, or what the mode says"), tr("1 to 9, also on the keypad")},
            {tr("When the digit is chosen first: write it"), tr("Click or Return; with Shift it becomes a candidate")},
            {tr("Type a puzzle in, cell after cell"), tr("Digits; 0, Space or a full stop for an empty cell")},
            {tr("Corner mark"), tr("Shift+digit")},
            {tr("Centre mark"), tr("Ctrl+digit; Settings, Play can make it write candidates")},
            {tr("Colour"), tr("Ctrl+Shift+digit")},
            {tr("Write or remove the candidate under the pointer"), tr("Middle click; right click for more")},
            {tr("Give the candidate under the pointer the last colour"), tr("Middle click in the mode Colour")},
            {tr("Draw a link from candidate to candidate"),
             tr("Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end")},
            {tr("Erase"), tr("Del, Backspace, 0")},
            {tr("Highlight a digit"), tr("Alt+digit; Esc ends it")},
            {tr("Highlight cells with two candidates"), tr("Alt+0")},
            {tr("Select all cells with the same digit, mark or colour"), tr("Double click")},
            {tr("Menu of the cell"), tr("Menu key, right click")},
            {tr("Undo, redo"), tr("Back and forward buttons of the mouse")}};
}

} // namespace ninefold::dialogs
