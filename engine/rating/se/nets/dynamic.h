// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"
#include "engine/rating/se/nested.h"
#include "engine/rating/se/nets/candidateset.h"

#include <cassert>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace ninefold::rating::explainer {

/// The deductions that a dynamic chain may use.
struct DynamicKind {
    /// Only links in houses, and only contradictions.
    bool nishio = false;
    /// 0: singles only. 1: also locked candidates, pairs and X-wings. 2: also cycles and forcing chains. 3: also
    /// cell and region chains. 4 and 5: dynamic chains of levels 0 and 1 instead of all these chains.
    int level = 0;
};

/// The number of nodes that conclusions depend on, and the numbers of the nested chains among them.
struct NodeCount {
    int nodes = 0;
    std::vector<int> nested;
};

/// All consequences of one assumption, including singles. A candidate may depend on several others, so the
/// implications form a net. Its nodes are stored in the order of their discovery; true ones are processed before
/// false ones.
class DynamicNet {
public:
    /// Derives the consequences of the assumption until there are no more or a contradiction is found.
    void run(const Board& board, Candidate source, bool isTrue, DynamicKind kind);
    /// Continues with the deductions of a higher level; a run that began at that level would have reached the same
    /// point. Enters nested chains into the table. The board passed to `run` must still exist.
    /// If `most` is not null, no more can follow as false than it has: then nothing is left to search.
    void raise(int level, NestedTable& table, ChainTools& tools, const std::stop_token& stop,
               const CandidateSet* most = nullptr);

    /// The assumption.
    ChainNode source() const { return chainNode(nodes_[0].candidate, nodes_[0].isTrue); }
    /// The position that it leads to.
    const Board& now() const { return *now_; }
    /// The candidates that follow as true (or false), as a set.
    const CandidateSet& set(bool isTrue) const { return sets_[isTrue]; }
    bool has(Candidate candidate, bool isTrue) const { return index_[isTrue][candidate] >= 0; }
    /// The candidates that follow as true (or false), including the assumption, in the order of their discovery.
    const std::vector<Candidate>& found(bool isTrue) const { return found_[isTrue]; }
    bool hasContradiction() const { return contradiction_.has_value(); }
    /// Adds the nodes that each of the two opposite conclusions depends on, counted separately.
    void countContradiction(NodeCount& count) const;
    /// Adds the nodes that a candidate depends on, including itself.
    void countNodes(Candidate candidate, bool isTrue, NodeCount& count) const {
        assert(has(candidate, isTrue));
        countAncestors(index_[isTrue][candidate], count);
    }
    /// Adds the same nodes as those of a nested chain, by their numbers, and for each the candidates of `before`
    /// that must be gone for it.
    void explain(Candidate candidate, bool isTrue, const Board& before, NestedChain& chain) const {
        explainNode(index_[isTrue][candidate], before, chain);
    }
    void explainContradiction(const Board& before, NestedChain& chain) const;
    /// A lower bound for the number of nodes, available at once.
    int leastNodes(Candidate candidate, bool isTrue) const { return nodes_[index_[isTrue][candidate]].least; }

private:
    struct Node {
        Candidate candidate;
        bool isTrue;
        std::int8_t single = kNoSingle; // the house (or kInCell) in which it is a single
        std::int16_t parentCount;
        int firstParent;
        int least;
        int nested; // the number of the nested chain that it comes from, -1 for none
    };

    enum PatternKind { Locking, HiddenPair, NakedPair, XWing, PatternKinds };

    static constexpr std::int8_t kNoSingle = -1;
    static constexpr std::int8_t kInCell = kHouseCount;

    void follow();
    bool isAtBound() const { return most_ != nullptr && sets_[0] == *most_; }
    int addNode(Candidate candidate, bool isTrue, int nested = -1);
    void keep(int node);
    void addParent(int node, int parent);
    bool followTrue(int node);
    bool followFalse(int node);
    /// Adds a node to the net, which must not know it yet; false at a contradiction.
    bool conclude(int node);
    bool followPatterns();
    std::span<const Candidate> goneSinceLook(PatternKind kind);
    bool followChains();
    std::vector<NestedChain> nestedChains() const;
    void addAbsentInCell(int node, Cell cell);
    void addAbsentInHouse(int node, House house, int digit);
    void countAncestors(int node, NodeCount& count) const;
    void explainNode(int node, const Board& before, NestedChain& chain) const;

    DynamicKind kind_;
    const Board* before_ = nullptr;
    NestedTable* table_ = nullptr;
    ChainTools* tools_ = nullptr;
    std::stop_token stop_;
    std::optional<Board> now_;
    std::vector<Node> nodes_;
    std::vector<int> parents_;
    std::array<std::vector<Candidate>, 2> found_; // false ones, true ones; they also serve as queues
    const CandidateSet* most_ = nullptr;
    std::array<CandidateSet, 2> sets_{};    // the same
    std::array<std::size_t, 2> followed_{}; // the number of processed entries
    /// The number of false ones when patterns of each kind were searched last.
    std::array<std::size_t, PatternKinds> looked_{};
    std::array<std::array<std::int16_t, kCandidateCount>, 2> index_;
    std::optional<std::pair<int, int>> contradiction_;
    mutable std::vector<int> counted_; // by node: the last count that reached it
    mutable std::vector<int> open_;
    mutable int stamp_ = 0;
};

} // namespace ninefold::rating::explainer
