// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk.h"

#include <QMainWindow>

#include <map>
#include <string_view>

class QLabel;
class QSplitter;

namespace ninefold {

class BoardPanel;
class Notice;
class Pad;

/// Puts the window together: menus from the table, board, column, status line. Decides nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    Desk& desk() { return desk_; }
    QAction* action(std::string_view id) const;

    void askForFile();
    void paste();
    void toggleFullScreen();
    void about();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildActions();
    void buildDesk();
    void buildStatus();
    void connectDesk();
    void restorePlace();
    void useSettings(const Settings& settings);
    void useTheme();
    void showTitle();
    void showCell();
    void enableActions();

    Desk desk_;
    QPalette systemPalette_;
    std::map<std::string_view, QAction*> actions_;
    QSplitter* splitter_ = nullptr;
    BoardPanel* board_ = nullptr;
    Pad* pad_ = nullptr;
    Notice* notice_ = nullptr;
    QLabel* status_ = nullptr;
    QLabel* place_ = nullptr;
    bool themed_ = false;
};

} // namespace ninefold
