// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"

#include <QObject>

#include <vector>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
}

namespace ninefold::session {

class Announcer;
class Timekeeper;

/// Positions of a game that the player wants to return to. Returning is a move of its own, which Undo takes back, so
/// no way that was tried is ever lost.
class Bookmarks : public QObject {
    Q_OBJECT

public:
    Bookmarks(game::Game& game, store::Keeper& keeper, const Timekeeper& timekeeper, Announcer& announcer);

    struct Place {
        qint64 atMs = 0;
        int cellsLeft = 0;
        /// Is the board as it was there?
        bool isHere = false;
    };
    /// The last set first.
    std::vector<Place> places() const;
    /// Remembers the board as it is now.
    void set();
    /// Goes to one of places().
    void goTo(int place);

private:
    game::Sheet sheetAt(int place) const;
    const Move& moveOf(int place) const;

    game::Game& game_;
    store::Keeper& keeper_;
    const Timekeeper& timekeeper_;
    Announcer& announcer_;
};

} // namespace ninefold::session
