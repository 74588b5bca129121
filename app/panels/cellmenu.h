// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"

#include "engine/core/names.h"

#include <QMenu>

#include <functional>

namespace ninefold {

/// What can be done to the cell and the candidate under the pointer. `digit` 0 = no candidate was pointed at.
/// `say` takes the answers to "why".
void fillCellMenu(QMenu& menu, Game& game, Hand& hand, Cell cell, Digit digit, NameStyle names,
                  const std::function<void(const QString&)>& say);

/// Why a cell has not got a candidate, or may not hold it, in one sentence.
QString whyGone(const Sheet& sheet, Cell cell, Digit digit, NameStyle names);

} // namespace ninefold
