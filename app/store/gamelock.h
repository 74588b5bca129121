// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/filestate.h"

namespace ninefold {

/// A file beside a game that says who plays it, locked as long as it is played. The system lets go of the lock when
/// its process ends, however it ends, so no lock is ever left behind. Who deletes the file takes the lock away:
/// isHeld() tells, and the one who comes next gets a file and a lock of its own.
///
/// It is not a QLockFile, which cannot tell whether it still holds, removes the file of the next one in that case, and
/// takes a process for the owner that only has its number. The text in the file is the same, so each heeds the other.
class GameLock {
public:
    enum class State {
        Held,
        HeldByOther,   ///< another window on this computer plays it
        HeldElsewhere, ///< so does another computer that shares the folder
        Impossible,    ///< no lock can be made here
    };

    explicit GameLock(const QString& path) : path_(path) {}
    GameLock(const GameLock&) = delete;
    GameLock& operator=(const GameLock&) = delete;
    ~GameLock();

    /// Its folder is made when it is missing. To be called once.
    State tryLock();
    bool isHeld() const;
    /// The name of the computer that holds it, after HeldElsewhere.
    QString computer() const { return computer_; }

private:
    State lockOnce();
    bool belongsElsewhere();
    void sign();
    void close();

    QString path_, computer_;
    int handle_ = -1;
};

} // namespace ninefold
