// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include "engine/core/grid.h"

#include <optional>

namespace ninefold::logic {

/// A temporary drawing over the board of a game: a hint, or a step of a list. Removing it leaves the game
/// unchanged.
struct Overlay {
    std::vector<Mark> marks;
    std::vector<HouseMark> houses;
    std::vector<Link> links;
    std::vector<NamedSet> sets;
    /// The position that is explained, if it differs from the one on the board or has candidates that the player
    /// has not written.
    std::optional<Grid> position;
    /// Turns off the highlights of the selected cell meanwhile, because they could be mistaken for a part of the
    /// explanation.
    bool hidesHighlights = false;

    /// Is there nothing to draw?
    bool empty() const { return marks.empty() && houses.empty() && links.empty() && sets.empty() && !position; }
    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// The drawing of a whole step.
Overlay overlayOf(const Step& step);
/// The sets of a step with the letters that its text calls them.
std::vector<NamedSet> setsOf(const Step& step);
/// Marks the cells of a step as whole cells: where to look, but not why.
Overlay tintOf(const Step& step);
/// The cells of the pattern; if a step has only conclusions, the cells of those.
Cells cellsToLookAt(const Step& step);

void lay(const Overlay& overlay, Frame& frame);

} // namespace ninefold::logic
