// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"

#include <QObject>

#include <any>
#include <optional>
#include <vector>

class QMainWindow;
class QStackedWidget;
class QToolBar;

namespace ninefold::widgets {
class Segments;
}

namespace ninefold::window {

/// The rooms of the window, one of which is its centre: that of the puzzle, which is there from the start, and those of
/// rooms.def, which are made when they are opened for the first time. Their segments stand at the left of the toolbar.
class RoomDeck : public QObject {
    Q_OBJECT

public:
    /// `puzzle` is the room of the puzzle.
    RoomDeck(QMainWindow& window, QWidget& puzzle, const pages::RoomContext& context);

    /// Null in the room of the puzzle.
    pages::Room* current() const;
    bool isPuzzle() const { return current() == nullptr; }

    void showPuzzle();
    /// Opens the room that was open before.
    void showPrevious();
    void show(const pages::RoomSpec& spec);
    /// The player moves through the segments with the keyboard.
    bool hasFocus() const;
    /// Which room is open, which one was before it, and what each shows; nothing for those that are not made yet.
    struct State {
        int open = 0, previous = 0;
        std::vector<std::optional<std::any>> rooms;
    };
    State state() const;
    void takeState(const State& state);
    /// Makes the segments as wide as they should be in a window of this width; returns the width of their toolbar.
    int fit(int window);

signals:
    void roomTurned();

private:
    void turn(int index);
    void make(int index);

    pages::RoomContext context_;
    int open_ = 0, previous_ = 0;
    QStackedWidget* centre_;
    QToolBar* bar_;
    widgets::Segments* segments_;
    /// In the order of the segments. The first is that of the puzzle; it is null, as are those that are not made yet.
    std::vector<pages::Room*> rooms_;
};

} // namespace ninefold::window
