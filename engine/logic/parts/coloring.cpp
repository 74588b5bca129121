// SPDX-License-Identifier: MIT
// Finds the clusters of one digit: places connected by houses that have only two places for it.
#include "engine/logic/parts/coloring.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// The other ends of the strong links of a cell.
Cells partners(const Position& position, Digit digit, Cell cell) {
    Cells cells;
    for (House house : position.twoPlaces(digit) & houseSetOf(cell)) cells |= position.cellsFor(digit, house);
    cells.remove(cell);
    return cells;
}

} // namespace

Cells Cluster::clash(int color) const {
    for (Cell cell : colors[color])
        if (const Cells seen = kPeers[cell] & colors[color]; !seen.empty())
            return Cells::of(cell) | Cells::of(seen.first());
    return {};
}

std::vector<Cluster> clustersOf(const Position& position, Digit digit) {
    std::vector<Cluster> clusters;
    Cells rest;
    for (House house : position.twoPlaces(digit)) rest |= position.cellsFor(digit, house);
    while (!rest.empty()) {
        Cluster cluster;
        std::array<Cells, 2> fresh{Cells::of(rest.first()), Cells()};
        // In layers; each layer has the other colour of the layer before.
        while (!(fresh[0] | fresh[1]).empty()) {
            std::array<Cells, 2> next;
            for (int color : {0, 1}) {
                cluster.colors[color] |= fresh[color];
                for (Cell cell : fresh[color]) next[1 - color] |= partners(position, digit, cell);
            }
            for (int color : {0, 1}) fresh[color] = next[color] - cluster.colors[color];
        }
        rest -= cluster.cells();
        clusters.push_back(cluster);
    }
    return clusters;
}

Chain walkThrough(const Position& position, Digit digit, Cell from, bool holds, Cell to) {
    std::array<Cell, kCellCount> before;
    before.fill(-1);
    std::vector<Cell> way{from};
    before[from] = from;
    for (std::size_t next = 0; before[to] < 0; ++next) {
        assert(next < way.size());
        for (Cell partner : partners(position, digit, way[next])) {
            if (before[partner] >= 0) continue;
            before[partner] = way[next];
            way.push_back(partner);
        }
    }
    Chain chain;
    for (Cell cell = to; cell != from; cell = before[cell]) {
        HouseSet shared = commonHouses(Cells::of(cell) | Cells::of(before[cell])) & position.twoPlaces(digit);
        chain.push_back({Cells::of(cell), digit, false, shared.first(), {}});
    }
    chain.push_back({Cells::of(from), digit, holds, -1, {}});
    std::reverse(chain.begin(), chain.end());
    for (std::size_t i = 1; i < chain.size(); ++i) chain[i].on = !chain[i - 1].on;
    return chain;
}

std::vector<Chain> cutShort(std::vector<Chain> walks) {
    std::ranges::stable_sort(walks, {}, [](const Chain& walk) { return walk.size(); });
    for (std::size_t i = 1; i < walks.size(); ++i) {
        const auto isKnown = [&](const ChainNode& node) {
            return std::any_of(walks.begin(), walks.begin() + static_cast<std::ptrdiff_t>(i),
                               [&](const Chain& earlier) {
                                   return earlier.front().cells == node.cells && earlier.front().digit == node.digit &&
                                          earlier.front().on == node.on;
                               });
        };
        const auto end = std::find_if(walks[i].begin() + 1, walks[i].end(), isKnown);
        if (end != walks[i].end()) walks[i].erase(end + 1, walks[i].end());
    }
    return walks;
}

void linkCluster(const Position& position, Digit digit, const Cluster& cluster, Step& step) {
    // Only links from one colour: the other end of each has the other colour.
    for (Cell cell : cluster.colors[0])
        for (Cell other : partners(position, digit, cell))
            step.link({Cells::of(cell), digit}, {Cells::of(other), digit}, true);
}

void linkClash(Cells two, Digit digit, Step& step) {
    assert(two.count() == 2 && !commonHouses(two).empty());
    const Cells one = Cells::of(two.first());
    step.link({one, digit}, {two - one, digit}, false);
    step.mark(HouseRole::Look, commonHouses(two).first());
}

Cells peersOfAny(Cells cells) {
    Cells seen;
    for (Cell cell : cells) seen |= kPeers[cell];
    return seen;
}

} // namespace ninefold::logic
