// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold {

/// When the game of a journal was last played, in milliseconds since 1970: by its own record, which no copying, sync or
/// backup changes. By the time of the file where it has none, as older journals, or one that is still to come.
qint64 lastPlayedMs(const QString& path);

/// A journal repeats its record after so many bytes at the latest, so that reading its end is enough.
inline constexpr qint64 kMaxBytesBetweenDates = 2048;

} // namespace ninefold
