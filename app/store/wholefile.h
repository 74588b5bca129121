// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <memory>

namespace ninefold {

/// What came of writing a whole file.
struct WholeFile {
    /// Open for more; null when it could not be written.
    std::unique_ptr<QFile> file;
    /// The name that the file has now that stood at the path before; empty when there was none.
    QString keptAs;
    /// The system's words for why it could not be written.
    QString why;
};

/// Writes a file and puts it at `path`. What stands there is kept beside it, as `path` + `ending` + time. Whenever
/// this is interrupted, one of the two is there whole; the new one is on the disk when this returns.
WholeFile writeWholeFile(const QString& path, const QByteArray& bytes, const QString& ending);

/// A name beside `path`, with the time, that no file has yet.
QString unusedName(const QString& path, const QString& ending);

} // namespace ninefold
