// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/newpuzzles/levelaverages.h"

#include <QObject>

class QWidget;

namespace ninefold::dialogs {
class NewPuzzleDialog;
}
namespace ninefold::session {
class Session;
}

namespace ninefold::window {

/// Opens the dialog New Puzzle, passes its request to the maker, and remembers it for the next time. Puzzles for the
/// request in the dialog are made ahead.
class NewPuzzles : public QObject {
    Q_OBJECT

public:
    explicit NewPuzzles(session::Session& session, QObject* parent = nullptr);

    /// The caller shows it.
    dialogs::NewPuzzleDialog* makeDialog(QWidget* parent);
    /// Makes puzzles ahead that fit the last request.
    void makeAhead();

private:
    void connectRequests(dialogs::NewPuzzleDialog& dialog);
    void connectMaking(dialogs::NewPuzzleDialog& dialog);
    void play(const dialogs::NewPuzzleDialog& dialog);
    void keepRequest(const dialogs::NewPuzzleDialog& dialog);

    session::Session& session_;
    session::LevelAverages averages_;
};

} // namespace ninefold::window
