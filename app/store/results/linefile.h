// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayList>
#include <QList>
#include <QString>

#include <optional>

namespace ninefold::store {

// Text files that grow by a line with each event, which users and programs may read and change.

/// Several windows and threads may append at the same time. Failures are not reported.
void appendLine(const QString& path, const QByteArray& line);
/// The lines without their ends; none if the file cannot be read.
QByteArrayList linesIn(const QString& path);

/// What `entryIn` makes of the lines; those of which it makes nothing are skipped.
template <typename T>
QList<T> entriesIn(const QString& path, std::optional<T> (*entryIn)(const QByteArray& line)) {
    QList<T> entries;
    for (const QByteArray& line : linesIn(path))
        if (const std::optional<T> entry = entryIn(line)) entries << *entry;
    return entries;
}

} // namespace ninefold::store
