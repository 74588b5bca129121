// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/maker.h"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>
#include <string_view>

namespace ninefold::generator {

/// A day of the calendar. The engine has no clock: callers say which day they mean.
using Day = std::chrono::year_month_day;

/// The three puzzles of a day.
enum class DailyRank { Easier, Middle, Harder };
inline constexpr std::array kDailyRanks = {DailyRank::Easier, DailyRank::Middle, DailyRank::Harder};

/// "easier": files and scripts rely on it.
inline constexpr std::array<std::string_view, kDailyRanks.size()> kDailyRankNames = {"easier", "middle", "harder"};
constexpr std::string_view dailyRankName(DailyRank rank) {
    return kDailyRankNames[static_cast<std::size_t>(rank)];
}

/// Easier on Monday than on Sunday, as newspapers do it.
PuzzleSpec dailySpec(Day day, DailyRank rank);

/// Depends on nothing but the day, so everybody with the same version of the program gets the same puzzle without a
/// network. The day must exist. Nothing only when stopped.
std::optional<GeneratedPuzzle> dailyPuzzle(Day day, DailyRank rank, const std::stop_token& stop = {});

} // namespace ninefold::generator
