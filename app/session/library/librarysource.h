// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"
#include "engine/formats/puzzle.h"

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace ninefold::session {

/// Where the puzzles of the library come from. Its functions are called in worker threads, which share it: it does not
/// change while it is used.
class LibrarySource {
public:
    virtual ~LibrarySource() = default;

    virtual std::vector<LibraryCollection> collections() const = 0;
    /// The techniques that puzzles of a collection need, in solving order.
    virtual std::vector<const logic::Technique*> techniques(const QString& collection) const = 0;
    /// The puzzles that fit, in order. Empty when stopped.
    virtual std::vector<qint64> find(const LibraryQuery& query, const std::stop_token& stop) const = 0;
    /// These puzzles; one that is gone has the id 0.
    virtual std::vector<LibraryPuzzle> puzzles(std::span<const qint64> ids) const = 0;
    /// As they are played, printed and saved; without those that are gone.
    virtual std::vector<formats::Puzzle> playable(std::span<const qint64> ids) const = 0;
    /// The puzzle with these givens; 0 if there is none.
    virtual qint64 idOf(const QString& givens) const = 0;
};

using LibrarySources = std::shared_ptr<const LibrarySource>;

} // namespace ninefold::session
