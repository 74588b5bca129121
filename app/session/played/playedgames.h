// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/playhistory.h"
#include "app/session/work/task.h"
#include "app/store/library/base/location.h"

#include <QObject>

namespace ninefold::session {

/// Records in the library what was played: when a game ends, and once after the start for what was played before. It
/// works in the thread of the library. What fails, because the library is away or read-only, is tried again with the
/// next game.
class PlayedGames : public QObject {
    Q_OBJECT

public:
    PlayedGames(HistoryFiles files, const library::Location& location, QObject* parent = nullptr);

    /// A call while it runs makes it run once more afterwards.
    void catchUp();
    /// Where the library is.
    const library::Location& location() const { return location_; }
    bool isCatchingUp() const { return recording_.isRunning(); }

signals:
    /// The library agrees with the player's files again; `news` = something was written.
    void caughtUp(bool news);

private:
    void finish(bool news);

    HistoryFiles files_;
    library::Location location_;
    bool again_ = false;
    Task<PlayedGames> recording_{*this, libraryThread};
};

} // namespace ninefold::session
