// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"
#include "app/store/results/resultlist.h"

#include <QObject>

#include <array>
#include <optional>

namespace ninefold::session {

/// The player's average time at each level; nothing where there are too few games.
using AverageTimes = std::array<std::optional<qint64>, rating::kLevels.size()>;

/// Reads the finished games in the background for the average times.
class LevelAverages : public QObject {
    Q_OBJECT

public:
    explicit LevelAverages(store::ResultList list, QObject* parent = nullptr)
        : QObject(parent), list_(std::move(list)) {}

    void ask();

signals:
    void averagesFound(const ninefold::session::AverageTimes& averages);

private:
    store::ResultList list_;
    Task<LevelAverages> reading_{*this, shortWorkThreads};
};

} // namespace ninefold::session
