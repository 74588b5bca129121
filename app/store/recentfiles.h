// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::store {

/// The files that puzzles were read from or written to, the last one first. Read from the settings each time,
/// because another window may have added one.
QStringList loadRecentFiles();
void addRecentFile(const QString& path);
void forgetRecentFiles();

} // namespace ninefold::store
