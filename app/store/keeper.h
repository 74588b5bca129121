// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"
#include "app/store/savedgames.h"

namespace ninefold::store {

/// Saves every event of a game at once. There is no "save" command: after closing the window, or a power cut, the
/// player finds the game unchanged.
class Keeper : public QObject {
    Q_OBJECT

public:
    Keeper(game::Game& game, SavedGames& savedGames, QObject* parent = nullptr);
    ~Keeper() override;

    /// Saves the clock, which emits no signal, and checks the file, which other programs may have changed.
    void writeTime();
    /// How often the player was helped in this game: hints, checks, and going back before a mistake.
    int timesHelped() const { return timesHelped_; }
    void setTimesHelped(int times) { timesHelped_ = times; }
    void countHelp();
    /// Set while a saved game is being loaded, so that its moves are not saved again.
    void setResting(bool resting) { resting_ = resting; }

private:
    void write(Record::Kind kind, qint64 number);

    game::Game& game_;
    SavedGames& savedGames_;
    bool resting_ = false;
    int timesHelped_ = 0;
    /// The clock value that was written last.
    qint64 writtenMs_ = 0;
};

} // namespace ninefold::store
