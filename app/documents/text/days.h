// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/daily.h"

#include <QDate>
#include <QString>

namespace ninefold::documents {

/// A day for the engine, which knows no Qt. The date must be valid.
generator::Day dayOf(QDate date);

/// "Thursday, 19 November 2026", as the player's language has it.
QString dayText(QDate date);

/// "Easier", "Middle", "Harder": the three puzzles of a day.
QString dailyRankText(generator::DailyRank rank);

} // namespace ninefold::documents
