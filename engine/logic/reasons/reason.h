// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"
#include "engine/logic/step.h"

#include <optional>
#include <stop_token>

namespace ninefold::logic {

/// The longest reason that a person follows without losing the thread, in statements.
inline constexpr int kShortReason = 12;

/// Why a candidate cannot hold: supposed to hold, it ends in a contradiction. Of those that singles reach, the one that
/// sets the fewest digits. Where that is not short or there is none, a shorter one by locked candidates, pairs and
/// X-wings, and then by suppositions inside it. Step::length is how many statements follow from the candidate. Nothing
/// when there is no contradiction to be found, or the search was stopped.
std::optional<Step> reasonAgainst(const Position& position, Candidate candidate, std::stop_token stop = {});

} // namespace ninefold::logic
