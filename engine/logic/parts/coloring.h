// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"
#include "engine/logic/step.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// Places of one digit connected by houses with just two places: either all cells of colour 0 hold it and none of
/// colour 1, or the other way round.
struct Cluster {
    std::array<Cells, 2> colors;

    Cells cells() const { return colors[0] | colors[1]; }
    /// Two cells of one colour that see each other, so that the colour cannot hold; empty where there are none.
    Cells clash(int color) const;
};

/// The clusters of a digit with at least one strong link, in reading order of their first cells.
std::vector<Cluster> clustersOf(const Position& position, Digit digit);

/// The cells that see at least one of these.
Cells peersOfAny(Cells cells);

/// Draws the links that connect a cluster.
void linkCluster(const Position& position, Digit digit, const Cluster& cluster, Step& step);
/// Draws that two cells see each other.
void linkClash(Cells two, Digit digit, Step& step);

} // namespace ninefold::logic
