// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <memory>

namespace ninefold::store {

/// The result of writing a complete file.
struct WholeFile {
    /// Open for further writing; null if it could not be written.
    std::unique_ptr<QFile> file;
    /// The new name of the file that was at the path before; empty if there was none.
    QString keptAs;
    /// The system's message if it could not be written.
    QString why;
};

/// Writes a file and puts it at `path`. An existing file is kept next to it, as `path` + `ending` + time; then this
/// waits for the disk, so that one of the two is complete whenever it is interrupted. Where there was no file nothing
/// can be lost, and the caller is to sync the file and its folder in a thread that may wait.
WholeFile writeWholeFile(const QString& path, const QByteArray& bytes, const QString& ending);

/// Waits until names that were given in this folder are on the disk.
void syncFolder(const QString& folder);

/// A name next to `path`, with the time, that is not used yet.
QString unusedName(const QString& path, const QString& ending);

} // namespace ninefold::store
