// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"
#include "engine/core/grid.h"
#include "engine/logic/technique.h"

#include <QtGlobal>

#include <span>
#include <stop_token>
#include <vector>

namespace ninefold::session {

/// A right digit that the player placed, and when on the clock of the game.
struct Placement {
    Cell cell = -1;
    Digit digit = 0;
    qint64 atMs = 0;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// One step on the player's way through a puzzle.
struct TimedStep {
    /// Null for a digit that no technique leads to: a guess.
    const logic::Technique* technique = nullptr;
    /// In tenths, 0 for a guess.
    int rating = 0;
    /// Where the step is on the board.
    Cells cells;
    /// How long the player thought before it.
    qint64 beforeMs = 0;
    friend bool operator==(const TimedStep&, const TimedStep&) = default;
};

/// The first right entry of every cell, in the player's order. A digit that was taken back and placed again counts
/// once.
std::vector<Placement> placementsIn(std::span<const Move> moves, const Grid& puzzle, const Grid& solution);

/// What led to each of these digits, in this order, by the easiest steps. The time before a digit belongs to the
/// hardest of the steps that led to it, since the last digit. Ends early when stopped.
std::vector<TimedStep> timeProfile(const Grid& puzzle, std::span<const Placement> placements, bool unique,
                                   const std::stop_token& stop = {});

} // namespace ninefold::session
