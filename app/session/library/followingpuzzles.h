// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarysource.h"
#include "app/session/work/task.h"

#include <QObject>

#include <functional>

namespace ninefold::session {

/// After a puzzle of the player's own collections the next one there is offered, in the order in which it was shown.
class FollowingPuzzles : public QObject {
    Q_OBJECT

public:
    /// Takes the puzzles; none for those that come with the program.
    using Take = std::function<void(const std::vector<formats::Puzzle>& puzzles)>;
    explicit FollowingPuzzles(Take take) : take_(std::move(take)) {}

    /// At most this many puzzles are read ahead.
    static constexpr int kMost = 100;
    /// The chosen puzzle first; those that are solved are left out. Puzzles that come with the program are followed by
    /// others of their level without that.
    void follow(const LibrarySources& source, std::vector<qint64> ids);

private:
    Take take_;
    Task<FollowingPuzzles> reading_{*this, questionThreads};
};

} // namespace ninefold::session
