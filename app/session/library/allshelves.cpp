// SPDX-License-Identifier: MIT
#include "app/session/library/allshelves.h"

#include "app/session/library/ownshelves.h"

#include <algorithm>

namespace ninefold::session {
namespace {

/// No database has so many rows.
constexpr qint64 kFirstOwn = qint64{1} << 48;

std::vector<qint64> storedIds(std::span<const qint64> ids) {
    std::vector<qint64> stored;
    for (const qint64 id : ids) stored.push_back(AllShelves::storedId(id));
    return stored;
}

} // namespace

qint64 AllShelves::ownId(qint64 id) {
    return id + kFirstOwn;
}

bool AllShelves::isOwn(qint64 id) {
    return id >= kFirstOwn;
}

qint64 AllShelves::storedId(qint64 id) {
    return id - kFirstOwn;
}

const LibrarySource& AllShelves::sourceOf(const QString& shelf) const {
    return OwnShelves::listOf(shelf) != 0 ? *own_ : *bundled_;
}

std::vector<LibraryShelf> AllShelves::shelves() const {
    std::vector<LibraryShelf> shelves = bundled_->shelves();
    const std::vector<LibraryShelf> own = own_->shelves();
    shelves.insert(shelves.end(), own.begin(), own.end());
    return shelves;
}

std::vector<const logic::Technique*> AllShelves::techniques(const QString& shelf) const {
    return sourceOf(shelf).techniques(shelf);
}

std::vector<qint64> AllShelves::find(const LibraryQuery& query, const std::stop_token& stop) const {
    std::vector<qint64> ids = sourceOf(query.shelf).find(query, stop);
    if (OwnShelves::listOf(query.shelf) != 0) std::ranges::transform(ids, ids.begin(), ownId);
    return ids;
}

/// All are from one shelf.
std::vector<LibraryPuzzle> AllShelves::puzzles(std::span<const qint64> ids) const {
    if (ids.empty() || !isOwn(ids.front())) return bundled_->puzzles(ids);
    std::vector<LibraryPuzzle> puzzles = own_->puzzles(storedIds(ids));
    for (LibraryPuzzle& puzzle : puzzles)
        if (puzzle.id != 0) puzzle.id = ownId(puzzle.id);
    return puzzles;
}

std::vector<formats::Puzzle> AllShelves::playable(std::span<const qint64> ids) const {
    return ids.empty() || !isOwn(ids.front()) ? bundled_->playable(ids) : own_->playable(storedIds(ids));
}

} // namespace ninefold::session
