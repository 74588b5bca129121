// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/filestate.h"

namespace ninefold::store {

/// A file next to a game that names its player, locked as long as the game is played. The system releases the lock
/// when the process ends in any way, so no stale lock remains. Deleting the file removes the lock: isHeld() reports
/// that, and the next window gets a new file and lock.
///
/// It is not a QLockFile, which cannot check whether it is still held, would then remove the next owner's file, and
/// takes any process with the owner's number for the owner. The text in the file is the same, so each respects the
/// other.
class GameLock {
public:
    enum class State {
        Held,
        HeldByOther,   ///< another window on this computer plays the game
        HeldElsewhere, ///< another computer that shares the folder plays it
        Impossible,    ///< no lock can be made here
    };

    explicit GameLock(const QString& path) : path_(path) {}
    GameLock(const GameLock&) = delete;
    GameLock& operator=(const GameLock&) = delete;
    ~GameLock();

    /// Creates the folder if it is missing. Call it once.
    State tryLock();
    bool isHeld() const;
    /// The name of the computer that holds the lock, after HeldElsewhere.
    QString computer() const { return computer_; }

private:
    State lockOnce();
    bool belongsElsewhere();
    void character();
    void close();

    QString path_, computer_;
    int handle_ = -1;
};

} // namespace ninefold::store
