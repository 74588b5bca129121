// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"

#include <vector>

namespace ninefold::explainer {

/// Searches bidirectional cycles: ways from a true candidate back to itself, every link of which then works both ways.
class Cycles {
public:
    Cycles(const Board& board, const Links& links, LinkKinds kinds) : board_(board), links_(links), kinds_(kinds) {}

    /// Calls use(nodes) for every cycle of at most `most` nodes that is met, shortest first, until it returns true.
    /// A false candidate may be reached again and again on different ways, a true one only once.
    template <typename Use>
    void each(Candidate source, int most, Use use) {
        start(source);
        for (int nodes = 2; nodes <= most && !trueNodes_.empty(); nodes += 2) {
            spreadTrue();
            for (std::size_t n = 0; n < falseNodes_.size(); ++n)
                if (spreadFalse(static_cast<int>(n), nodes >= 4) && use(nodes)) return;
        }
    }

    /// What the cycle just met removes: candidates outside its cells that see a true and a false node of their digit.
    std::vector<Removal> removals() const;
    /// Its nodes, from the source backwards.
    std::vector<ChainNode> nodes() const;

private:
    struct Node {
        Candidate candidate;
        int parent;
    };
    /// A true node knows the false candidates before it.
    using Ancestors = std::array<std::uint64_t, (kCandidateCount + 63) / 64>;

    void start(Candidate source);
    /// Makes the false nodes that follow from the waiting true ones.
    void spreadTrue();
    /// Makes the true nodes that follow from one false node; true when the source is one of them.
    bool spreadFalse(int node, bool mayClose);

    const Board& board_;
    const Links& links_;
    LinkKinds kinds_;
    Candidate source_ = 0;
    std::vector<Node> nodes_; // all of them; parents are places in here
    std::vector<Ancestors> ancestors_;
    std::vector<int> trueNodes_, falseNodes_; // those that wait
    std::vector<int> ancestorsOf_;
    std::array<std::uint64_t, (kCandidateCount + 63) / 64> reached_{};
    int closing_ = 0; // the false node from which the source was reached
};

} // namespace ninefold::explainer
