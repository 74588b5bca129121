// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <QByteArray>

namespace ninefold::store {

/// All lines of a journal that leads to this game, as if it had been played that way: the puzzle before the first
/// move, every move, and the data that does not follow from moves.
QByteArray journalText(const formats::Puzzle& puzzle, int branch, int helped);

} // namespace ninefold::store
