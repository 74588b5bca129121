// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/table.h"

namespace ninefold::rating::hodoku {

/// Fills a table with the consequences of an assumption by naked and hidden singles, in four rounds.
void fillNet(const Board& board, Cell cell, Digit digit, bool on, Table& table);

} // namespace ninefold::rating::hodoku
