// SPDX-License-Identifier: MIT
#include "app/session/library/library.h"

#include "app/documents/text/messages.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/open.h"
#include "app/session/library/allshelves.h"
#include "app/session/library/ownshelves.h"
#include "app/session/library/puzzleshelves.h"

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
                std::make_shared<PuzzleShelves>(PuzzleShelves::bundled(folder), *history, folder);
            const library::Location location = library::usualLocation();
            const LibrarySources all =
                std::make_shared<AllShelves>(bundled, std::make_shared<OwnShelves>(location, history));
            post([history](Library& owner) { owner.history_ = *history; });
            // The database may take a moment.
            post([bundled, shelves = bundled->shelves()](Library& owner) {
                if (owner.source_ == nullptr) owner.take(bundled, shelves);
            });
            const QString problem = prepare(location, folder);
            return [all, shelves = all->shelves(), problem](Library& owner) {
                owner.take(all, shelves);
                owner.report(problem);
            };
        });
}

void Library::take(const LibrarySources& source, const std::vector<LibraryShelf>& shelves) {
    source_ = source;
    shelves_ = shelves;
    emit libraryChanged();
}

void Library::report(const QString& problem) {
    if (!problem.isEmpty() && std::exchange(problem_, problem) != problem) emit libraryUnusable(problem);
}

} // namespace ninefold::session
