// SPDX-License-Identifier: MIT
#include "app/session/library/library.h"

#include "app/session/library/puzzleshelves.h"

namespace ninefold::session {

Library::Library(HistoryFiles files, const QString& folder) : files_(std::move(files)), folder_(folder) {}

void Library::open() {
    reading_.start([files = files_, folder = folder_, before = history_](const std::stop_token& stop, const auto&) {
        PlayHistory history = readHistory(files, before, QDate::currentDate(), stop);
        const LibrarySources source = std::make_shared<PuzzleShelves>(PuzzleShelves::bundled(folder), history, folder);
        return [source, shelves = source->shelves(), history = std::move(history)](Library& owner) {
            owner.source_ = source;
            owner.shelves_ = shelves;
            owner.history_ = history;
            emit owner.libraryChanged();
        };
    });
}

} // namespace ninefold::session
