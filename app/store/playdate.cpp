// SPDX-License-Identifier: MIT
#include "app/store/playdate.h"

#include "app/store/record.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace ninefold::store {

qint64 lastPlayedMs(const QString& path) {
    const qint64 fileTime = QFileInfo(path).lastModified().toMSecsSinceEpoch();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fileTime;
    file.seek(qMax<qint64>(0, file.size() - 2 * kMaxBytesBetweenDates));
    const QList<QByteArray> lines = file.read(2 * kMaxBytesBetweenDates).split('\n');
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const auto record = decode(*line);
        if (!record || record->kind != Record::Kind::Date) continue;
        // A clock that was wrong once must not keep a game on top of the list for years.
        return record->number <= QDateTime::currentMSecsSinceEpoch() ? record->number : fileTime;
    }
    return fileTime;
}

} // namespace ninefold::store
