// SPDX-License-Identifier: MIT
#include "app/session/played/playedgames.h"

#include "app/session/played/gamerecording.h"
#include "app/store/library/bundledpuzzles.h"

namespace ninefold::session {
namespace {

/// A game of a bundled puzzle finds it in the library only if the bundled puzzles are there.
bool record(const LibraryAccess& access, const HistoryFiles& files, const std::stop_token& stop) {
    const auto opened = access.open();
    if (!opened) return false;
    auto news = library::addBundled(*opened.value().database);
    if (news) news = recordGamesOf(files, *opened.value().database, documents::kBundledFolder, stop);
    if (!news) access.report(news.error());
    return news && news.value();
}

} // namespace

PlayedGames::PlayedGames(HistoryFiles files, const LibraryAccess& access, QObject* parent)
    : QObject(parent), files_(std::move(files)), access_(access) {}

void PlayedGames::catchUp() {
    if (recording_.isRunning()) {
        again_ = true;
        return;
    }
    again_ = false;
    recording_.start([files = files_, access = access_](const std::stop_token& stop, const auto&) {
        return [news = record(access, files, stop)](PlayedGames& owner) { owner.finish(news); };
    });
}

void PlayedGames::finish(bool news) {
    if (again_) catchUp();
    emit caughtUp(news);
}

} // namespace ninefold::session
