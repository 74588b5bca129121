// SPDX-License-Identifier: MIT
#include "app/session/library/followingpuzzles.h"

#include "app/session/library/allcollections.h"

namespace ninefold::session {

void FollowingPuzzles::follow(const LibrarySources& source, std::vector<qint64> ids) {
    take_({});
    if (ids.empty() || !AllCollections::isOwn(ids.front())) return reading_.stop();
    reading_.start([source, ids = std::move(ids)](const auto&, const auto&) {
        std::vector<qint64> left;
        for (const LibraryPuzzle& one : source->puzzles(ids))
            if (one.id == ids.front() || (one.id != 0 && one.play.state != PlayState::Solved)) left.push_back(one.id);
        return [puzzles = source->playable(left)](FollowingPuzzles& owner) { owner.take_(puzzles); };
    });
}

} // namespace ninefold::session
