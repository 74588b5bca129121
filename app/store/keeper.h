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

    /// The clock, which nobody tells of.
    void writeTime();
    void writeHelp(int times) { write(Record::Kind::Help, times); }
    /// While a saved game is put on the board, nothing new happens.
    void setResting(bool resting) { resting_ = resting; }

private:
    void write(Record::Kind kind, qint64 number);

    Game& game_;
    Shelf& shelf_;
    bool resting_ = false;
};

} // namespace ninefold
