// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"
#include "app/store/shelf.h"

namespace ninefold {

/// Writes down what happens to the game, the moment it happens. There is no "save": whoever closes the window, or loses
/// power, finds the game where it was.
class Keeper : public QObject {
    Q_OBJECT

public:
    Keeper(Game& game, Shelf& shelf, QObject* parent = nullptr);
    ~Keeper() override;

    /// The clock, which nobody tells of, and the file, which other programs may have changed.
    void writeTime();
    /// How often the player was helped in this game: hints, checks, and ways back to a right position.
    int timesHelped() const { return timesHelped_; }
    void setTimesHelped(int times) { timesHelped_ = times; }
    void countHelp() { write(Record::Kind::Help, ++timesHelped_); }
    /// While a saved game is put on the board, nothing new happens.
    void setResting(bool resting) { resting_ = resting; }

private:
    void write(Record::Kind kind, qint64 number);

    Game& game_;
    Shelf& shelf_;
    bool resting_ = false;
    int timesHelped_ = 0;
    /// What the file says of the clock.
    qint64 writtenMs_ = 0;
};

} // namespace ninefold
