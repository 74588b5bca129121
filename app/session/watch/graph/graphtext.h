// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/graphlayout.h"

#include <array>
#include <string>
#include <vector>

namespace ninefold::session {

/// The colours of a drawn graph, as "#rrggbb".
struct GraphColours {
    struct Box {
        std::string fill, edge, ink;
    };
    /// By GraphNode::Kind.
    std::array<Box, 5> kinds;
    std::string ground, text, edge, cut;

    const Box& of(const GraphNode& node) const { return kinds[static_cast<std::size_t>(node.kind)]; }
};

/// The texts of a graph: one for each node, one for each band of the layout.
struct GraphLabels {
    std::vector<std::string> nodes, bands;
    std::string title;
};

/// A drawing of the graph as it is laid out.
std::string svgOf(const ImplicationGraph& graph, const GraphLayout& layout, const GraphLabels& labels,
                  const GraphColours& colours);
/// The graph for Graphviz, which lays it out itself; each level is a cluster.
std::string dotOf(const ImplicationGraph& graph, const GraphLabels& labels, const GraphColours& colours);

/// The control points of the curve between two points of a path: both ends are horizontal.
std::pair<GraphPoint, GraphPoint> curveBetween(GraphPoint from, GraphPoint to);

} // namespace ninefold::session
