// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/verdict.h"

#include <QObject>

namespace ninefold::game {
class Game;
}

namespace ninefold::session {

class Announcer;
class EngineSession;
class Preferences;

/// Starts and keeps branches, and watches the one that is being tried for a contradiction.
class Branching : public QObject {
    Q_OBJECT

public:
    Branching(game::Game& game, EngineSession& engine, const Preferences& preferences, Announcer& announcer);

    /// Starts a branch, or keeps the one that is being tried.
    void toggle();
    /// Takes back all moves of the branch that is being tried.
    void drop();

signals:
    void branchStarted();

private:
    void watch();
    void takeVerdict(const solve::Verdict& verdict);

    game::Game& game_;
    EngineSession& engine_;
    const Preferences& preferences_;
    Announcer& announcer_;
};

} // namespace ninefold::session
