// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <optional>

namespace ninefold::cli {

/// How many puzzles the files hold, `limit` at most. They can all be read again afterwards: what comes from a pipe or
/// a terminal is kept in a file meanwhile. Nothing when there was no room for that.
std::optional<long long> countPuzzles(const QStringList& files, std::optional<long long> limit);

} // namespace ninefold::cli
