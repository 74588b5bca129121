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
    /// The first UIP, of any kind.
    Box uip;
    /// The inside of the side of the conflict is `tint`, its outline that of the cut.
    std::string ground, text, edge, cut, tint;

    const Box& of(const GraphNode& node) const { return node.uip ? uip : kinds[static_cast<std::size_t>(node.kind)]; }
};

/// The texts of a graph: one for each node, one for each band of the layout.
struct GraphLabels {
    std::vector<std::string> nodes, bands;
    std::string title;
};

/// A drawing of the graph as it is laid out, with the same parts as on the screen.
std::string svgOf(const ImplicationGraph& graph, const GraphLayout& layout, const GraphLabels& labels,
                  const GraphColours& colours);
/// The graph for Graphviz, which lays it out itself; each level is a cluster.
std::string dotOf(const ImplicationGraph& graph, const GraphLabels& labels, const GraphColours& colours);

/// How strong a statement is that its reasons have replaced.
inline constexpr double kReplacedInk = 0.5;
/// How far the tinted side of the conflict reaches around a box, with its outline and without.
inline constexpr double kTintOutline = 6.5, kTintInside = 5;
/// Is an edge a part of the tinted side? One that passes many columns is not, though both its ends are.
bool isTinted(const ImplicationGraph& graph, const GraphLayout& layout, std::size_t edge);

/// The control points of the curve between two points of a path: both ends are horizontal.
std::pair<GraphPoint, GraphPoint> curveBetween(GraphPoint from, GraphPoint to);

} // namespace ninefold::session
