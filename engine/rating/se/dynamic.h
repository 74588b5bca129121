// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"
#include "engine/rating/se/nested/nested.h"

#include <cassert>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace ninefold::explainer {

/// How far the deductions inside a dynamic chain may go.
struct DynamicKind {
    /// Only links in houses, and only contradictions.
    bool nishio = false;
    /// 0: singles only. 1: locked candidates, pairs and X-wings too. 2: cycles and forcing
    /// chains too. 3: cell and region chains too. 4 and 5: dynamic chains of levels 0 and 1 in
    /// place of all these chains.
    int level = 0;
};

/// How many nodes conclusions need; of chains inside chains, which.
struct NodeCount {
    int nodes = 0;
    std::vector<int> nested;
};

/// Everything that follows from one assumption, singles included: a candidate may rest on several others, so the way to
/// it is a net. Kept as nodes in the order in which they are found; true ones are followed up before false ones.
class DynamicNet {
public:
    /// Follows the assumption until nothing is left to follow or a contradiction is met.
    void run(const Board& board, Candidate source, bool isTrue, DynamicKind kind);
    /// Goes on with what a higher level adds: up to there it would have gone the same way. Chains inside chains are
    /// entered into the table. The board of `run` must still exist.
    void raise(int level, NestedTable& table, const std::stop_token& stop);

    bool has(Candidate candidate, bool isTrue) const { return index_[isTrue][candidate] >= 0; }
    /// The candidates that follow as true (or false), the assumption included, in the order in which they are found.
    const std::vector<Candidate>& found(bool isTrue) const { return found_[isTrue]; }
    bool hasContradiction() const { return contradiction_.has_value(); }
    /// Adds what the two opposite conclusions need, each for itself.
    void countContradiction(NodeCount& count) const;
    /// Adds what a candidate needs, itself included.
    void countNodes(Candidate candidate, bool isTrue, NodeCount& count) const {
        assert(has(candidate, isTrue));
        countAncestors(index_[isTrue][candidate], count);
    }
    /// Adds the same nodes as those of a chain inside another: all by name, and what each of them needs to be gone of
    /// what `before` still had.
    void explain(Candidate candidate, bool isTrue, const Board& before, NestedChain& chain) const {
        explainNode(index_[isTrue][candidate], before, chain);
    }
    void explainContradiction(const Board& before, NestedChain& chain) const;
    /// No more than nodes(), and quickly told.
    int leastNodes(Candidate candidate, bool isTrue) const { return nodes_[index_[isTrue][candidate]].least; }

private:
    struct Node {
        Candidate candidate;
        bool isTrue;
        std::int16_t parentCount;
        int firstParent;
        int least;
        int nested;               // the number of the chain that it comes from, -1 for none
        House single = kNoSingle; // where it is a single
    };

    static constexpr House kNoSingle = -1;
    static constexpr House kInCell = kHouseCount;

    void follow();
    int addNode(Candidate candidate, bool isTrue, int nested = -1);
    void keep(int node);
    void addParent(int node, int parent);
    bool followTrue(int node);
    bool followFalse(int node);
    /// Takes in what follows from a node; false at a contradiction.
    bool conclude(int node);
    bool followPatterns();
    bool followChains();
    void addAbsentInCell(int node, Cell cell);
    void addAbsentInHouse(int node, House house, int digit);
    void countAncestors(int node, NodeCount& count) const;
    void explainNode(int node, const Board& before, NestedChain& chain) const;

    DynamicKind kind_;
    const Board* before_ = nullptr;
    NestedTable* table_ = nullptr;
    std::stop_token stop_;
    std::optional<Board> now_;
    std::vector<Node> nodes_;
    std::vector<int> parents_;
    std::array<std::vector<Candidate>, 2> found_; // false ones, true ones; they are queues at the same time
    std::array<std::size_t, 2> followed_{};       // so far
    std::array<std::array<std::int16_t, kCandidateCount>, 2> index_;
    std::optional<std::pair<int, int>> contradiction_;
    mutable std::vector<int> counted_; // by node: the last count that met it
    mutable std::vector<int> open_;
    mutable int stamp_ = 0;
};

} // namespace ninefold::explainer
