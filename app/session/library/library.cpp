// SPDX-License-Identifier: MIT
#include "app/session/library/library.h"

#include "app/documents/text/messages.h"
#include "app/session/library/allcollections.h"
#include "app/session/library/owncollections.h"
#include "app/session/library/puzzlecollections.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/lists.h"
#include "app/store/library/open.h"

namespace ninefold::session {
namespace {

/// What the database says before its puzzles are asked for.
struct Prepared {
    /// What the player has to know; empty if all is well.
    QString problem;
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
Prepared prepare(const library::Location& location, const QString& folder) {
    const auto opened = library::openLibrary(location);
    if (!opened) return {.problem = documents::sentence(opened.error())};
    if (!opened.value().keptAs.isEmpty())
        return {.problem = Library::tr("The library was damaged and begins anew. The old one is kept as %1.")
                               .arg(opened.value().keptAs)};
    if (const auto added = library::addBundled(*opened.value().database, folder); !added)
        return {.problem = documents::sentence(added.error())};
    return readTags(*opened.value().database);
}

} // namespace

Library::Library(HistoryFiles files, const QString& folder) : files_(std::move(files)), folder_(folder) {}

void Library::open() {
    reading_.start(
        [files = files_, folder = folder_, before = history_](const std::stop_token& stop, const auto& post) {
            const auto history =
                std::make_shared<const PlayHistory>(readHistory(files, before, QDate::currentDate(), stop));
            const std::vector<LibraryPuzzle> puzzles = PuzzleCollections::bundled(folder);
            const LibrarySources bundled = std::make_shared<PuzzleCollections>(puzzles, *history, folder);
            const library::Location location = library::usualLocation();
            post([history](Library& owner) { owner.history_ = *history; });
            // The database may take a moment.
            post([bundled, collections = bundled->collections()](Library& owner) {
                if (owner.source_ == nullptr) owner.take(bundled, collections);
            });
            const Prepared prepared = prepare(location, folder);
            const LibrarySources all = std::make_shared<AllCollections>(
                std::make_shared<PuzzleCollections>(puzzles, *history, folder, prepared.bundledTags),
                std::make_shared<OwnCollections>(location, history));
            return [all, collections = all->collections(), prepared](Library& owner) {
                owner.tags_ = prepared.tags;
                owner.take(all, collections);
                owner.report(prepared.problem);
            };
        });
}

void Library::take(const LibrarySources& source, const std::vector<LibraryCollection>& collections) {
    source_ = source;
    collections_ = collections;
    emit libraryChanged();
}

void Library::report(const QString& problem) {
    if (!problem.isEmpty() && std::exchange(problem_, problem) != problem) emit libraryUnusable(problem);
}

} // namespace ninefold::session
