// SPDX-License-Identifier: MIT
#include "app/store/results/linefile.h"

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

void appendLine(const QString& path, const QByteArray& line) {
    QDir().mkpath(QFileInfo(path).path());
    if (!isReadable(path)) return;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered)) return;
    // A last line without an end, as a crash or an editor leaves it, would spoil the new one.
    const bool endsInside = file.size() > 0 && file.seek(file.size() - 1) && file.read(1) != "\n";
    // One short line in one go: two windows never write into each other's.
    file.write((endsInside ? "\n" : "") + line + '\n');
}

QByteArrayList linesIn(const QString& path) {
    QByteArrayList lines;
    QFile file(path);
    if (!isReadable(path) || !file.open(QIODevice::ReadOnly)) return lines;
    for (const QByteArray& line : file.readAll().split('\n')) lines << line.trimmed();
    return lines;
}

} // namespace ninefold::store
