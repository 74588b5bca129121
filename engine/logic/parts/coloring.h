// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"
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
/// The walk through a cluster from one cell to another, which begins with "the first holds the digit" or "it does not":
/// along the links one follows from the other.
Chain walkThrough(const Position& position, Digit digit, Cell from, bool holds, Cell to);

/// Walks that all lead to the same candidate, the shortest first; each ends where an earlier one began.
std::vector<Chain> cutShort(std::vector<Chain> walks);

/// Two of these cells that share a house with the cell, one of each colour.
struct Blockers {
    Cell one = -1, two = -1;
};
/// For each cell that sees both sets of cells the two of them that block it; cells with the same two are together.
/// `distance` says how long the walk between two cells is; the shortest is preferred.
template <typename Distance>
std::vector<Blockers> blockersOf(Cells gone, Cells ones, Cells twos, Distance distance) {
    std::vector<Blockers> list;
    while (!gone.empty()) {
        Blockers best;
        int most = 0, least = 0;
        for (Cell one : ones)
            for (Cell two : twos) {
                const int count = (gone & kPeers[one] & kPeers[two]).count();
                if (count < most || count == 0) continue;
                const int length = distance(one, two);
                if (count == most && length >= least) continue;
                most = count;
                least = length;
                best = {one, two};
            }
        if (most == 0) break;
        gone -= kPeers[best.one] & kPeers[best.two];
        list.push_back(best);
    }
    return list;
}

/// Draws that two cells see each other.
void linkClash(Cells two, Digit digit, Step& step);

} // namespace ninefold::logic
