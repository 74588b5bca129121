// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"
#include "app/session/library/librarysource.h"
#include "app/session/library/playhistory.h"
#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"
#include "app/store/library/lists.h"

namespace ninefold::session {

/// The player's own collections, in the database of the library. Each function opens the database for itself, because
/// a connection belongs to one thread.
class OwnCollections : public LibrarySource {
public:
    /// What the ids of collections begin with.
    static constexpr QLatin1String kPrefix{"own:"};
    /// The number of a collection in the database; 0 if it is not an own one.
    static library::Id listOf(const QString& collection);
    static QString collectionOf(library::Id list);

    /// A collection up to `searchedRows` is searched and sorted like the bundled ones, by number, digits and records;
    /// in a larger one the database does it, by what it has indexes for.
    OwnCollections(const LibraryAccess& access, std::shared_ptr<const PlayHistory> history,
                   long long searchedRows = 5000);

    std::vector<LibraryCollection> collections() const override;
    std::vector<const logic::Technique*> techniques(const QString& collection) const override;
    std::vector<qint64> find(const LibraryQuery& query, const std::stop_token& stop) const override;
    std::vector<LibraryPuzzle> puzzles(std::span<const qint64> ids) const override;
    std::vector<formats::Puzzle> playable(std::span<const qint64> ids) const override;
    qint64 idOf(const QString& givens) const override;

private:
    LibraryPuzzle puzzleOf(const library::Entry& entry) const;
    int solvedOf(library::Database& database, const library::PuzzleList& list) const;
    /// Null if the library cannot be opened.
    std::unique_ptr<library::Database> open() const;
    QList<library::Entry> entriesOf(std::span<const qint64> ids) const;

    LibraryAccess access_;
    std::shared_ptr<const PlayHistory> history_;
    long long searchedRows_;
};

} // namespace ninefold::session
