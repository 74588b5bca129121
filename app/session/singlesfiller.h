// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
}

namespace ninefold::session {

class Announcer;
class Examiner;
class Preferences;

/// Places all singles that are on the board now, as one move.
class SinglesFiller {
    Q_DECLARE_TR_FUNCTIONS(SinglesFiller)

public:
    SinglesFiller(game::Game& game, const Examiner& examiner, store::Keeper& keeper, const Preferences& preferences,
                  Announcer& announcer);

    void fill();

private:
    game::Game& game_;
    const Examiner& examiner_;
    store::Keeper& keeper_;
    const Preferences& preferences_;
    Announcer& announcer_;
};

} // namespace ninefold::session
