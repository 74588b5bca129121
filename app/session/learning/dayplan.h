// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"
#include "app/session/learning/strength.h"
#include "engine/logic/technique.h"

#include <span>
#include <vector>

namespace ninefold::session {

/// The techniques that people use, from the easiest to the hardest. What a technique builds on comes before it.
std::span<const logic::Technique* const> ladder();

/// The id of a technique as the library has it.
QString idOf(const logic::Technique& technique);

/// What is learned next: the first technique of the ladder that is not mastered, among those that are not far below the
/// player's strength; null when all are mastered.
const logic::Technique* nextToLearn(const MasteryMap& known, const std::optional<Strength>& strength);

/// Some positions of one technique.
struct PlannedExercise {
    const logic::Technique* technique = nullptr;
    int positions = 0;
    /// Not a repetition.
    bool isNext = false;
    friend bool operator==(const PlannedExercise&, const PlannedExercise&) = default;
};

/// How long the plan of a day is.
inline constexpr int kPlannedMinutes = 10;

/// What to practise today, in this order.
struct DayPlan {
    std::vector<PlannedExercise> exercises;
    int positions() const;
    friend bool operator==(const DayPlan&, const DayPlan&) = default;
};

/// Ten minutes: first what is due, the longest overdue first, and then what is next. `positionMs`: how long the player
/// takes for a position, 0 if that is unknown; `spentMs`: how long the player has practised today already.
DayPlan planOf(const MasteryMap& known, const std::optional<Strength>& strength, QDate today, qint64 positionMs = 0,
               qint64 spentMs = 0);

} // namespace ninefold::session
