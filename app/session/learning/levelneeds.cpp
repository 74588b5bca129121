// SPDX-License-Identifier: MIT
#include "app/session/learning/levelneeds.h"

#include <QJsonArray>

#include <algorithm>
#include <cassert>

namespace ninefold::session {

int LevelNeeds::percent(const QString& technique, rating::Level level) const {
    const auto at = static_cast<std::size_t>(level);
    const int count = needing.value(technique)[at];
    assert(count <= puzzles[at]);
    return count == 0 ? 0 : std::max(1, (100 * count + puzzles[at] / 2) / puzzles[at]);
}

LevelNeeds bundledNeeds(const QString& folder) {
    LevelNeeds found;
    for (const rating::Level level : rating::kLevels) {
        const auto at = static_cast<std::size_t>(level);
        for (const documents::Bundled& puzzle :
             documents::bundledFile(documents::bundledFileOf(rating::levelName(level)), folder)) {
            ++found.puzzles[at];
            for (const auto& technique : puzzle.facts[QLatin1String("needs")].toArray())
                ++found.needing[technique.toString()][at];
        }
    }
    return found;
}

} // namespace ninefold::session
