// SPDX-License-Identifier: MIT
#include "app/session/library/library.h"

#include "app/documents/text/messages.h"
#include "app/session/library/allcollections.h"
#include "app/session/library/owncollections.h"
#include "app/session/library/puzzlecollections.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/open.h"

namespace ninefold::session {
namespace {

/// Makes the database if there is none, with the puzzles of the program in it. Returns what the player has to know.
QString prepare(const library::Location& location, const QString& folder) {
    const auto opened = library::openLibrary(location);
    if (!opened) return documents::sentence(opened.error());
    if (!opened.value().keptAs.isEmpty())
        return Library::tr("The library was damaged and begins anew. The old one is kept as %1.")
            .arg(opened.value().keptAs);
    const auto added = library::addBundled(*opened.value().database, folder);
    return added ? QString() : documents::sentence(added.error());
}

} // namespace

Library::Library(HistoryFiles files, const QString& folder) : files_(std::move(files)), folder_(folder) {}

void Library::open() {
    reading_.start(
        [files = files_, folder = folder_, before = history_](const std::stop_token& stop, const auto& post) {
            const auto history =
                std::make_shared<const PlayHistory>(readHistory(files, before, QDate::currentDate(), stop));
            const LibrarySources bundled =
                std::make_shared<PuzzleCollections>(PuzzleCollections::bundled(folder), *history, folder);
            const library::Location location = library::usualLocation();
            const LibrarySources all =
                std::make_shared<AllCollections>(bundled, std::make_shared<OwnCollections>(location, history));
            post([history](Library& owner) { owner.history_ = *history; });
            // The database may take a moment.
            post([bundled, collections = bundled->collections()](Library& owner) {
                if (owner.source_ == nullptr) owner.take(bundled, collections);
            });
            const QString problem = prepare(location, folder);
            return [all, collections = all->collections(), problem](Library& owner) {
                owner.take(all, collections);
                owner.report(problem);
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
