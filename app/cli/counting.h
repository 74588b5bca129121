// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <optional>

namespace ninefold::cli {

/// How many puzzles the files hold, `limit` at most. They can all be read again afterwards: what comes through a pipe
/// to standard input is kept in a file meanwhile. Nothing when there is no room for that, or when a file with a name
/// can be read only once.
std::optional<long long> countPuzzles(const QStringList& files, std::optional<long long> limit);

} // namespace ninefold::cli
