// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/step.h"
#include "engine/rating/hodoku/tables.h"

namespace ninefold::rating::hodoku {

/// Continuous and discontinuous nice loops and AICs; all are collected before the best is chosen.
bool findNiceLoop(const Board& board, Tables& tables, Step& step);
/// Contradictions and verities by chains or, with tables of nets, by nets: steps with several reasons at some
/// point.
bool findForcing(const Board& board, Tables& tables, bool nets, Step& step);

} // namespace ninefold::rating::hodoku
