// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/plainlabels.h"
#include "app/coach.h"
#include "app/desk.h"
#include "app/opener.h"
#include "app/pathfinder.h"
#include "app/publisher.h"
#include "app/watching.h"

#include <QMainWindow>

#include <map>
#include <string_view>

class QDialog;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace ninefold {

struct ActionSpec;
class BoardPanel;
class BusyStrip;
class Column;
class HintPage;
class Notice;
class Pad;
class PlayPage;
class StepsPage;
class StatusLine;
class Theme;

/// Puts the window together: menus from the table, board, column, status line. Decides nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Puts the first game on the board: from these files, or the one played last.
    void begin(const QStringList& files);

    Desk& desk() { return desk_; }
    QAction* action(std::string_view id) const;

    Coach& coach() { return coach_; }
    /// Shows the page of steps: the path, or all that can be done now.
    /// Why not a digit in the selected cell? Which one is asked there.
    void askWhy();
    void showSteps(bool all);
    void chooseTechniques();
    Opener& opener() { return opener_; }
    Publisher& publisher() { return publisher_; }
    /// Shows the page on which solvers can be watched.
    void watch();
    /// Shows there how the game went until now.
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
    /// Opens a menu by keyboard or by name, where its button is.
    void popUp(QMenu* menu);
    QAction* addSubmenu(QMenu& menu, const ActionSpec& spec);
    void buildDesk();
    void buildStatus();
    void connectDesk();
    void connectGame();
    void clearNotice();
    void connectMaking();
    /// Takes a notice away that has been read, or is no longer true; not the way out of typing a puzzle in.
    void dismissNotice();
    /// The same, and the sentence in the status line: something else is asked.
    void dropAnswer();
    void connectPage();
    void connectHints();
    void connectSteps();
    void connectStepLists();
    void showHint();
    /// Draws the hint or the chosen step on the board, on its own page.
    void showOverlay();
    void usePage(const QWidget* page);
    void connectWatching();
    void setWatching(bool on);
    void flip(bool Settings::*field, bool on);
    void restorePlace();
    void saveAll();
    void useSettings(const Settings& settings);
    const Theme& theme() const;
    void useKeys();
    void useMotion();
    /// Shows a dialog that stays until it is answered.
    void ask(QDialog* dialog);
    /// Shows a dialog beside the window. When it is closed the keyboard goes back to the board.
    void open(QDialog* dialog);
    void focusBoard();
    /// Whoever had the keyboard may go or be switched off: then the board has it.
    void keepFocus();
    /// Ctrl+Q quits from this window too, also from a dialog that keeps all other keys to itself.
    void lendQuitTo(QWidget& other);
    void useTheme();
    void showTitle();
    /// What a newcomer is told.
    QString firstWords() const;
    /// A puzzle that waits on the clipboard is offered once, when the window stands.
    void offerClipboard(bool first);
    void celebrate();
    void showCell();
    void tellMove(const Move& move);
    /// Why a key did nothing.
    void tellRefusal();
    void enableActions();

    /// First, for all that comes has labels.
    PlainLabels plainLabels_;
    Desk desk_;
    Coach coach_;
    Pathfinder pathfinder_;
    Opener opener_;
    Publisher publisher_;
    Watching watching_;
    QPalette systemPalette_;
    std::map<std::string_view, QAction*> actions_;
    QSplitter* splitter_ = nullptr;
    /// The board of the game, or the one that is watched.
    QStackedWidget* boards_ = nullptr;
    BoardPanel* board_ = nullptr;
    Pad* pad_ = nullptr;
    Notice* notice_ = nullptr;
    /// Above it, while a puzzle is being made.
    BusyStrip* making_ = nullptr;
    Column* column_ = nullptr;
    PlayPage* page_ = nullptr;
    HintPage* hint_ = nullptr;
    StepsPage* steps_ = nullptr;
    /// Where the column goes back to when the hint is closed.
    QWidget* pageBefore_ = nullptr;
    /// While it does.
    bool goingBack_ = false;
    StatusLine* status_ = nullptr;
    QLabel* place_ = nullptr;
};

} // namespace ninefold
