// SPDX-License-Identifier: MIT
#include "app/session/learning/dayplan.h"

#include "engine/rating/rule/levelrule.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ninefold::session {
namespace {

/// A repetition has this many positions, and what is new at least as many.
constexpr int kRepeated = 3, kFewestNew = 3;
/// How long a position takes if it is not known, and what is believed of what is.
constexpr qint64 kUsualMs = 60'000, kShortestMs = 20'000, kLongestMs = 180'000;
/// What is so far below the player is not taught, on the scale of ratings.
constexpr double kFarBelow = 1.0;

std::vector<const logic::Technique*> dueOn(const MasteryMap& known, QDate today) {
    std::vector<const logic::Technique*> due;
    for (const logic::Technique* technique : ladder())
        if (known.value(idOf(*technique)).isDue(today)) due.push_back(technique);
    std::ranges::stable_sort(due, {}, [&](const logic::Technique* one) { return known.value(idOf(*one)).due; });
    return due;
}

} // namespace

std::span<const logic::Technique* const> ladder() {
    static const std::vector<const logic::Technique*> kLadder = [] {
        std::vector<const logic::Technique*> ladder;
        for (const logic::Technique* technique : logic::allTechniques())
            if (!technique->onRequest) ladder.push_back(technique);
        std::ranges::stable_sort(ladder, {},
                                 [](const logic::Technique* one) { return rating::stepLevel(one->rating); });
        return ladder;
    }();
    return kLadder;
}

QString idOf(const logic::Technique& technique) {
    return QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
}

const logic::Technique* nextToLearn(const MasteryMap& known, const std::optional<Strength>& strength) {
    const auto isNext = [&](const logic::Technique* technique, double from) {
        return technique->rating >= 10 * from && !known.value(idOf(*technique)).isMastered();
    };
    for (const double from : {strength ? strength->low - kFarBelow : 0.0, 0.0})
        for (const logic::Technique* technique : ladder())
            if (isNext(technique, from)) return technique;
    return nullptr;
}

int DayPlan::positions() const {
    return std::accumulate(exercises.begin(), exercises.end(), 0,
                           [](int sum, const PlannedExercise& one) { return sum + one.positions; });
}

DayPlan planOf(const MasteryMap& known, const std::optional<Strength>& strength, QDate today, qint64 positionMs,
               qint64 spentMs) {
    assert(positionMs >= 0 && spentMs >= 0);
    const qint64 each = positionMs == 0 ? kUsualMs : std::clamp(positionMs, kShortestMs, kLongestMs);
    const auto left = static_cast<int>((kPlannedMinutes * kUsualMs - spentMs + each / 2) / each);
    DayPlan plan;
    for (const logic::Technique* technique : dueOn(known, today))
        if (plan.positions() < left)
            plan.exercises.push_back({technique, std::min(kRepeated, left - plan.positions())});
    const logic::Technique* next = nextToLearn(known, strength);
    const int rest = left - plan.positions();
    if (next == nullptr || rest < kFewestNew) return plan;
    const auto planned = std::ranges::find(plan.exercises, next, &PlannedExercise::technique);
    if (planned != plan.exercises.end()) planned->positions += rest;
    else plan.exercises.push_back({next, rest, true});
    return plan;
}

} // namespace ninefold::session
