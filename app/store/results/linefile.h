// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayList>
#include <QString>

namespace ninefold::store {

// Text files that grow by a line with each event, which users and programs may read and change.

/// Several windows and threads may append at the same time. Failures are not reported.
void appendLine(const QString& path, const QByteArray& line);
/// The lines without their ends; none if the file cannot be read.
QByteArrayList linesIn(const QString& path);

} // namespace ninefold::store
