// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <optional>

namespace ninefold::cli {

/// Counts the puzzles of the files, up to `limit`. All of them can be read again afterwards: a pipe on standard
/// input is copied to a temporary file. Returns nothing if there is no space for that, or if a named file can be
/// read only once.
std::optional<long long> countPuzzles(const QStringList& files, std::optional<long long> limit);

} // namespace ninefold::cli
