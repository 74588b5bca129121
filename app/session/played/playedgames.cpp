// SPDX-License-Identifier: MIT
#include "app/session/played/playedgames.h"

#include "app/session/played/gamerecording.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/open.h"

namespace ninefold::session {
namespace {

/// A game of a bundled puzzle finds it in the library only if the bundled puzzles are there.
bool record(const library::Location& location, const HistoryFiles& files, const std::stop_token& stop) {
    const auto opened = library::openLibrary(location);
    if (!opened || !library::addBundled(*opened.value().database)) return false;
    const auto news = recordGamesOf(files, *opened.value().database, documents::kBundledFolder, stop);
    return news && news.value();
}

} // namespace

PlayedGames::PlayedGames(HistoryFiles files, const library::Location& location, QObject* parent)
    : QObject(parent), files_(std::move(files)), location_(location) {}

void PlayedGames::catchUp() {
    if (recording_.isRunning()) {
        again_ = true;
        return;
    }
    again_ = false;
    recording_.start([files = files_, location = location_](const std::stop_token& stop, const auto&) {
        return [news = record(location, files, stop)](PlayedGames& owner) { owner.finish(news); };
    });
}

void PlayedGames::finish(bool news) {
    if (again_) catchUp();
    emit caughtUp(news);
}

} // namespace ninefold::session
