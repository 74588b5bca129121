// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"
#include "app/store/settings.h"

#include <string_view>

namespace ninefold::window {

/// The keys that matter on a page, in one line: "1-9 write a digit, H hint ...". Commands without a key are left out.
QString keysNow(std::string_view page, game::EntryMode mode, const store::Settings& settings);
/// The keys of the card about a finished game.
QString keysAtTheEnd(const store::Settings& settings);

/// The keys while the board is covered: digits do nothing.
QString keysWhilePaused(const store::Settings& settings);

} // namespace ninefold::window
