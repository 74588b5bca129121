// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"

#include "engine/logic/step.h"

#include <span>

namespace ninefold {

/// What hints start from: the digits, and in each cell the player's candidates that the rules allow, where there are
/// any; else all that the rules allow.
Grid positionOf(const Sheet& sheet);

/// What the steps do on a sheet, together. Where a step takes a candidate away from a cell without any, its candidates
/// are written so that this can be seen. With `clean` a placed digit leaves the candidates of its peers.
Changes followSteps(const Sheet& sheet, std::span<const Step> steps, bool clean);

} // namespace ninefold
