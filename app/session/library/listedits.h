// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"
#include "app/store/library/lists.h"
#include "engine/formats/puzzle.h"

#include <vector>

namespace ninefold::session {

// What is done to collections and tags in the database, so that it can be taken back.

/// Puzzles that something is done with: own ones by their numbers in the database, others as they are.
struct ChosenPuzzles {
    QList<library::Id> stored = {};
    std::vector<formats::Puzzle> others = {};
    int count() const { return static_cast<int>(stored.size() + static_cast<qsizetype>(others.size())); }
};
/// Their numbers in the library; puzzles that are new to it are added.
Result<QList<library::Id>> storedIds(library::Database& database, const ChosenPuzzles& puzzles);

/// What came into a list.
struct ListChange {
    library::ListKind kind = library::ListKind::Collection;
    QString name;
    /// The list was made for it.
    bool isNew = true;
    QList<library::Id> before = {}, added = {};
};
/// Takes note of a list before puzzles come into it, and of those that came.
Result<ListChange> beginChange(library::Database& database, library::ListKind kind, const QString& name);
std::optional<Error> finishChange(library::Database& database, ListChange& change);

/// Puts puzzles into a list, which is made if there is none of this name.
Result<ListChange> fillList(library::Database& database, library::ListKind kind, const QString& name,
                            const QList<library::Id>& puzzles);
/// Takes out what came in. A list that was made for it, or a tag that no puzzle has, is deleted.
std::optional<Error> takeBack(library::Database& database, const ListChange& change);
/// Takes puzzles out of the list of this name, if there is one, and returns those that were in it.
Result<QList<library::Id>> takeOut(library::Database& database, library::ListKind kind, const QString& name,
                                   const QList<library::Id>& puzzles);

} // namespace ninefold::session
