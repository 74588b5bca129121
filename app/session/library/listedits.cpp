// SPDX-License-Identifier: MIT
#include "app/session/library/listedits.h"

#include "app/store/library/adding.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/examination.h"

#include <QSet>

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ninefold::session {
namespace {

using library::Database;
using library::Id;
using library::ListKind;

/// Nothing if there is no list of this name.
Result<std::optional<library::PuzzleList>> listNamed(Database& database, ListKind kind, const QString& name) {
    const auto lists = library::puzzleLists(database, kind);
    if (!lists) return lists.error();
    const auto found = std::ranges::find(lists.value(), name, &library::PuzzleList::name);
    return found == lists.value().end() ? std::nullopt : std::optional(*found);
}

/// A tag that no puzzle has is gone.
std::optional<Error> removeEmpty(Database& database, ListKind kind, Id list, bool isNew) {
    if (kind == ListKind::Collection && !isNew) return std::nullopt;
    const auto left = library::listedPuzzles(database, kind, list);
    if (!left) return left.error();
    return left.value().isEmpty() ? library::deleteList(database, kind, list) : std::nullopt;
}

} // namespace

Result<QList<Id>> storedIds(Database& database, const ChosenPuzzles& puzzles) {
    if (puzzles.others.empty()) return puzzles.stored;
    // Without them a puzzle of the program would be a new one.
    static_cast<void>(library::addBundled(database));
    library::Examination examination;
    std::vector<library::NewPuzzle> rows;
    QStringList forms;
    for (const formats::Puzzle& puzzle : puzzles.others)
        if (auto found = examination.examine(puzzle); found.puzzle) {
            forms << found.puzzle->canonical;
            rows.push_back(*std::move(found.puzzle));
        }
    if (const auto added = library::addPuzzles(database, rows); !added) return added.error();
    const auto known = library::knownPuzzles(database, forms);
    if (!known) return known.error();
    return puzzles.stored + known.value().values();
}

Result<ListChange> beginChange(Database& database, ListKind kind, const QString& name) {
    assert(!name.isEmpty());
    const auto list = listNamed(database, kind, name);
    if (!list) return list.error();
    ListChange change{.kind = kind, .name = name, .isNew = !list.value()};
    if (change.isNew) return change;
    const auto listed = library::listedPuzzles(database, kind, list.value()->id);
    if (!listed) return listed.error();
    change.before = listed.value();
    return change;
}

std::optional<Error> finishChange(Database& database, ListChange& change) {
    const auto after = beginChange(database, change.kind, change.name);
    if (!after) return after.error();
    // Both are in the order of the numbers.
    assert(std::ranges::is_sorted(change.before) && std::ranges::is_sorted(after.value().before));
    change.added.clear();
    std::ranges::set_difference(after.value().before, change.before, std::back_inserter(change.added));
    change.before.clear();
    return std::nullopt;
}

Result<ListChange> fillList(Database& database, ListKind kind, const QString& name, const QList<Id>& puzzles) {
    auto change = beginChange(database, kind, name);
    if (!change) return change;
    const auto list = library::makeList(database, kind, name);
    if (!list) return list.error();
    if (auto error = library::addToList(database, kind, list.value(), puzzles)) return *error;
    if (auto error = finishChange(database, change.value())) return *error;
    return change;
}

std::optional<Error> takeBack(Database& database, const ListChange& change) {
    const auto list = listNamed(database, change.kind, change.name);
    if (!list) return list.error();
    // Another window has deleted it.
    if (!list.value()) return std::nullopt;
    const Id id = list.value()->id;
    if (auto error = library::removeFromList(database, change.kind, id, change.added)) return error;
    return removeEmpty(database, change.kind, id, change.isNew);
}

Result<QList<Id>> takeOut(Database& database, ListKind kind, const QString& name, const QList<Id>& puzzles) {
    const auto list = listNamed(database, kind, name);
    if (!list) return list.error();
    if (!list.value()) return QList<Id>();
    const Id id = list.value()->id;
    const auto listed = library::listedPuzzles(database, kind, id);
    if (!listed) return listed.error();
    const QSet<Id> wanted(puzzles.begin(), puzzles.end());
    QList<Id> out = listed.value();
    out.removeIf([&wanted](Id puzzle) { return !wanted.contains(puzzle); });
    if (auto error = library::removeFromList(database, kind, id, out)) return *error;
    if (auto error = removeEmpty(database, kind, id, false)) return *error;
    return out;
}

} // namespace ninefold::session
