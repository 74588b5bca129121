// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/dailylist.h"
#include "app/store/results/gameresult.h"

#include <QHash>

#include <array>

namespace ninefold::store {

/// What became of a daily puzzle. Late: solved on another day, so that it counts for no streak.
enum class DailyState { Open, Started, Late, Solved };

/// What became of the daily puzzles of all days.
class DailyCalendar {
public:
    DailyCalendar() = default;
    DailyCalendar(const QList<DailyStart>& starts, const QList<GameResult>& results);

    DailyState state(QDate day, generator::DailyRank rank) const { return puzzle(day, rank).state; }
    /// The best of the three puzzles.
    DailyState state(QDate day) const;
    /// The saved game of a puzzle that was started, the last one; otherwise empty.
    QString game(QDate day, generator::DailyRank rank) const { return puzzle(day, rank).game; }

    /// The days in a row on each of which a puzzle of that very day was solved. They end today, or yesterday as long as
    /// today is not over.
    int streakDays(QDate today) const;

private:
    struct Entry {
        DailyState state = DailyState::Open;
        QString game;
    };
    using Entries = std::array<Entry, generator::kDailyRanks.size()>;

    Entry puzzle(QDate day, generator::DailyRank rank) const {
        return days_.value(day)[static_cast<std::size_t>(rank)];
    }

    QHash<QDate, Entries> days_;
};

} // namespace ninefold::store
