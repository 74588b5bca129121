// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/request.h"
#include "app/pages/page.h"
#include "app/pages/room.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"
#include "app/widgets/plainlabels.h"
#include "app/window/commands.h"
#include "app/window/dialogs.h"
#include "app/window/exporter.h"
#include "app/window/frame/appearance.h"
#include "app/window/frame/roomdeck.h"
#include "app/window/importer.h"

#include <QMainWindow>

#include <any>
#include <memory>
#include <vector>

namespace ninefold::desktop {
struct CrashReport;
}

namespace ninefold::window {

class Messages;
class PuzzleRoom;
class Start;
class WindowStatus;

/// Puts the main window together: the board, the column with the pages and the pad, the menus, the status line.
/// Contains no game logic.
class MainWindow : public QMainWindow, private pages::PageHost, private pages::RoomHost {
    Q_OBJECT

public:
    explicit MainWindow(std::shared_ptr<session::Session> session = std::make_shared<session::Session>());
    ~MainWindow() override;

    /// What the window shows beyond the session.
    struct State {
        QRect geometry;
        RoomDeck::State rooms;
        std::string_view page;
        std::vector<std::any> pageStates;
        /// The card about a finished game is open.
        bool card = false;
    };
    State state();
    /// Continues where another window over the same session has stopped, in place of `begin`.
    void resume(const State& state);

    /// Starts with the puzzles of these files, or with the game played last.
    void begin(const QStringList& files);
    /// Does what the desktop asks for, except opening files.
    void fulfil(const desktop::Request& request);
    void comeToFront();
    /// Says that the program crashed the last time.
    void offerReport(const desktop::CrashReport& report);

    session::Session& session() { return session_; }
    const std::shared_ptr<session::Session>& sharedSession() const { return owned_; }
    Importer& importer() { return importer_; }
    Exporter& exporter() { return exporter_; }
    QAction* action(std::string_view id) const { return commands_.action(id); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void trigger(std::string_view action) override { commands_.trigger(action); }
    void showCell() override;
    void focusBoard() override;
    void openTechnique(std::string_view id) override;
    void setWatched(const QString& solver) override;
    void practise(const QString& technique);
    void savePictures(const session::RunView& view, quint64 here, const QString& title) override;
    void showPuzzle() override;
    void analyse(const formats::Puzzle& puzzle) override { dialogs_.analyse(puzzle); }
    void print(const std::vector<formats::Puzzle>& puzzles) override { exporter_.askForPrinter(puzzles); }
    void roomChanged() override;
    void leaveRoom() override;

    void connectFlows();
    void connectRooms();
    /// Another room is open.
    void turnRoom();
    void connectCommands();
    void connectApplication();
    void useSettings(const store::Settings& settings);
    void useTheme(const widgets::Theme& theme);
    /// Another page of the puzzle's room is open.
    void turnPage(bool asked);
    /// Fills the primary tool and names the keys that work now.
    void showWhatWorks();
    void updateAway();
    void showTitle();
    /// Shows which keys work now.
    void showKeys();
    /// Makes text, tools and the puzzle's room as the size of the window wants them.
    void arrange();
    void enableCommands();
    void saveAll();

    /// Constructed first: it applies to all labels that are made later.
    widgets::PlainLabels plainLabels_;
    const std::shared_ptr<session::Session> owned_;
    session::Session& session_;
    Importer importer_;
    Exporter exporter_;
    Appearance appearance_;
    Commands commands_;
    Dialogs dialogs_;
    widgets::BoardOverlay overlay_;
    RoomDeck* rooms_ = nullptr;
    PuzzleRoom* puzzle_ = nullptr;
    double textScale_ = 1;
    WindowStatus* status_ = nullptr;
    Messages* messages_ = nullptr;
    Start* start_ = nullptr;
};

} // namespace ninefold::window
