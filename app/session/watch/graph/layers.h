// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/implicationgraph.h"

#include <vector>

namespace ninefold::session {

/// A graph in columns. An edge over several columns passes a place in each of them; the edges of one node share their
/// places, so that they are drawn as one line that branches.
struct Layers {
    /// A node, or the place of edges that pass (`node` is then where they come from).
    struct Item {
        int node = -1;
        bool passing = false;
        int column = 0;
        /// Items of the neighbouring columns.
        std::vector<int> before, after;
    };

    explicit Layers(const ImplicationGraph& graph);

    /// Reorders the columns until edges cross as rarely as the method can make it; returns how often they do.
    int uncross();
    int crossings() const;

    std::vector<Item> items;
    /// Items by column, from top to bottom.
    std::vector<std::vector<int>> columns;
    /// The item of each node, and the items that each edge visits between its nodes.
    std::vector<int> itemOf;
    std::vector<std::vector<int>> ways;
    /// The column of each node.
    std::vector<int> columnOf;

private:
    void placeInColumns(const ImplicationGraph& graph);
    void linkItems(const ImplicationGraph& graph);
    int passingItem(int node, int column);
    void link(int from, int to);
    void sweep(bool forward);
    void swapNeighbours();
    std::vector<int> positions() const;

    std::vector<std::vector<int>> passing_;
};

} // namespace ninefold::session
