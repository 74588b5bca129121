// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/levelaverages.h"

#include "app/store/results/statistics.h"

namespace ninefold::session {

void LevelAverages::ask() {
    reading_.start([list = list_](const std::stop_token&, const auto&) {
        const QList<store::GameResult> results = list.all();
        AverageTimes averages;
        for (const rating::Level level : rating::kLevels)
            averages[static_cast<std::size_t>(level)] =
                store::levelStatistics(results, level, QDate::currentDate()).averageMs;
        return [averages](LevelAverages& owner) { emit owner.averagesFound(averages); };
    });
}

} // namespace ninefold::session
