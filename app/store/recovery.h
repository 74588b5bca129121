// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <QByteArray>

#include <optional>

namespace ninefold {

/// What a journal tells.
struct Recovered {
    /// The game after everything that could be read; nothing when not even its puzzle could.
    std::optional<Puzzle> puzzle;
    /// The move at which the branch under way begins, -1 = none.
    int branch = -1;
    /// How often the player was helped.
    int helped = 0;
    /// Something in it is wrong, if only that its end was cut off.
    bool damaged = false;
};

/// Follows a journal from its beginning. Lines that are spoilt are left out, and the rest goes on as well as it can: of
/// a damaged game as much is saved as there is, and the player is told.
Recovered recover(const QByteArray& journal);

} // namespace ninefold
