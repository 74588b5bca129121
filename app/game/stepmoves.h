// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"

#include "engine/logic/step.h"

#include <span>

namespace ninefold::game {

/// The position for hints: the digits and, in each cell, those of the player's candidates that the rules allow; if
/// there are none, all that the rules allow.
Grid positionOf(const Sheet& sheet);

/// The combined changes of the steps on a sheet. If a step removes a candidate from a cell without marks, the cell's
/// candidates are written, so that the removal is visible. With `clean` a placed digit is removed from the
/// candidates of its peers.
Changes followSteps(const Sheet& sheet, std::span<const logic::Step> steps, bool clean);

} // namespace ninefold::game
