// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::store {

/// When the game of a journal was last played, in milliseconds since 1970: from its own record, which copying, sync
/// or backup does not change. If there is none, as in older journals, or it is in the future, the time of the file
/// is used.
qint64 lastPlayedMs(const QString& path);

/// A journal repeats its date record after at most this many bytes, so that reading its end is enough.
inline constexpr qint64 kMaxBytesBetweenDates = 2048;

} // namespace ninefold::store
