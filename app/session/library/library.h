// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/session/library/libraryaccess.h"
#include "app/session/library/librarysource.h"
#include "app/session/library/playhistory.h"
#include "app/session/work/task.h"

#include <QObject>

namespace ninefold::session {

/// The puzzles that the player can choose from, and what was played of them. Nothing is read before the first `open`;
/// then the bundled puzzles come first, and the collections of the database follow.
class Library : public QObject {
    Q_OBJECT

public:
    explicit Library(HistoryFiles files, const QString& folder = documents::kBundledFolder,
                     const LibraryAccess& access = library::usualLocation());

    /// Reads the library, or what was played since the last time.
    void open();
    /// The database is somewhere else now. If it was read, it is read again.
    void setAccess(const LibraryAccess& access);

    /// Null until it was read.
    const LibrarySources& source() const { return source_; }
    const std::vector<LibraryCollection>& collections() const { return collections_; }
    const PlayHistory& history() const { return history_; }
    /// The player's tags that puzzles have, by name.
    const QStringList& tags() const { return tags_; }

signals:
    /// There are other puzzles, or other records of them.
    void libraryChanged();

private:
    void take(const LibrarySources& source, const std::vector<LibraryCollection>& collections);

    HistoryFiles files_;
    QString folder_;
    LibraryAccess access_;
    LibrarySources source_;
    std::vector<LibraryCollection> collections_;
    PlayHistory history_;
    QStringList tags_;
    Task<Library> reading_{*this, shortWorkThreads};
};

} // namespace ninefold::session
