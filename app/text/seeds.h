// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace ninefold {

/// Seeds below this are short enough to be read aloud, and still enough for every puzzle that anybody will make.
inline constexpr quint64 kShortSeeds = 36ULL * 36 * 36 * 36 * 36;

/// "4GZ3F": digits and letters, as it stands in the names of puzzles.
QString seedText(quint64 seed);
/// Reads it again; nothing when it is none.
std::optional<quint64> seedFromText(const QString& text);

} // namespace ninefold
