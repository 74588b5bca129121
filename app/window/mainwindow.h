// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/watching.h"
#include "app/session/session.h"
#include "app/widgets/plainlabels.h"
#include "app/window/exporter.h"
#include "app/window/importer.h"

#include <QMainWindow>

#include <map>
#include <string_view>

class QDialog;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace ninefold::pages {
class BoardPanel;
class HintPage;
class Pad;
class PlayPage;
class StepsPage;
} // namespace ninefold::pages
namespace ninefold::widgets {
class BusyStrip;
class Column;
class Notice;
class StatusLine;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::window {

struct ActionSpec;

/// Assembles the main window: menus from the action table, board, column, status line. Contains no game logic.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Starts with the puzzles of these files, or with the game played last.
    void begin(const QStringList& files);

    session::Session& session() { return session_; }
    QAction* action(std::string_view id) const;

    /// Asks which digit of the selected cell to explain.
    void askWhy();
    void showSteps(bool all);
    void chooseTechniques();
    Importer& importer() { return importer_; }
    Exporter& exporter() { return exporter_; }
    /// Shows the page for watching solvers.
    void watch();
    /// Shows the current game as a replay on that page.
    void replay();
    void savePictures();
    void race();
    void toggleFullScreen();
    void showKeys();
    void showProperties();
    void showCollection();
    void changeKeys();
    void countSolutions();
    void compareSolvers();
    void changeSettings();
    void about();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildActions();
    /// Opens a menu by keyboard or by name, at the toolbar.
    void popUp(QMenu* menu);
    QAction* addSubmenu(QMenu& menu, const ActionSpec& spec);
    void buildCentre();
    void buildStatus();
    void connectSession();
    void connectGame();
    void clearNotice();
    void connectMaking();
    /// Closes a notice that has been read or is no longer true, but not the one with the buttons for typing a
    /// puzzle in.
    void dismissNotice();
    /// Closes the notice and clears the status line: the player asks something else.
    void dropAnswer();
    void connectPage();
    void connectHints();
    void connectSteps();
    void connectStepLists();
    void showHint();
    /// Draws the hint or the chosen step on the board while its page is visible.
    void showOverlay();
    void usePage(const QWidget* page);
    void connectWatching();
    void setWatching(bool on);
    void flip(bool store::Settings::*field, bool on);
    void restorePlace();
    void saveAll();
    void useSettings(const store::Settings& settings);
    const widgets::Theme& theme() const;
    void useKeys();
    void useMotion();
    /// Shows a modal dialog.
    void ask(QDialog* dialog);
    /// Shows a dialog beside the window. When it closes, the board gets the focus.
    void open(QDialog* dialog);
    void focusBoard();
    /// Focuses the board when the focused widget has been hidden or disabled.
    void keepFocus();
    /// Makes Ctrl+Q quit from this window too, also from a modal dialog.
    void lendQuitTo(QWidget& other);
    void useTheme();
    void showTitle();
    /// The instructions for a new player.
    QString firstWords() const;
    /// Offers a puzzle on the clipboard, once, after the window is shown.
    void offerClipboard(bool first);
    void celebrate();
    void showCell();
    void tellMove(const Move& move);
    /// Says why a key had no effect.
    void tellRefusal();
    void enableActions();

    /// Constructed first: it applies to all labels that are made later.
    widgets::PlainLabels plainLabels_;
    session::Session session_;
    Importer importer_;
    Exporter exporter_;
    pages::Watching watching_;
    QPalette systemPalette_;
    std::map<std::string_view, QAction*> actions_;
    QSplitter* splitter_ = nullptr;
    /// Holds the board of the game and the watched board.
    QStackedWidget* boards_ = nullptr;
    pages::BoardPanel* board_ = nullptr;
    pages::Pad* pad_ = nullptr;
    widgets::Notice* notice_ = nullptr;
    /// Above the boards, while a puzzle is being generated.
    widgets::BusyStrip* making_ = nullptr;
    widgets::Column* column_ = nullptr;
    pages::PlayPage* page_ = nullptr;
    pages::HintPage* hint_ = nullptr;
    pages::StepsPage* steps_ = nullptr;
    /// The page to return to when the hint is closed.
    QWidget* pageBefore_ = nullptr;
    /// True while returning to it.
    bool goingBack_ = false;
    widgets::StatusLine* status_ = nullptr;
    QLabel* place_ = nullptr;
};

} // namespace ninefold::window
