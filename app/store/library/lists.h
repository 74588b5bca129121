// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"

#include <QHash>

namespace ninefold::library {

/// Collections and tags are the same but for their names: lists of puzzles that a player makes.
enum class ListKind { Collection, Tag };

struct PuzzleList {
    Id id = 0;
    QString name;
    /// The file of the puzzles that come with the program ("very-easy"), so that its name can be translated; empty for
    /// an own list. These can be neither renamed nor deleted.
    QString bundled;
    long long puzzles = 0;
    /// How many of them were played to the end.
    long long solved = 0;
};

/// The bundled ones first, then by name.
Result<QList<PuzzleList>> puzzleLists(Database& database, ListKind kind);
/// Empty if there is none of this number.
Result<QString> nameOfList(Database& database, ListKind kind, Id list);

/// Makes an empty list; one of that name stays as it is. Returns its number.
Result<Id> makeList(Database& database, ListKind kind, const QString& name);
/// False if another list has that name, or it is a bundled one.
Result<bool> renameList(Database& database, ListKind kind, Id list, const QString& name);
/// The puzzles stay in the library. For undo, ask for `listedPuzzles` first, and makeList and addToList bring it back.
std::optional<Error> deleteList(Database& database, ListKind kind, Id list);

/// The tags of the puzzles that come with the program, by their givens as they come.
Result<QHash<QString, QStringList>> bundledTags(Database& database);

Result<QList<Id>> listedPuzzles(Database& database, ListKind kind, Id list);
std::optional<Error> addToList(Database& database, ListKind kind, Id list, const QList<Id>& puzzles);
std::optional<Error> removeFromList(Database& database, ListKind kind, Id list, const QList<Id>& puzzles);

/// Removes puzzles from the library, with their ratings; returns how many. Those that were played stay.
Result<long long> deletePuzzles(Database& database, const QList<Id>& puzzles);
/// An empty name is none. The words of it are found from then on.
std::optional<Error> renamePuzzle(Database& database, Id puzzle, const QString& name);

} // namespace ninefold::library
