// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>

namespace ninefold::dialogs {

/// Lists the keyboard shortcuts on one page.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    struct Row {
        QString what, keys;
    };
    /// `commands` are the menu entries; the keys of the board are added.
    explicit KeySheet(const QList<Row>& commands, QWidget* parent = nullptr);
    /// The keys of the board.
    static QList<Row> boardRows();
};

} // namespace ninefold::dialogs
