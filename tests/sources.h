// SPDX-License-Identifier: MIT
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QString>

/// The project's own sources by path from the root: those of engine and app.
/// Sorted by path, so that failures are told in the same order everywhere.
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
