// SPDX-License-Identifier: MIT
#include "app/session/library/allcollections.h"

#include "app/session/library/owncollections.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// More rows than any database has.
constexpr qint64 kFirstOwn = qint64{1} << 48;

std::vector<qint64> storedIds(std::span<const qint64> ids) {
    std::vector<qint64> stored;
    for (const qint64 id : ids) stored.push_back(AllCollections::storedId(id));
    return stored;
}

} // namespace

qint64 AllCollections::ownId(qint64 id) {
    assert(id >= 0 && id < kFirstOwn);
    return id + kFirstOwn;
}

bool AllCollections::isOwn(qint64 id) {
    return id >= kFirstOwn;
}

qint64 AllCollections::storedId(qint64 id) {
    assert(isOwn(id));
    return id - kFirstOwn;
}

const LibrarySource& AllCollections::sourceOf(const QString& collection) const {
    return OwnCollections::listOf(collection) != 0 ? *own_ : *bundled_;
}

std::vector<LibraryCollection> AllCollections::collections() const {
    std::vector<LibraryCollection> collections = bundled_->collections();
    const std::vector<LibraryCollection> own = own_->collections();
    collections.insert(collections.end(), own.begin(), own.end());
    return collections;
}

std::vector<const logic::Technique*> AllCollections::techniques(const QString& collection) const {
    return sourceOf(collection).techniques(collection);
}

std::vector<qint64> AllCollections::find(const LibraryQuery& query, const std::stop_token& stop) const {
    std::vector<qint64> ids = sourceOf(query.collection).find(query, stop);
    if (OwnCollections::listOf(query.collection) != 0) std::ranges::transform(ids, ids.begin(), ownId);
    return ids;
}

/// All are from one collection.
std::vector<LibraryPuzzle> AllCollections::puzzles(std::span<const qint64> ids) const {
    if (ids.empty() || !isOwn(ids.front())) return bundled_->puzzles(ids);
    std::vector<LibraryPuzzle> puzzles = own_->puzzles(storedIds(ids));
    for (LibraryPuzzle& puzzle : puzzles)
        if (puzzle.id != 0) puzzle.id = ownId(puzzle.id);
    return puzzles;
}

std::vector<formats::Puzzle> AllCollections::playable(std::span<const qint64> ids) const {
    return ids.empty() || !isOwn(ids.front()) ? bundled_->playable(ids) : own_->playable(storedIds(ids));
}

} // namespace ninefold::session
