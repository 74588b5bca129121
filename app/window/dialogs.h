// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/settings/keysheet.h"
#include "app/session/pictures/picturereading.h"
#include "app/window/newpuzzles.h"
#include "engine/formats/puzzle.h"
#include "engine/solve/verdict.h"

#include <QObject>

#include <functional>
#include <string_view>

class QDialog;
class QMainWindow;

namespace ninefold::pages {
class Race;
}
namespace ninefold::session {
class Session;
}
namespace ninefold::dialogs {
class Properties;
}

namespace ninefold::window {

class Appearance;
class Commands;
class Exporter;

/// Opens the dialogs of the window.
class Dialogs : public QObject {
    Q_OBJECT

public:
    Dialogs(session::Session& session, Exporter& exporter, const Commands& commands, const Appearance& appearance,
            QMainWindow& window);

    void chooseNew();
    /// These two stay open beside the window.
    void showHowToPlay();
    /// Opened at the solver whose run is shown.
    void explainSolvers();
    void setWatched(const QString& solver) { watched_ = solver; }
    /// The handbook, with a page opened if it is named.
    void showHandbook(const QString& page = {});
    void showKeys();
    void showProperties();
    void showDaily();
    void showSavedGames();
    /// What is known about a puzzle that is not on the board.
    void analyse(const formats::Puzzle& puzzle);
    /// Shows what was read from a picture beside the picture.
    void reviewPicture(const session::GridReadings& grids);
    void countSolutions();
    void explainSolutions();
    void compareSolvers();
    pages::Race* race();
    void changeKeys();
    void changeSettings();
    void chooseTechniques();
    void about();
    /// Beside the window; `remove` deletes the report.
    void showCrashReport(const QString& text, const std::function<void()>& remove);

    /// Begins to make new puzzles ahead, as the player wanted them last.
    void makeAhead() { newPuzzles_.makeAhead(); }

signals:
    /// The player wants many new puzzles, and is to be asked how many.
    void severalWanted(ninefold::rating::Level level);
    /// What was read from a picture is right, and is to be played.
    void pictureAccepted(const ninefold::formats::Puzzle& puzzle);
    /// The player asks what a technique is.
    void techniqueWanted(const QString& id);
    /// A dialog was closed: the keyboard focus should go back to the board.
    void dialogClosed();

private:
    void examineIn(dialogs::Properties& properties, const Grid& puzzle, const solve::Verdict& verdict,
                   bool candidatesBind);
    /// The commands of the menus with their keys, also those that the player has changed.
    QList<dialogs::KeySheet::Row> commandRows() const;
    /// Shows a dialog that is modal to this window only: other windows stay usable.
    void ask(QDialog* dialog);
    /// Shows a dialog beside the window.
    void open(QDialog* dialog);
    /// Shows the page of this type that is open, if there is one.
    template <typename PageType>
    bool raiseOpen();

    session::Session& session_;
    Exporter& exporter_;
    const Commands& commands_;
    const Appearance& appearance_;
    QMainWindow& window_;
    NewPuzzles newPuzzles_;
    /// The name of the solver whose run is shown, if any.
    QString watched_;
};

} // namespace ninefold::window
