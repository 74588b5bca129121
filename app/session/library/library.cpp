// SPDX-License-Identifier: MIT
#include "app/session/library/library.h"

#include "app/session/library/allcollections.h"
#include "app/session/library/owncollections.h"
#include "app/session/library/puzzlecollections.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/lists.h"

namespace ninefold::session {
namespace {

/// What the database says before its puzzles are asked for.
struct Prepared {
    QStringList tags;
    QHash<QString, QStringList> bundledTags;
};

Prepared readTags(library::Database& database) {
    Prepared prepared;
    if (const auto lists = library::puzzleLists(database, library::ListKind::Tag))
        for (const library::PuzzleList& list : lists.value())
            if (list.puzzles > 0) prepared.tags << list.name;
    if (prepared.tags.isEmpty()) return prepared;
    if (const auto tags = library::bundledTags(database)) prepared.bundledTags = tags.value();
    return prepared;
}

/// Makes the database if there is none, with the puzzles of the program in it.
Prepared prepare(const LibraryAccess& access, const QString& folder) {
    const auto opened = access.open();
    if (!opened) return {};
    if (const auto added = library::addBundled(*opened.value().database, folder); !added) {
        access.report(added.error());
        return {};
    }
    return readTags(*opened.value().database);
}

} // namespace

Library::Library(HistoryFiles files, const QString& folder, const LibraryAccess& access)
    : files_(std::move(files)), folder_(folder), access_(access) {}

void Library::setAccess(const LibraryAccess& access) {
    access_ = access;
    if (source_ != nullptr) open();
}

void Library::open() {
    reading_.start([files = files_, access = access_, folder = folder_, before = history_](const std::stop_token& stop,
                                                                                           const auto& post) {
        const auto history =
            std::make_shared<const PlayHistory>(readHistory(files, before, QDate::currentDate(), stop));
        const std::vector<LibraryPuzzle> puzzles = PuzzleCollections::bundled(folder);
        const LibrarySources bundled = std::make_shared<PuzzleCollections>(puzzles, *history, folder);
        post([history](Library& owner) { owner.history_ = *history; });
        // The database may take a moment.
        post([bundled, collections = bundled->collections()](Library& owner) {
            if (owner.source_ == nullptr) owner.take(bundled, collections);
        });
        const Prepared prepared = prepare(access, folder);
        const LibrarySources all = std::make_shared<AllCollections>(
            std::make_shared<PuzzleCollections>(puzzles, *history, folder, prepared.bundledTags),
            std::make_shared<OwnCollections>(access, history));
        return [all, collections = all->collections(), prepared](Library& owner) {
            owner.tags_ = prepared.tags;
            owner.take(all, collections);
        };
    });
}

void Library::take(const LibrarySources& source, const std::vector<LibraryCollection>& collections) {
    source_ = source;
    collections_ = collections;
    emit libraryChanged();
}

} // namespace ninefold::session
