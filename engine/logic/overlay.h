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
    Tour tour;
    /// Cells to look at: where the pattern is, but not what it is.
    Cells look;
    /// The position that is explained, if it differs from the one on the board or has candidates that the player
    /// has not written.
    std::optional<Grid> position;
    /// Mutes the selection and its highlights meanwhile, because they could be mistaken for a part of the explanation.
    bool mutesHighlights = false;

    /// Is there nothing to draw?
    bool empty() const {
        return marks.empty() && houses.empty() && links.empty() && sets.empty() && look.empty() && tour.empty() &&
               !position;
    }
    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// The drawing of a whole step.
Overlay overlayOf(const Step& step);
/// Adds what the drawing of a step needs of the position in which it was found: the candidates, whether or not the
/// player has written them, or, for a single, lines from the digits that leave it no other choice.
void drawPosition(Overlay& overlay, const Step& step, const Grid& position);
/// The sets of a step with the letters that its text calls them.
std::vector<NamedSet> setsOf(const Step& step);
/// The roles in the drawing of a step, in their order. A set may have no mark of its own: where its cells are in other
/// sets as well, only its letter is drawn.
std::vector<Role> rolesOf(const Step& step);
/// A hint names no more houses or digits than this: more do not help.
inline constexpr int kMostToLookAt = 4;
/// The houses that show the pattern: those that the step marks, or else the boxes with its candidates.
HouseSet housesToLookAt(const Step& step);
/// Outlines these houses, if they are few.
Overlay outlineOf(const Step& step);
/// The cells of the pattern. Of a step that only places a digit, the empty cells of its house, which do not give the
/// answer away; without a house its cell.
Cells cellsToLookAt(const Step& step);
/// Tints these cells.
Overlay tintOf(const Step& step);

void lay(const Overlay& overlay, Frame& frame);

} // namespace ninefold::logic
