// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace ninefold::dialogs {

/// Where the library is: in the player's file, or on a PostgreSQL server.
class LibrarySettings : public QWidget {
    Q_OBJECT

public:
    explicit LibrarySettings(const QString& address, QWidget* parent = nullptr);

    /// As in the settings: empty = the player's file.
    QString address() const;
    /// False if there is no such address.
    bool isUsable() const;
    /// Connects to the server, in a thread, and says how that went.
    void test();

signals:
    void addressEdited();

private:
    void build();
    void edit();
    void say(const QString& sentence);

    QRadioButton *here_, *server_;
    QLineEdit* address_;
    QPushButton* test_;
    /// What is wrong with the address, or how the test went.
    QLabel* answer_;
    session::Task<LibrarySettings> testing_{*this, session::shortWorkThreads};
};

} // namespace ninefold::dialogs
