// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/record.h"
#include "app/store/results/tally.h"
#include "engine/formats/puzzle.h"

namespace ninefold::store {

/// All lines of a journal that leads to this game, as if it had been played that way: the puzzle before the first
/// move, every move, and the data that does not follow from moves.
QByteArray journalText(const formats::Puzzle& puzzle, int branch, const Tally& tally,
                       const std::vector<Move>& bookmarks = {});

/// A hint of the game, counted from 1.
Record hintRecord(int number, const HintUse& hint);

} // namespace ninefold::store
