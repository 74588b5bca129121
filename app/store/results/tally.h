// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

namespace ninefold::store {

/// One hint of a game: the id of its technique, empty if it showed a mistake, and how much of it was shown, from 1.
struct HintUse {
    QByteArray technique;
    int degree = 1;
    friend bool operator==(const HintUse&, const HintUse&) = default;
};

/// The help that a player had in one game, and the mistakes.
struct Tally {
    /// All help: hints, lists of steps, checks and going back before a mistake.
    int helped = 0;
    /// How many of these were checks.
    int checks = 0;
    /// Wrong digits that were placed, also those taken back since.
    int mistakes = 0;
    std::vector<HintUse> hints;

    /// All help that says what to do next.
    int hintCount() const { return helped - checks; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

} // namespace ninefold::store
