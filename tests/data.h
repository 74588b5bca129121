// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <QFile>
#include <QStringList>

#include <limits>
#include <vector>

/// The path of a test data file: one of ours, or one in the folder that NINEFOLD_DATA names. The tests labelled
/// "external" in ctest use that variable to read a large collection of other people's puzzles, which is not part of
/// the project.
inline QString dataPath(const QString& name) {
    return qEnvironmentVariable("NINEFOLD_DATA", QStringLiteral(NINEFOLD_SOURCE_DIR "/tests/data")) + '/' + name;
}

/// Reads at most `limit` puzzles from a file with one per line. A missing file ends the test program, because a
/// test without its data must not pass.
inline std::vector<ninefold::Grid> puzzlesOf(const QString& path, int limit = std::numeric_limits<int>::max()) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    std::vector<ninefold::Grid> list;
    while (!file.atEnd() && static_cast<int>(list.size()) < limit) {
        const QByteArray line = file.readLine();
        if (line.size() >= ninefold::kCellCount && line[0] != '#')
            list.push_back(ninefold::Grid::fromCells({line.constData(), ninefold::kCellCount}));
    }
    return list;
}

/// Is the external collection available?
inline bool hasExternalData() {
    return qEnvironmentVariableIsSet("NINEFOLD_DATA");
}

/// Files of puzzles of all difficulties. The easy ones are listed several times, so that they make up half of the
/// puzzles.
inline QStringList mixedCollections() {
    if (hasExternalData()) {
        const QString few = dataPath("17_clue.txt"), magictour = dataPath("magictour_top1465.txt");
        return {few, magictour, few, dataPath("forum_hardest_1106.txt"),
                few, magictour, few, dataPath("forum_hardest_1905_11plus.txt")};
    }
    const QString folder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles/");
    return {folder + "normal.txt",   folder + "hard.txt",   folder + "very-hard.txt",
            dataPath("hardest.txt"), folder + "normal.txt", folder + "expert.txt"};
}

/// The file with the hardest puzzles available.
inline QString hardestCollection() {
    return dataPath(hasExternalData() ? QStringLiteral("forum_hardest_1106.txt") : QStringLiteral("hardest.txt"));
}
