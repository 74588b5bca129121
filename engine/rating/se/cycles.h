// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/opennodes.h"

#include <vector>

namespace ninefold::rating::explainer {

/// The nodes of the shortest cycle.
inline constexpr int kShortestCycle = 4;

/// Searches bidirectional cycles: paths from a true candidate back to itself, in which every link works in both
/// directions.
class Cycles {
public:
    /// Before the first search on a board with these kinds of links.
    void begin(const Board& board, const Links& links, const Closure& closure, LinkKinds kinds) {
        board_ = &board;
        links_ = &links;
        closure_ = &closure;
        kinds_ = kinds;
    }

    /// Calls use(nodes) for every cycle of at most `most` nodes, shortest first, until it returns true. A false
    /// candidate may be reached on several paths, a true one only once.
    template <typename Use>
    void each(Candidate source, int most, Use use) {
        start(source);
        for (int nodes = 2; nodes <= most && !trueNodes_.empty(); nodes += 2) {
            spreadTrue();
            for (std::size_t n = 0; n < falseNodes_.size(); ++n)
                if (spreadFalse(static_cast<int>(n), nodes >= kShortestCycle) && use(nodes)) return;
        }
    }

    /// The removals of the last cycle found: candidates outside its cells that see a true and a false node of their
    /// digit.
    std::vector<Removal> removals() const;
    /// The nodes of the last cycle found, from the source backwards.
    std::vector<ChainNode> nodes() const;

private:
    struct Node {
        Candidate candidate;
        int parent;
    };
    /// The false candidates on the path to a true node.
    using Ancestors = std::array<std::uint64_t, (kCandidateCount + 63) / 64>;

    void start(Candidate source);
    /// Creates the false nodes that follow from the waiting true ones.
    void spreadTrue();
    /// Creates the true nodes that follow from one false node; true when the source is one of them.
    bool spreadFalse(int node, bool mayClose);

    const Board* board_ = nullptr;
    const Links* links_ = nullptr;
    const Closure* closure_ = nullptr;
    LinkKinds kinds_;
    Candidate source_ = 0;
    std::vector<Node> nodes_; // all nodes; parents are indices of this list
    std::vector<Ancestors> ancestors_;
    std::vector<int> trueNodes_, falseNodes_; // the queued ones
    std::vector<int> ancestorsOf_;
    OpenNodes open_;  // those that lead back to the source, and of the true ones those not yet reached
    int closing_ = 0; // the last false node, from which the source was reached
};

} // namespace ninefold::rating::explainer
