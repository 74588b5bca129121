// SPDX-License-Identifier: MIT
// Which techniques can be asked for: how often each comes up in new puzzles, and how long a search for one takes.
#pragma once

#include "engine/rating/level.h"

#include <span>

namespace ninefold::logic {
struct Technique;
}

namespace ninefold::generator {

/// The techniques beyond singles that come up often enough to be asked for, in solving order.
std::span<const logic::Technique* const> likelyTechniques();

/// In how many of a thousand puzzles of this third of a level the way of a person needs the technique; 0 for levels
/// that singles solve, and for what hardly ever comes up.
int chanceOf(const logic::Technique& technique, rating::Level level, rating::LevelPart part);

/// How many seconds of a usual processor a puzzle takes, with a technique or (null) without. An estimate: single
/// puzzles take from a tenth of it to some times as much. The chance must not be 0.
double secondsFor(rating::Level level, rating::LevelPart part, const logic::Technique* technique);

/// Where puzzles that need a technique are looked for.
struct LevelAndPart {
    rating::Level level;
    rating::LevelPart part;
    friend bool operator==(const LevelAndPart&, const LevelAndPart&) = default;
};
/// The easiest third of a level in which one puzzle out of ten needs the technique, or else that in which one is found
/// soonest.
LevelAndPart homeOf(const logic::Technique& technique);

} // namespace ninefold::generator
