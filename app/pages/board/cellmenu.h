// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"

#include "engine/core/names.h"

#include <QMenu>

#include <functional>

namespace ninefold::pages {

/// Fills the context menu with what the player can do with a cell and the candidate under the pointer. `digit` is 0
/// if there is no candidate under the pointer. `askWhy` answers why a digit is gone or cannot be there; without a
/// candidate the menu offers the question for every digit.
using AskWhy = std::function<void(Digit digit, bool gone)>;
void fillCellMenu(QMenu& menu, game::Game& game, game::PlayerInput& input, Cell cell, Digit digit,
                  const AskWhy& askWhy);

/// Adds the question why the cell cannot hold a digit, one entry for each of the nine digits.
void fillWhyMenu(QMenu& menu, const game::Sheet& sheet, Cell cell, const AskWhy& askWhy);

/// Says which equal digit in the same row, column or box forbids a digit in a cell; empty if none does.
QString clashReason(const game::Sheet& sheet, Cell cell, Digit digit, NameStyle names);

/// Says why a cell cannot hold a digit, if the rules alone give the reason; otherwise empty.
QString plainReason(const game::Sheet& sheet, Cell cell, Digit digit, NameStyle names);

} // namespace ninefold::pages
