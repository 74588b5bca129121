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

/// Opens the dialog New Puzzle, has made what it asks for, and remembers it for the next time. Puzzles of the kind in
/// the dialog are made ahead.
class NewPuzzles : public QObject {
    Q_OBJECT

public:
    explicit NewPuzzles(session::Session& session, QObject* parent = nullptr);

    /// The caller shows it.
    dialogs::NewPuzzleDialog* makeDialog(QWidget* parent);
    /// Has puzzles made ahead as the player wanted them last.
    void makeAhead();

private:
    void connectRequests(dialogs::NewPuzzleDialog& dialog);
    void connectMaking(dialogs::NewPuzzleDialog& dialog);
    void play(const dialogs::NewPuzzleDialog& dialog);

    session::Session& session_;
    session::LevelAverages averages_;
};

} // namespace ninefold::window
