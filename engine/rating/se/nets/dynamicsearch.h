// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/nets/dynamic.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace ninefold::rating::explainer {

/// The kind of a conclusion; of two with as many nodes the smaller value wins.
enum class Way { Double = 1, Cell = 5, Region = 6, Contradiction = 7 };

/// A conclusion that several nets share, or that one net proves by its contradiction.
struct Conclusion {
    Way way;
    Candidate target;
    bool isTrue;
    int nodes = 0;
    /// The net with the contradiction, or all nets that reach the target.
    const std::vector<const DynamicNet*>& nets;
    /// The house in which the nets begin, -1 for the digits of a cell and other kinds.
    House house = -1;
};

/// Receives the conclusions of a search. The search calls wants() twice: before counting the nodes, with a lower
/// bound, and after.
class ConclusionSink {
public:
    virtual ~ConclusionSink() = default;
    virtual bool wants(const Conclusion& conclusion) const = 0;
    virtual void take(const Conclusion& conclusion) = 0;
};

/// Searches dynamic chains of ascending levels.
class DynamicSearch {
public:
    DynamicSearch(const Board& board, ConclusionSink& sink, const std::stop_token& stop);
    /// Continues from the previous level; after a level with a result no further one is run.
    void run(int level);

private:
    const DynamicNet& net(Candidate candidate, bool isTrue);
    void raiseAll();
    bool isAtEnd(const DynamicNet& net);
    void searchCell(Cell cell);
    void searchHouse(House house, Cell cell, int digit);
    void contradict(const DynamicNet& net, Candidate source, bool isTrue);
    void combine(const std::vector<const DynamicNet*>& all, Way way, House house = -1);
    void offer(Conclusion& conclusion);
    int complexity(NodeCount& count) const;

    struct Known {
        std::unique_ptr<DynamicNet> net;
        int level = 0;
    };

    const Board& board_;
    ConclusionSink& sink_;
    const std::stop_token& stop_;
    int level_ = 0;
    bool hasAllNets_ = false;
    NestedTable table_;
    std::unique_ptr<ChainTools> tools_;
    std::array<std::vector<Known>, 2> nets_; // by candidate: the net that assumes it false, true
};

} // namespace ninefold::rating::explainer
