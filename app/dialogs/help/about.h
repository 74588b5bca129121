// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace ninefold::dialogs {

/// What the program is: its version, its licence, whom it thanks, and the versions of what it runs on.
class About : public QDialog {
    Q_OBJECT

public:
    explicit About(QWidget* parent = nullptr);

    /// What a report about a mistake needs: the versions of the program, of Qt and of the system, one in each line.
    static QString versions();

signals:
    /// The player wants the handbook.
    void handbookWanted();

private:
    QWidget* texts();
    QWidget* buttons();
};

} // namespace ninefold::dialogs
