// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"

#include <QRandomGenerator>

#include <vector>

/// A key with any digit in any mode, on any cell, given or not.
inline void typeAtRandom(ninefold::game::PlayerInput& input, QRandomGenerator& random) {
    const ninefold::Cell cell = random.bounded(ninefold::kCellCount);
    input.selection().select(ninefold::Cells::of(cell), cell);
    const auto mode = static_cast<ninefold::game::EntryMode>(random.bounded(ninefold::game::kEntryModes));
    input.type(1 + random.bounded(9), mode);
}

/// Plays this number of moves. Returns the sheet before the first and after each of them.
inline std::vector<ninefold::game::Sheet> playedAtRandom(ninefold::game::Game& game, int moves, quint32 seed) {
    ninefold::game::PlayerInput input(game);
    QRandomGenerator random(seed);
    std::vector<ninefold::game::Sheet> sheets = {game.sheet()};
    while (game.stack().index() < moves) {
        const int before = game.stack().index();
        typeAtRandom(input, random);
        // A key without an effect makes no move.
        if (game.stack().index() != before) sheets.push_back(game.sheet());
    }
    return sheets;
}
