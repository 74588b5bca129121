// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

/// Writes a file that a test needs. If that fails the test program ends, because the test would show nothing.
inline void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// The content of a file; a word that no file holds if it cannot be read, because an empty file is something else.
inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}
