// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/step.h"
#include "engine/rating/hodoku/tables.h"

namespace ninefold::hodoku {

/// Continuous and discontinuous nice loops and AICs; which of them counts is decided over all.
bool findNiceLoop(const Board& board, const Tables& tables, Step& step);
/// Contradictions and verities by chains; or, with tables of nets, those that need several reasons at once somewhere.
bool findForcing(const Board& board, const Tables& tables, bool nets, Step& step);

} // namespace ninefold::hodoku
