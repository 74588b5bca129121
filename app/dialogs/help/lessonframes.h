// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/frame.h"

#include <string_view>

namespace ninefold::dialogs {

/// The boards of the page "How to Play": one easy puzzle in different moments.
namespace lessons {

std::string_view puzzle();
std::string_view solution();

/// The whole solution; a row, a column and a box are outlined.
logic::Frame rule(NameStyle names);
/// A digit has just been written into the selected cell.
logic::Frame writing(NameStyle names);
/// All candidates are there.
logic::Frame candidates(NameStyle names);
/// The first hint of the puzzle.
logic::Frame hint(NameStyle names);
/// A digit appears twice in a box, and another one is wrong.
logic::Frame mistakes(NameStyle names);
/// Some digits are written on trial.
logic::Frame trying(NameStyle names);

} // namespace lessons

} // namespace ninefold::dialogs
