// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

#include <string_view>

namespace ninefold::store {

/// Keeps generated puzzles that were not saved, in the program's own folder; deletes the oldest such files if there
/// are too many. Returns the path, or the error.
Result<QString> keepMadeList(const QString& fileName, std::string_view text);

} // namespace ninefold::store
