// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/playrecord.h"
#include "engine/rating/level.h"

#include <QDate>
#include <QHash>

#include <array>
#include <stop_token>

namespace ninefold::session {

/// The files that say what was played.
struct HistoryFiles {
    QString results, solved, games;
    QString daily = {};
    static HistoryFiles usual();
};

/// Everything that the player has played so far.
struct PlayHistory {
    /// By the 81 characters of the givens.
    QHash<QString, PlayRecord> records;
    /// How many games were solved on each day.
    QHash<QDate, int> solvedOn;
    /// The number of days in a row, ending today.
    int streak = 0;
    std::array<std::optional<qint64>, rating::kLevels.size()> averageMs;

    PlayRecord of(const QString& givens) const { return records.value(givens); }

    /// A saved game as it was read last. Reading all of them takes long, and few of them change.
    struct SavedGame {
        qint64 changedMs = 0, bytes = 0;
        QString givens;
        PlayRecord record;
    };
    QHash<QString, SavedGame> games;
};

/// Reads the files, so it belongs in a thread. `before` is what was read last.
PlayHistory readHistory(const HistoryFiles& files, const PlayHistory& before, QDate today,
                        const std::stop_token& stop = {});

} // namespace ninefold::session
