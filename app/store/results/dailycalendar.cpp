// SPDX-License-Identifier: MIT
#include "app/store/results/dailycalendar.h"

#include <QDateTime>

#include <algorithm>

namespace ninefold::store {
namespace {

/// By givens. A puzzle may be solved several times; the first time counts.
QHash<QString, QDate> firstSolved(const QList<GameResult>& results) {
    QHash<QString, QDate> days;
    for (const GameResult& result : results) {
        const QDate day = QDateTime::fromMSecsSinceEpoch(result.finishedMs).date();
        const auto known = days.constFind(result.givens);
        if (known == days.constEnd() || day < *known) days[result.givens] = day;
    }
    return days;
}

DailyState stateOf(const DailyStart& start, const QHash<QString, QDate>& solved) {
    const auto day = solved.constFind(start.givens);
    if (day == solved.constEnd()) return DailyState::Started;
    return *day == start.day ? DailyState::Solved : DailyState::Late;
}

} // namespace

DailyCalendar::DailyCalendar(const QList<DailyStart>& starts, const QList<GameResult>& results) {
    const QHash<QString, QDate> solved = firstSolved(results);
    for (const DailyStart& start : starts) {
        Entry& entry = days_[start.day][static_cast<std::size_t>(start.rank)];
        entry = {.state = std::max(entry.state, stateOf(start, solved)), .game = start.game};
    }
}

DailyState DailyCalendar::state(QDate day) const {
    const Entries entries = days_.value(day);
    return std::ranges::max(entries, {}, &Entry::state).state;
}

int DailyCalendar::streakDays(QDate today) const {
    const auto counts = [this](QDate day) { return state(day) == DailyState::Solved; };
    QDate day = counts(today) ? today : today.addDays(-1);
    int days = 0;
    for (; counts(day); day = day.addDays(-1)) ++days;
    return days;
}

} // namespace ninefold::store
