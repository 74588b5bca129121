// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/explanation.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold::session {

/// A statement in an implication graph, or the conflict.
struct GraphNode {
    enum class Kind : std::uint8_t {
        Decided,
        Implied,
        Removed,
        Conflict,
        Folded ///< replaces several statements that are not shown
    };

    Kind kind = Kind::Implied;
    solve::Literal literal;
    solve::Reason reason;
    int level = 0;
    /// The number of its event; 0 for a conflict and for folded statements.
    std::uint64_t number = 0;
    /// It leads directly to what the graph explains.
    bool last = false;
    /// Its negation is in the clause, so it is where the cut runs.
    bool cut = false;
    /// It is the first unique implication point: the only one of the last level where the cut runs.
    bool uip = false;
    /// The first UIP where it is what this statement rules out: placed digits have no nodes for that.
    std::optional<solve::Literal> ruledOut = {};
    /// It is on the side of the conflict: its reasons have taken its place in the clause.
    bool beyond = false;
    /// The way from the conflict to the learned clause passes it.
    bool passed = false;
    /// It is the statement that the graph explains.
    bool goal = false;
    /// How many statements it replaces.
    int folded = 0;
    friend bool operator==(const GraphNode&, const GraphNode&) = default;
};

/// An edge leads from a reason to a consequence. It crosses the cut if only its end is on the side of the conflict.
struct GraphEdge {
    int from = 0, to = 0;
    bool crossesCut = false;
    friend bool operator==(const GraphEdge&, const GraphEdge&) = default;
};

/// Why something follows, as a graph. Nodes are in the order in which they became true; what is explained is last.
struct ImplicationGraph {
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    friend bool operator==(const ImplicationGraph&, const ImplicationGraph&) = default;
};

/// The whole graph of a conflict or a statement (`goal`) whose reason holds in a state; `learned` is the clause that
/// was learned from the conflict, if any.
ImplicationGraph implicationGraph(const solve::SolverState& state, const GraphNode& goal,
                                  std::span<const solve::Literal> learned = {});

/// Moves the cut of a graph to the statements of these events, which separate the decisions from the conflict. `uip`:
/// the first UIP, once the analysis has reached it.
void setCut(ImplicationGraph& graph, std::span<const std::uint64_t> events, std::optional<solve::Literal> uip);

/// Which part of a graph is shown.
enum class GraphPart : std::uint8_t {
    Last,  ///< what is passed on the way to the learned clause, or else the last reasons and theirs; the rest of the
           ///< level is folded
    Level, ///< the level of the conflict, and what it needs from others
    All
};

ImplicationGraph partOf(const ImplicationGraph& graph, GraphPart part);

} // namespace ninefold::session
