// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/implicationgraph.h"

#include <vector>

namespace ninefold::session {

/// The lengths of a drawing, in any unit.
struct GraphMetrics {
    double nodeHeight = 24;
    /// Between two nodes of a column, and between an edge that passes and its neighbours.
    double rowGap = 10, edgeGap = 8;
    /// Between two columns, and between two levels.
    double columnGap = 24, levelGap = 12;
    /// The width of each node.
    std::vector<double> widths;
};

struct GraphPoint {
    double x = 0, y = 0;
    friend bool operator==(const GraphPoint&, const GraphPoint&) = default;
};

/// Where the nodes and edges of a graph are drawn. All edges lead from left to right.
struct GraphLayout {
    /// A node: its upper left corner and size.
    struct Box {
        double x = 0, y = 0, width = 0, height = 0;
    };
    /// The columns of one level.
    struct Band {
        int level = 0;
        double left = 0, right = 0;
        bool conflict = false;
    };

    std::vector<Box> boxes;
    /// For each edge the points that it passes, from the right side of a node to the left side of another.
    std::vector<std::vector<GraphPoint>> paths;
    std::vector<Band> bands;
    double width = 0, height = 0;
    /// How many pairs of edges cross between neighbouring columns.
    int crossings = 0;
};

/// Lays a graph out in layers (Sugiyama, Tagawa and Toda 1981): the levels of the search from left to right, in each
/// level as many columns as its longest chain of reasons. The order in the columns follows from barycentres, which
/// makes edges cross rarely. Deterministic.
GraphLayout layOut(const ImplicationGraph& graph, const GraphMetrics& metrics);

} // namespace ninefold::session
