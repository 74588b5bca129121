// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"

#include <QHash>

#include <span>

namespace ninefold::library {

/// Where new puzzles are put, in addition to the library itself.
struct Placement {
    /// Empty = into no collection.
    QString collection;
    QStringList tags;
    /// The run that made them (runs.h), 0 = none.
    Id run = 0;
};

struct AddReport {
    long long added = 0;
    /// These were there already, or one that is the same up to symmetry.
    long long known = 0;
};

/// How many puzzles are written at once: far fewer and most of the time would go into finding places in large indexes.
inline constexpr std::size_t kBatchRows = 32'000;

/// Adds puzzles in one transaction, in their order. Those that are there get the collection, the tags and the rating,
/// and keep their own name.
Result<AddReport> addPuzzles(Database& database, std::span<const NewPuzzle> puzzles, const Placement& placement = {});

/// Adds full boards; returns how many are new.
Result<long long> addBoards(Database& database, const QStringList& grids);

/// The ratings replace what was known on the same scales.
std::optional<Error> setRatings(Database& database, const QHash<Id, StoredRating>& ratings);

/// The puzzles with these canonical forms; those that are not there are left out.
Result<QHash<QString, Id>> knownPuzzles(Database& database, const QStringList& canonical);

/// "2026-11-19T14:05:12Z"
QString timeNow();

} // namespace ninefold::library
