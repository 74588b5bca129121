// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/session/library/playhistory.h"
#include "app/session/work/task.h"

#include <QObject>

namespace ninefold::session {

/// Records in the library what was played: when a game ends, and once after the start for what was played before. It
/// works in the thread of the library. What fails, because the library is away or read-only, is tried again with the
/// next game.
class PlayedGames : public QObject {
    Q_OBJECT

public:
    PlayedGames(HistoryFiles files, const LibraryAccess& access, QObject* parent = nullptr);

    /// A call while it runs makes it run once more afterwards.
    void catchUp();
    /// The library is somewhere else now. To be followed by `catchUp`.
    void setAccess(const LibraryAccess& access) { access_ = access; }
    bool isCatchingUp() const { return recording_.isRunning(); }

signals:
    /// The library agrees with the player's files again; `news` = something was written.
    void caughtUp(bool news);

private:
    void finish(bool news);

    HistoryFiles files_;
    LibraryAccess access_;
    bool again_ = false;
    Task<PlayedGames> recording_{*this, libraryThread};
};

} // namespace ninefold::session
