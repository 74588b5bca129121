// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"

#include <vector>

namespace ninefold::library {

/// The number of a run: a command that makes puzzles, as a text that says everything their making depends on. The same
/// text is the same run, so that a second start, or another part of it, can leave out what is there.
Result<Id> runOf(Database& database, const QString& command);

/// Which of the items `first` .. `last` (from 1) the run has made; the first one is at 0.
Result<std::vector<bool>> itemsMade(Database& database, Id run, long long first, long long last);

} // namespace ninefold::library
