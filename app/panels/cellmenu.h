// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"

#include "engine/core/names.h"

#include <QMenu>

#include <functional>

namespace ninefold {

/// What can be done to the cell and the candidate under the pointer. `digit` 0 = no candidate was pointed at.
/// `askWhy` takes the questions why a digit is gone, or cannot be there; without a candidate it is offered for all.
using AskWhy = std::function<void(Digit digit, bool gone)>;
void fillCellMenu(QMenu& menu, Game& game, Hand& hand, Cell cell, Digit digit, const AskWhy& askWhy);

/// That question for each of the nine digits.
void fillWhyMenu(QMenu& menu, const Sheet& sheet, Cell cell, const AskWhy& askWhy);

/// Which equal digit in its row, column or box keeps a digit out of a cell; empty if none does.
QString clashReason(const Sheet& sheet, Cell cell, Digit digit, NameStyle names);

/// Why a cell cannot hold a digit, as far as the rules alone say so; else empty.
QString plainReason(const Sheet& sheet, Cell cell, Digit digit, NameStyle names);

} // namespace ninefold
