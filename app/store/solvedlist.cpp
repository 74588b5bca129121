// SPDX-License-Identifier: MIT
#include "app/store/solvedlist.h"

#include "app/store/shelf.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace ninefold {

QString SolvedList::usualPath() {
    return QFileInfo(Shelf::usualFolder()).dir().filePath(QStringLiteral("solved.txt"));
}

void SolvedList::add(const Grid& puzzle) const {
    const QString line = QString::fromStdString(puzzle.givensText());
    if (all().contains(line)) return;
    QDir().mkpath(QFileInfo(path_).path());
    // One short line in one go: two windows never write into each other's.
    if (QFile file(path_); file.open(QIODevice::WriteOnly | QIODevice::Append)) file.write(line.toLatin1() + '\n');
}

QSet<QString> SolvedList::all() const {
    QSet<QString> solved;
    QFile file(path_);
    if (!file.open(QIODevice::ReadOnly)) return solved;
    // A line that was cut short is no puzzle.
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.size() == kCellCount) solved << QString::fromLatin1(line);
    return solved;
}

} // namespace ninefold
