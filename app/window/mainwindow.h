// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/page.h"
#include "app/pages/room.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/plainlabels.h"
#include "app/window/appearance.h"
#include "app/window/commands.h"
#include "app/window/dialogs.h"
#include "app/window/exporter.h"
#include "app/window/importer.h"

#include <QMainWindow>

class QStackedWidget;

namespace ninefold::pages {
class BoardPanel;
class BranchBanner;
class FinishCard;
class FoldingPad;
class Pad;
class PageDeck;
} // namespace ninefold::pages
namespace ninefold::widgets {
class BusyStrip;
class Column;
class Notice;
} // namespace ninefold::widgets

namespace ninefold::window {

class Messages;
class PuzzleSplitter;
class RoomDeck;
class Start;
class WindowStatus;

/// Puts the main window together: the board, the column with the pages and the pad, the menus, the status line.
/// Contains no game logic.
class MainWindow : public QMainWindow, private pages::PageHost, private pages::RoomHost {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Starts with the puzzles of these files, or with the game played last.
    void begin(const QStringList& files);

    session::Session& session() { return session_; }
    Importer& importer() { return importer_; }
    Exporter& exporter() { return exporter_; }
    QAction* action(std::string_view id) const { return commands_.action(id); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void trigger(std::string_view action) override { commands_.trigger(action); }
    void showCell() override;
    void focusBoard() override;
    void openTechnique(std::string_view id) override { dialogs_.explainTechnique(id); }
    void savePictures(const session::RunView& view, quint64 here, const QString& title) override;
    void showPuzzle() override;
    void analyse(const formats::Puzzle& puzzle) override { dialogs_.analyse(puzzle); }
    void print(const std::vector<formats::Puzzle>& puzzles) override { exporter_.askForPrinter(puzzles); }
    void roomChanged() override;

    void buildCentre();
    void connectFlows();
    void connectRooms();
    /// Another room is open.
    void turnRoom();
    void connectCommands();
    void connectApplication();
    void useSettings(const store::Settings& settings);
    void useTheme(const widgets::Theme& theme);
    /// Shows the board that belongs to the visible page.
    void turnBoard(bool asked);
    /// The visible page has no board of its own.
    bool isGameBoard() const;
    /// The board of the game is in sight.
    bool isGameShown() const;
    void connectFinish();
    /// Shows the card about a finished game in place of pages and pad, or takes it away.
    void showFinish(bool shown);
    void showTitle();
    /// Shows which keys work now.
    void dropHighlight();
    void showKeys();
    void showPrimary();
    /// Places board and column as the size of the window wants it.
    void arrange();
    void foldPad();
    void enableCommands();
    void saveAll();

    /// Constructed first: it applies to all labels that are made later.
    widgets::PlainLabels plainLabels_;
    session::Session session_;
    Importer importer_;
    Exporter exporter_;
    Appearance appearance_;
    Commands commands_;
    Dialogs dialogs_;
    widgets::BoardOverlay overlay_;
    RoomDeck* rooms_ = nullptr;
    PuzzleSplitter* splitter_ = nullptr;
    /// Holds the board of the game and those of the pages.
    QStackedWidget* boards_ = nullptr;
    pages::BoardPanel* board_ = nullptr;
    pages::Pad* pad_ = nullptr;
    pages::FoldingPad* foldingPad_ = nullptr;
    pages::FinishCard* finish_ = nullptr;
    /// The card about a finished game is shown with the board of the game.
    bool finishOpen_ = false;
    widgets::Notice* notice_ = nullptr;
    /// Above the pages, while a puzzle is being generated.
    widgets::BusyStrip* making_ = nullptr;
    pages::BranchBanner* branch_ = nullptr;
    widgets::Column* column_ = nullptr;
    pages::PageDeck* pages_ = nullptr;
    double textScale_ = 1;
    WindowStatus* status_ = nullptr;
    Messages* messages_ = nullptr;
    Start* start_ = nullptr;
};

} // namespace ninefold::window
