// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/action.h"
#include "engine/formats/puzzle.h"

#include <QString>

#include <any>
#include <span>
#include <string_view>
#include <vector>

class QWidget;

namespace ninefold::session {
class RunView;
class Session;
} // namespace ninefold::session

namespace ninefold::pages {

/// What the window does for its rooms.
class RoomHost {
public:
    virtual ~RoomHost() = default;
    /// Opens the room of the puzzle, the first one, and with it what is on the board.
    virtual void showPuzzle() = 0;
    /// Opens the explanation of a technique.
    virtual void openTechnique(std::string_view id) = 0;
    /// Opens what is known about a puzzle, with its ratings.
    virtual void analyse(const formats::Puzzle& puzzle) = 0;
    /// Asks which pictures of a run to save.
    virtual void savePictures(const session::RunView& view, quint64 here, const QString& title) = 0;
    virtual void print(const std::vector<formats::Puzzle>& puzzles) = 0;
    /// What the room does with actions, or its summary, has changed.
    virtual void roomChanged() = 0;
    /// Opens the room that was open before this one.
    virtual void leaveRoom() = 0;
};

struct RoomContext {
    session::Session& session;
    RoomHost& host;
};

/// A room replaces the whole centre of the window: the board and the column beside it are one, the library another. It
/// keeps its state while another room is open.
class Room {
public:
    virtual ~Room() = default;
    virtual QWidget* widget() = 0;
    /// For the end of the toolbar while the room is open; null for nothing.
    virtual QWidget* tools() { return nullptr; }
    /// The room was opened.
    virtual void shown() {}
    /// Gives the keyboard to what the room is for.
    virtual void takeFocus() = 0;
    /// The keys that work in it, for the status line.
    virtual QString keys() const = 0;
    /// What the room shows, in a few words, for the end of the status line.
    virtual QString summary() const { return {}; }
    /// Does the room carry out this action of the menus now? While it is open, those of the game are not possible.
    virtual bool offers(std::string_view /*action*/) const { return false; }
    virtual void run(std::string_view /*action*/) {}
    /// Shows a technique that was asked for elsewhere; only the room about techniques does.
    virtual void explain(std::string_view /*technique*/) {}
    /// Practises a technique that was chosen elsewhere; only the room about techniques does.
    virtual void practise(std::string_view /*technique*/) {}
    /// Goes back within the room, or to the room before; false if there is nothing to go back to.
    virtual bool goBack() { return false; }
    /// What the room shows beyond the session, for the same room of another window, which takes it over when it is
    /// open.
    virtual std::any state() const { return {}; }
    virtual void takeState(const std::any& /*state*/) {}
};

/// One room of rooms.def, before it is made: it is made when it is opened for the first time.
struct RoomSpec {
    /// The action that opens it.
    ActionSpec action;
    /// Translated in the context "Rooms".
    const char* title;
    /// The parent owns the room.
    Room* (*make)(const RoomContext& context, QWidget* parent);
};

/// All rooms but the first, which is that of the puzzle, in the order of their segments.
std::span<const RoomSpec* const> allRooms();

#define NINEFOLD_ROOM(name) extern const RoomSpec name##Room;
#include "app/pages/rooms.def"
#undef NINEFOLD_ROOM

} // namespace ninefold::pages
