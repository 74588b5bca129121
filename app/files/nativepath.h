// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace ninefold {

/// The name of a file as the system gives it, also one that is no UTF-8: each byte that does not fit becomes a lone
/// surrogate (U+DC80 to U+DCFF, as Python does it), which no other name contains. QString::fromUtf8 would put the same
/// replacement character for all of them, and the file would not be found again.
QString pathFromNative(const char* bytes);

/// The same back again, for the system. Qt's own files take only names that are UTF-8.
QByteArray nativePath(const QString& path);

/// Opens a file of any name for reading. Empty when it is open, else why it cannot be read.
QString openNative(QFile& file, const QString& path);

/// Whether a name is UTF-8, so that Qt's own files take it.
bool isUtf8Path(const QString& path);

} // namespace ninefold
