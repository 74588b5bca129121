// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"

#include <functional>

namespace ninefold::library {

/// What is wrong in a library, one sentence of the database or the number of a puzzle each.
struct Integrity {
    /// What the database finds in its own pages and references.
    QStringList damages;
    /// Puzzles whose solution or canonical form does not belong to their cells.
    QList<qint64> wrongPuzzles;
    long long puzzles = 0;
    bool isGood() const { return damages.isEmpty() && wrongPuzzles.isEmpty(); }
};

/// Reads everything; `more` gets the number of puzzles read so far and returns false to stop.
Result<Integrity> checkIntegrity(Database& database, const std::function<bool(long long)>& more);

} // namespace ninefold::library
