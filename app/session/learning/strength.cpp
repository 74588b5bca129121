// SPDX-License-Identifier: MIT
#include "app/session/learning/strength.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace ninefold::session {
namespace {

/// The strengths that are distinguished.
constexpr double kWeakest = 1.0, kStrongest = 12.0, kStep = 0.05;
constexpr std::size_t kStrengths = 221;
using Chances = std::array<double, kStrengths>;

/// How fast the chance falls around the strength: 0.4 above it a player solves one in four.
constexpr double kSlope = 0.4;
/// Of 100 games as many end otherwise than strength says: a hint out of curiosity, a lucky digit.
constexpr double kLapses = 0.04;
/// A player of whom nothing is known.
constexpr double kUsual = 3.0, kUsualSpread = 2.5;
/// How far strength wanders in a day, and the longest time that counts.
constexpr double kDailySpread = 0.02;
constexpr qint64 kMostDays = 365;
/// The interval leaves out as much on either side.
constexpr double kTail = 0.05;
/// The next puzzle is so much above the player.
constexpr double kAbove = 0.2;

double strengthAt(std::size_t place) {
    assert(place < kStrengths);
    return kWeakest + kStep * static_cast<double>(place);
}

double bell(double distance, double spread) {
    return std::exp(-distance * distance / (2 * spread * spread));
}

void normalise(Chances& chances) {
    double sum = 0;
    for (const double chance : chances) sum += chance;
    assert(sum > 0);
    for (double& chance : chances) chance /= sum;
}

Chances beforeAnyGame() {
    Chances chances;
    for (std::size_t place = 0; place < kStrengths; ++place)
        chances[place] = bell(strengthAt(place) - kUsual, kUsualSpread);
    normalise(chances);
    return chances;
}

/// After days without a game less is certain.
Chances later(const Chances& chances, qint64 days) {
    if (days <= 0) return chances;
    const double spread = kDailySpread * std::sqrt(static_cast<double>(std::min(days, kMostDays)));
    // Farther away nothing noticeable arrives.
    const auto reach = std::min(kStrengths - 1, static_cast<std::size_t>(4 * spread / kStep) + 1);
    Chances arrives{}, wider{};
    for (std::size_t distance = 0; distance <= reach; ++distance)
        arrives[distance] = bell(kStep * static_cast<double>(distance), spread);
    for (std::size_t from = 0; from < kStrengths; ++from)
        for (std::size_t to = from - std::min(from, reach); to <= std::min(from + reach, kStrengths - 1); ++to)
            wider[to] += chances[from] * arrives[from < to ? to - from : from - to];
    normalise(wider);
    return wider;
}

void learn(Chances& chances, const RatedGame& game) {
    for (std::size_t place = 0; place < kStrengths; ++place) {
        const double solves = chanceToSolve(strengthAt(place), game.er);
        chances[place] *= game.alone ? solves : 1 - solves;
    }
    normalise(chances);
}

/// The strength below which this much of the probability is.
double quantile(const Chances& chances, double share) {
    assert(share > 0 && share < 1);
    double sum = 0;
    for (std::size_t place = 0; place < kStrengths; ++place)
        if ((sum += chances[place]) >= share) return strengthAt(place);
    return kStrongest;
}

} // namespace

double chanceToSolve(double strength, double er) {
    return kLapses / 2 + (1 - kLapses) / (1 + std::exp((er - strength) / kSlope));
}

std::optional<Strength> strengthOf(const QList<RatedGame>& games) {
    static_assert(kWeakest + kStep * (kStrengths - 1) >= kStrongest);
    if (games.isEmpty()) return std::nullopt;
    Chances chances = beforeAnyGame();
    QDate last;
    for (const RatedGame& game : games) {
        if (last.isValid() && game.day.isValid()) chances = later(chances, last.daysTo(game.day));
        if (game.day.isValid()) last = game.day;
        assert(game.er > 0);
        learn(chances, game);
    }
    Strength strength{
        .low = quantile(chances, kTail), .high = quantile(chances, 1 - kTail), .games = static_cast<int>(games.size())};
    for (std::size_t place = 0; place < kStrengths; ++place) strength.mean += strengthAt(place) * chances[place];
    return strength;
}

double nextRating(const std::optional<Strength>& strength) {
    // A first puzzle should not be a hard one.
    constexpr double kFirst = 1.5;
    return strength ? strength->mean + kAbove : kFirst;
}

} // namespace ninefold::session
