// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/store/library/base/database.h"

namespace ninefold::library {

/// Adds the puzzles that come with the program, with names, ratings and a collection for each level and for practice,
/// unless this library has them. It takes a quarter of a second once, and a question afterwards: call it where no
/// player waits for it. Returns whether something was added.
Result<bool> addBundled(Database& database, const QString& folder = documents::kBundledFolder);

} // namespace ninefold::library
