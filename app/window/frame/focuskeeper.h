// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QWidget;

namespace ninefold::window {

/// Keeps the keyboard in use: notices when no widget of the window has the focus any more, and makes the keys of Quit
/// work in the other windows of the program too, also in a modal dialog.
class FocusKeeper : public QObject {
    Q_OBJECT

public:
    FocusKeeper(QMainWindow& window, QAction& quit);

signals:
    /// The focused widget has been hidden or disabled.
    void focusLost();

private:
    void check();
    void lendQuitTo(QWidget& other);

    QMainWindow& window_;
    QAction& quit_;
};

} // namespace ninefold::window
