// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::store {

/// The files that puzzles were read from or written to, the last one first. Read from the settings each time,
/// because another window may have added one.
QStringList loadRecentFiles();
void addRecentFile(const QString& path);
void forgetRecentFiles();
/// Where a dialog begins that asks for a file with puzzles: in the folder of the last one, or with the documents.
QString recentFolder();

} // namespace ninefold::store
