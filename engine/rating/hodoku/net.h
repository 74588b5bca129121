// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/table.h"

namespace ninefold::hodoku {

/// Fills a table with what follows from a statement by naked and hidden singles, four rounds of them.
void fillNet(const Board& board, Cell cell, Digit digit, bool on, Table& table);

} // namespace ninefold::hodoku
