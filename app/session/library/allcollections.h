// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarysource.h"

namespace ninefold::session {

/// The bundled collections and the player's own as one source. A collection and its puzzles belong to one of the two.
class AllCollections : public LibrarySource {
public:
    AllCollections(LibrarySources bundled, LibrarySources own) : bundled_(std::move(bundled)), own_(std::move(own)) {}

    std::vector<LibraryCollection> collections() const override;
    std::vector<const logic::Technique*> techniques(const QString& collection) const override;
    std::vector<qint64> find(const LibraryQuery& query, const std::stop_token& stop) const override;
    std::vector<LibraryPuzzle> puzzles(std::span<const qint64> ids) const override;
    std::vector<formats::Puzzle> playable(std::span<const qint64> ids) const override;
    qint64 idOf(const QString& givens) const override { return bundled_->idOf(givens); }

    /// The number that an own puzzle has here, where its number in the database could be that of a bundled one; and
    /// back.
    static qint64 ownId(qint64 id);
    static bool isOwn(qint64 id);
    static qint64 storedId(qint64 id);

private:
    const LibrarySource& sourceOf(const QString& collection) const;

    LibrarySources bundled_, own_;
};

} // namespace ninefold::session
