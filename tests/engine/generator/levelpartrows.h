// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/rule/levelparts.h"

#include <QTest>

/// A row for each third of each level.
inline void addLevelPartRows() {
    using namespace ninefold::rating;
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("part");
    for (const Level level : kLevels)
        for (const LevelPart part : kLevelParts)
            QTest::addRow("%s %d", levelName(level).data(), static_cast<int>(part) + 1)
                << static_cast<int>(level) << static_cast<int>(part);
}
