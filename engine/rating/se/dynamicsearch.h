// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/dynamic.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace ninefold::explainer {

/// How a conclusion was come to; of two with as many nodes the smaller one counts.
enum class Way { Double = 1, Cell = 5, Region = 6, Contradiction = 7 };

/// What several nets conclude together, or one net from its contradiction.
struct Conclusion {
    Way way;
    Candidate target;
    bool isTrue;
    int nodes = 0;
    /// The net with the contradiction, or those that all come to the target.
    const std::vector<const DynamicNet*>& nets;
    /// The house whose places the nets begin with, -1 for the digits of a cell and other ways.
    House house = -1;
};

/// Takes the conclusions of a search. It asks twice: before the nodes are counted, with a number that is no more than
/// theirs, and when they are.
class ConclusionSink {
public:
    virtual ~ConclusionSink() = default;
    virtual bool wants(const Conclusion& conclusion) const = 0;
    virtual void take(const Conclusion& conclusion) = 0;
};

/// Searches dynamic chains of ascending levels.
class DynamicSearch {
public:
    DynamicSearch(const Board& board, bool nishio, ConclusionSink& sink, const std::stop_token& stop);
    /// Goes on from the level before; a level that has found something is the last.
    void run(int level);

private:
    const DynamicNet& net(Candidate candidate, bool isTrue);
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
    bool nishio_;
    ConclusionSink& sink_;
    const std::stop_token& stop_;
    int level_ = 0;
    NestedTable table_;
    std::array<std::vector<Known>, 2> nets_; // by candidate: what follows when it is false, true
};

} // namespace ninefold::explainer
