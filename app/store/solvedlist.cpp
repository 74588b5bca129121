// SPDX-License-Identifier: MIT
#include "app/store/solvedlist.h"

#include "app/store/results/linefile.h"
#include "app/store/savedgames.h"

#include <QDir>
#include <QFileInfo>

namespace ninefold::store {

QString SolvedList::usualPath() {
    return QFileInfo(SavedGames::usualFolder()).dir().filePath(QStringLiteral("solved.txt"));
}

void SolvedList::add(const Grid& puzzle) const {
    const QString line = QString::fromStdString(puzzle.givensText());
    if (!all().contains(line)) appendLine(path_, line.toLatin1());
}

QSet<QString> SolvedList::all() const {
    QSet<QString> solved;
    // A line that was cut short is no puzzle.
    for (const QByteArray& line : linesIn(path_))
        if (line.size() == kCellCount) solved << QString::fromLatin1(line);
    return solved;
}

} // namespace ninefold::store
