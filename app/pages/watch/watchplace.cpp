// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchplace.h"

#include <utility>

namespace ninefold::pages {

void WatchPlace::set(const Watched& watched, bool solver) {
    if (solver) run_ = Run{watched.request, watched.guided};
    position_ = std::pair(watched.position, watched.mode);
    tab_ = watched.reader;
}

void WatchPlace::returnToTab(RunReader& reader) {
    if (const auto tab = std::exchange(tab_, std::nullopt)) reader.takeTab(*tab);
}

void WatchPlace::returnToPosition(session::Playback& playback, const session::Timeline& timeline) {
    if (!position_ || (timeline.lastKnown() < position_->first && !timeline.isComplete())) return;
    playback.setMode(position_->second);
    playback.goTo(std::exchange(position_, std::nullopt)->first);
}

} // namespace ninefold::pages
