// SPDX-License-Identifier: MIT
#include "app/session/bookmarks.h"

#include "app/documents/text/numbers.h"
#include "app/game/game.h"
#include "app/session/announcer.h"
#include "app/session/timekeeper.h"
#include "app/store/keeper.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

Bookmarks::Bookmarks(game::Game& game, store::Keeper& keeper, const Timekeeper& timekeeper, Announcer& announcer)
    : game_(game), keeper_(keeper), timekeeper_(timekeeper), announcer_(announcer) {}

const Move& Bookmarks::moveOf(int place) const {
    const std::vector<Move>& moves = keeper_.bookmarks();
    assert(place >= 0 && place < static_cast<int>(moves.size()));
    return moves[moves.size() - 1 - static_cast<std::size_t>(place)];
}

game::Sheet Bookmarks::sheetAt(int place) const {
    game::Sheet sheet = game_.sheet().blank();
    sheet.apply(moveOf(place), true);
    return sheet;
}

std::vector<Bookmarks::Place> Bookmarks::places() const {
    std::vector<Place> places;
    for (int place = 0; place < static_cast<int>(keeper_.bookmarks().size()); ++place) {
        const game::Sheet sheet = sheetAt(place);
        places.push_back({moveOf(place).atMs, sheet.blanks().count(), sheet == game_.sheet()});
    }
    return places;
}

void Bookmarks::set() {
    if (timekeeper_.isPaused()) return;
    const std::vector<Place> known = places();
    if (std::ranges::any_of(known, &Place::isHere)) return announcer_.say(tr("There is a bookmark here already."));
    if (static_cast<int>(known.size()) >= store::kMostBookmarks)
        return announcer_.say(tr("A game has room for %1 bookmarks.").arg(store::kMostBookmarks));
    const game::Sheet blank = game_.sheet().blank();
    const qint64 nowMs = game_.clock().elapsedMs();
    keeper_.addBookmark({nowMs, game::changesBetween(blank, game_.sheet()), game::linksBetween(blank, game_.sheet())});
    announcer_.say(tr("Bookmark set at %1. Puzzle, Bookmarks leads back to it.").arg(documents::clockText(nowMs)));
}

void Bookmarks::goTo(int place) {
    if (timekeeper_.isPaused()) return;
    const game::Sheet there = sheetAt(place);
    const QString time = documents::clockText(moveOf(place).atMs);
    if (!game_.play(game::changesBetween(game_.sheet(), there), game::linksBetween(game_.sheet(), there)))
        return announcer_.say(tr("The board is as it was at this bookmark."));
    announcer_.say(tr("Back to the bookmark at %1. Undo returns to where you were.").arg(time));
}

} // namespace ninefold::session
