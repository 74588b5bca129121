// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"
#include "engine/logic/step.h"

#include <array>
#include <optional>
#include <vector>

namespace ninefold::logic {

/// Makes a readable list of all steps of a position: on most boards thousands of them only repeat what simpler ones
/// do already. A step that does something new is a line of its own; a step that does no more than the earlier lines
/// together is folded under one of them. Pass the steps in solving order, the simplest first.
class StepFolding {
public:
    explicit StepFolding(const Position& position);

    /// The line, counted from 0, under which the step is folded; empty if the step is the next line itself.
    std::optional<int> fold(const Step& step);
    int lines() const { return static_cast<int>(lines_.size()); }

private:
    /// The candidates that a step removes, followed by the digits that it sets, both from digit 1 to 9. A digit that
    /// is set removes the other candidates of its cell, and its own candidates from the peers.
    using Effect = std::array<Cells, 2 * kDigitCount>;
    Effect effectOf(const Step& step) const;
    int lineFor(const Effect& effect) const;

    std::array<Cells, kDigitCount> candidates_;
    std::vector<Effect> lines_;
    /// The combined effect of all lines.
    Effect done_{};
};

} // namespace ninefold::logic
