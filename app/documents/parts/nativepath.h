// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace ninefold::documents {

/// Converts a file name of the system, even if it is not UTF-8: each invalid byte becomes a lone surrogate (U+DC80
/// to U+DCFF, as in Python), which no other name contains. QString::fromUtf8 would replace all of them by the same
/// replacement character, and the file would not be found again.
QString pathFromNative(const char* bytes);

/// Converts it back for the system. Qt's own file classes only take names that are UTF-8.
QByteArray nativePath(const QString& path);

/// Opens a file of any name for reading. Empty when it is open, else why it cannot be read.
QString openNative(QFile& file, const QString& path);

/// Whether a name is UTF-8, so that Qt's own files take it.
bool isUtf8Path(const QString& path);

} // namespace ninefold::documents
