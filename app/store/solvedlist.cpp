// SPDX-License-Identifier: MIT
#include "app/store/solvedlist.h"

#include "app/store/savedgames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace ninefold::store {
namespace {

/// Opening a named pipe would wait for its other end, and a device may have no end.
bool isReadable(const QString& path) {
    const QFileInfo info(path);
    return info.isFile() || !info.exists();
}

} // namespace

QString SolvedList::usualPath() {
    return QFileInfo(SavedGames::usualFolder()).dir().filePath(QStringLiteral("solved.txt"));
}

void SolvedList::add(const Grid& puzzle) const {
    const QString line = QString::fromStdString(puzzle.givensText());
    if (all().contains(line)) return;
    QDir().mkpath(QFileInfo(path_).path());
    if (!isReadable(path_)) return;
    QFile file(path_);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered)) return;
    // A last line without an end, as a crash or an editor leaves it, would spoil the new one.
    const bool endsInside = file.size() > 0 && file.seek(file.size() - 1) && file.read(1) != "\n";
    // One short line in one go: two windows never write into each other's.
    file.write((endsInside ? "\n" : "") + line.toLatin1() + '\n');
}

QSet<QString> SolvedList::all() const {
    QSet<QString> solved;
    QFile file(path_);
    if (!isReadable(path_) || !file.open(QIODevice::ReadOnly)) return solved;
    // A line that was cut short is no puzzle.
    for (const QByteArray& line : file.readAll().split('\n'))
        if (const QByteArray puzzle = line.trimmed(); puzzle.size() == kCellCount)
            solved << QString::fromLatin1(puzzle);
    return solved;
}

} // namespace ninefold::store
