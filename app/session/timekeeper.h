// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
}

namespace ninefold::session {

/// Runs the clock of the game while the player can play, and saves the playing time, of which the journal does not
/// hear with every move.
class Timekeeper : public QObject {
    Q_OBJECT

public:
    Timekeeper(game::Game& game, store::Keeper& keeper);
    ~Timekeeper() override;

    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// Stops the clock while the board cannot be seen, as in a minimised window.
    void setAway(bool away);
    /// Stops the clock while the player still reads the first card.
    void setWaiting(bool waiting);
    void saveNow();

signals:
    void pausedChanged(bool paused);
    /// The clock was started or stopped.
    void clockTurned();

private:
    void beginGame();
    void turnClock();

    game::Game& game_;
    store::Keeper& keeper_;
    QTimer saving_;
    bool paused_ = false;
    bool away_ = false;
    bool waiting_ = false;
};

} // namespace ninefold::session
