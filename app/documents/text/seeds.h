// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace ninefold::documents {

/// Seeds below this are short enough to read aloud, and numerous enough for every puzzle that will be made.
inline constexpr quint64 kShortSeeds = 36ULL * 36 * 36 * 36 * 36;

/// "4GZ3F": digits and letters, as used in the names of puzzles.
QString seedText(quint64 seed);
/// Parses such a text; nothing if it is invalid.
std::optional<quint64> seedFromText(const QString& text);

} // namespace ninefold::documents
