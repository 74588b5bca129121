// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"

namespace ninefold::library {

/// The puzzles with these numbers, in this order; those that are gone are left out.
Result<QList<Entry>> entries(Database& database, const QList<Id>& ids);

/// The puzzle that is the same as this one up to symmetry (81 characters in canonical form); nothing if it is not
/// there.
Result<std::optional<Entry>> entryOf(Database& database, const QString& canonical);

/// The puzzle of this name, in any case; nothing if there is none.
Result<std::optional<Entry>> entryNamed(Database& database, const QString& name);

/// The puzzle on its way into another library.
NewPuzzle newFrom(const Entry& entry);

} // namespace ninefold::library
