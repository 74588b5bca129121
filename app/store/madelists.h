// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

#include <string_view>

namespace ninefold {

/// Keeps puzzles that were made and saved nowhere, in a folder of the program's own; the oldest of too many such files
/// goes. Returns the path, or why it could not be written.
Result<QString> keepMadeList(const QString& fileName, std::string_view text);

} // namespace ninefold
