// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"
#include "engine/logic/step.h"

#include <array>
#include <optional>
#include <vector>

namespace ninefold {

/// Makes a list that a person can read out of all steps of a position: on most boards thousands of them only repeat
/// what simpler ones do already. A step that does something new is a line; one that does no more than the lines
/// before it together is folded under one of them. Give the steps in solving order, the simplest first.
class StepFolding {
public:
    explicit StepFolding(const Position& position);

    /// The line, counted from 0, under which the step belongs; nothing when the step is the next line itself.
    std::optional<int> fold(const Step& step);
    int lines() const { return static_cast<int>(lines_.size()); }

private:
    /// The candidates that a step takes away, then the digits that it sets; digit 1 first. A digit that is set takes
    /// the other candidates of its cell, and its own from the peers.
    using Effect = std::array<Cells, 2 * kDigitCount>;
    Effect effectOf(const Step& step) const;
    int lineFor(const Effect& effect) const;

    std::array<Cells, kDigitCount> candidates_;
    std::vector<Effect> lines_;
    /// What all lines do together.
    Effect done_{};
};

} // namespace ninefold
