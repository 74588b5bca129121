// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"

#include <optional>
#include <stop_token>

namespace ninefold::logic {

/// The technique by which a player may have found a digit or the removal of a candidate: the easiest one of the
/// profile that proves it in the position before. A digit is also proved by what leaves it the only one of its cell or
/// the only place in a house: players who write no candidates do that in one go. The step is then the last that was
/// needed for it.
///
/// Nothing if there is none: then a right digit was guessed, or found in a way that no technique describes.
/// Suppositions that are followed to their end would prove nearly everything, so they count only where nothing easier
/// finds any step at all.
///
/// The position must have the candidate, and no mistake.
std::optional<Step> simplestProof(const Position& position, const Deduction& move, const Profile& profile, bool unique,
                                  std::stop_token stop = {});

} // namespace ninefold::logic
