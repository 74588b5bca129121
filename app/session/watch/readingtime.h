// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::session {

/// How long a look at a board takes, and how much longer each word of its sentence.
inline constexpr int kGlanceMs = 1200, kWordMs = 260;

/// How long it takes to look at a board and to read its sentence.
inline int readingMs(const QString& sentence) {
    return kGlanceMs + kWordMs * static_cast<int>(sentence.split(u' ', Qt::SkipEmptyParts).size());
}

} // namespace ninefold::session
