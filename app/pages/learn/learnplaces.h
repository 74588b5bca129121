// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace ninefold::pages {

/// Where the parts of the room Learn are in a window of some size.
struct LearnPlaces {
    /// The ladder is a field above the technique instead of a column.
    bool field = false;
    /// The technique is below the board instead of beside it.
    bool below = false;
    /// The views are chosen in the room: the toolbar has no room for them.
    bool views = false;
    int margin = 0;
    int ladder = 0;
    /// The width of the technique's card, or its height below the board.
    int card = 0;
};

LearnPlaces learnPlaces(QSize room);

} // namespace ninefold::pages
