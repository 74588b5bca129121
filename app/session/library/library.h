// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
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
    explicit Library(HistoryFiles files, const QString& folder = documents::kBundledFolder);

    /// Reads the library, or what was played since the last time.
    void open();

    /// Null until it was read.
    const LibrarySources& source() const { return source_; }
    const std::vector<LibraryCollection>& collections() const { return collections_; }
    const PlayHistory& history() const { return history_; }
    /// The player's tags that puzzles have, by name.
    const QStringList& tags() const { return tags_; }

signals:
    /// There are other puzzles, or other records of them.
    void libraryChanged();
    /// The player's own collections cannot be read: a sentence that says why, once.
    void libraryUnusable(const QString& sentence);

private:
    void take(const LibrarySources& source, const std::vector<LibraryCollection>& collections);
    void report(const QString& problem);

    HistoryFiles files_;
    QString folder_;
    LibrarySources source_;
    std::vector<LibraryCollection> collections_;
    PlayHistory history_;
    QStringList tags_;
    QString problem_;
    Task<Library> reading_{*this, shortWorkThreads};
};

} // namespace ninefold::session
