// SPDX-License-Identifier: MIT
#include "app/session/watch/demo/demorun.h"

#include "app/session/watch/readingtime.h"

#include <algorithm>
#include <utility>

namespace ninefold::session {

void DemoRun::start(std::vector<Scene> scenes) {
    scenes_ = std::move(scenes);
    // The board alone has no sentence to read.
    times_ = {0};
    for (std::size_t position = 0; position < scenes_.size(); ++position)
        times_.push_back(times_.back() + (position == 0 ? kGlanceMs : readingMs(scenes_[position - 1].sentence)));
    emit restarted();
}

quint64 DemoRun::positionAt(double time) const {
    // Rounded times would be a little before the position that they were asked for.
    constexpr double kRounding = 0.001;
    const auto after = std::ranges::upper_bound(times_, time + kRounding);
    return static_cast<quint64>(std::max<std::ptrdiff_t>(0, after - times_.begin() - 1));
}

} // namespace ninefold::session
