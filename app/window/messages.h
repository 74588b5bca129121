// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"

#include <QObject>

#include <functional>
#include <string_view>

class QLabel;

namespace ninefold::pages {
class BoardPanel;
}
namespace ninefold::session {
class Session;
}
namespace ninefold::widgets {
class BusyStrip;
class Notice;
class StatusLine;
} // namespace ninefold::widgets

namespace ninefold::window {

/// Where messages appear.
struct MessagePlaces {
    /// The last thing that happened, which screen readers announce; else what the selected cell holds.
    widgets::StatusLine& status;
    /// What must not be missed, or offers answers.
    widgets::Notice& notice;
    /// That a puzzle is being generated.
    widgets::BusyStrip& making;
    /// The name of the selected cell.
    QLabel& cellName;
    const pages::BoardPanel& board;
};

/// Shows what the announcer says, and has it say what happens in the game and on the board.
class Messages : public QObject {
    Q_OBJECT

public:
    /// `trigger` runs an action of the menus.
    Messages(session::Session& session, const MessagePlaces& places,
             std::function<void(std::string_view action)> trigger);

    /// Offers to play the puzzle on the clipboard, unless another notice is open.
    void offerPaste();
    /// Shows a problem again that another message has replaced.
    void repeat(const QString& problem);
    /// The sentence of the notice; empty if there is none.
    QString notice() const;

    void showCell();
    /// Closes the notice, unless it says that games cannot be saved.
    void clearNotice();
    /// Closes a notice that has been read or is no longer true, but not the one with the buttons for typing a puzzle
    /// in.
    void dismissNotice();
    /// Closes the notice and clears the status line: the player asks something else.
    void dropAnswer();
    /// Another room opens: what was said is about the puzzle.
    void leavePuzzle();

private:
    void connectSession();
    void connectMaking();
    void connectGame();
    void connectInput();
    void say(const QString& sentence);
    void explainBranch();
    void reportSelection();
    void reportPause(bool paused);
    void celebrate();
    void reportFull();
    void reportMove(const Move& move);
    /// Says that the keyboard has started a link.
    void reportHighlight();
    void reportLinkStart();
    /// Says why a key had no effect.
    void reportRefusal();

    session::Session& session_;
    MessagePlaces places_;
    std::function<void(std::string_view action)> trigger_;
    bool wasFull_ = false;
};

} // namespace ninefold::window
