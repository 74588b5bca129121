// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"

#include "engine/core/grid.h"

#include <optional>

namespace ninefold {

/// What somebody draws over the board of a game for a while: a hint, a step of a list. Taking it away leaves no trace.
struct Overlay {
    std::vector<Mark> marks;
    std::vector<HouseMark> houses;
    std::vector<Link> links;
    std::vector<NamedSet> sets;
    /// The position that is being talked about, where it is another than the one on the board or has candidates that
    /// nobody has written.
    std::optional<Grid> position;
    /// What is lit for the selected cell rests meanwhile: it would be taken for a part of what is explained.
    bool hidesHighlights = false;

    /// Nothing is drawn.
    bool empty() const { return marks.empty() && houses.empty() && links.empty() && sets.empty() && !position; }
    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// The drawing of a whole step.
Overlay overlayOf(const Step& step);
/// The sets of a step by the letters that its text calls them.
std::vector<NamedSet> setsOf(const Step& step);
/// The cells of a step, each as a whole: where to look, not yet why.
Overlay tintOf(const Step& step);
/// The cells of the pattern; where a step only says what follows, the cells of that.
Cells cellsToLookAt(const Step& step);

void lay(const Overlay& overlay, Frame& frame);

} // namespace ninefold
