// SPDX-License-Identifier: MIT
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QString>

/// Reads the project's sources of engine and app, by path from the root. Sorted by path, so that failures appear in
/// the same order everywhere.
inline QMap<QString, QString> readSources() {
    const QString root = QStringLiteral(NINEFOLD_SOURCE_DIR "/");
    QMap<QString, QString> sources;
    for (const char* part : {"engine", "app"}) {
        QDirIterator files(root + QLatin1String(part), {"*.h", "*.cpp", "*.def"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                sources.insert(file.fileName().mid(root.size()), QString::fromUtf8(file.readAll()));
        }
    }
    return sources;
}
