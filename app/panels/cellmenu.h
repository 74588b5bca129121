// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"

#include "engine/core/names.h"

#include <QMenu>

#include <functional>

namespace ninefold {

/// What can be done to the cell and the candidate under the pointer. `digit` 0 = no candidate was pointed at.
/// `askWhy` takes the questions why the digit is gone, or cannot be there.
void fillCellMenu(QMenu& menu, Game& game, Hand& hand, Cell cell, Digit digit,
                  const std::function<void(bool gone)>& askWhy);

/// Why a cell cannot hold a digit, as far as the rules alone say so; else empty.
QString plainReason(const Sheet& sheet, Cell cell, Digit digit, NameStyle names);

} // namespace ninefold
