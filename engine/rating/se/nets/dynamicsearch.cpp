// SPDX-License-Identifier: MIT
// Dynamic forcing chains. From every candidate two nets start, one that assumes it true and one that assumes it
// false:
//   contradiction  a net contradicts itself
//   double         both nets reach the same conclusion
//   cell, region   the nets of all candidates of a cell, or of all cells for a digit in a house, do so
// The step with the fewest nodes wins; among equal ones double comes before cell, region and contradiction, and then
// the first one found.
#include "engine/rating/se/nets/dynamicsearch.h"

#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/nets/netbounds.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>

namespace ninefold::rating::explainer {
DynamicSearch::DynamicSearch(const Board& board, ConclusionSink& sink, const std::stop_token& stop)
    : board_(board), sink_(sink), stop_(stop), tools_(std::make_unique<ChainTools>()) {
    for (auto& nets : nets_) nets.resize(kCandidateCount);
}

void DynamicSearch::run(int level) {
    assert(level >= level_);
    level_ = level;
    if (hasAllNets_) raiseAll();
    // All nets are kept: the houses use them again, and a higher level continues where a lower one has ended.
    for (Cell cell = 0; cell < kCellCount && !stop_.stop_requested(); ++cell)
        if (countOf(board_.candidates[cell]) >= 2) searchCell(cell);
    hasAllNets_ = true;
}

/// Those that lead furthest come first, because they show where others end.
void DynamicSearch::raiseAll() {
    std::vector<Known*> all;
    for (auto& nets : nets_)
        for (Known& known : nets)
            if (known.net && !known.net->hasContradiction()) all.push_back(&known);
    std::ranges::stable_sort(all, std::greater(), [](const Known* known) { return known->net->found(false).size(); });
    NetBounds bounds;
    for (Known* const known : all) {
        if (stop_.stop_requested()) return;
        DynamicNet& net = *known->net;
        const CandidateSet* const most = bounds.of(net.source());
        known->level = level_;
        net.raise(level_, table_, *tools_, stop_, most);
        // A net that ends at its bound says no more about others than those from which it has the bound.
        const bool atBound = most != nullptr && net.set(false) == *most;
        if (!atBound && isAtEnd(net)) bounds.add(net);
    }
}

/// Is there nothing more to find, even in houses that the search for region chains passes over?
bool DynamicSearch::isAtEnd(const DynamicNet& net) {
    if (net.hasContradiction()) return false;
    return level_ < 3 || !mayShareInHousesPassedOver(net.now(), *tools_);
}

/// The net of a candidate, extended to the current level.
const DynamicNet& DynamicSearch::net(Candidate candidate, bool isTrue) {
    auto& [net, level] = nets_[isTrue][candidate];
    if (!net) {
        net = std::make_unique<DynamicNet>();
        level = std::min(level_, 1);
        net->run(board_, candidate, isTrue, {.level = level});
    }
    if (level < level_) net->raise(level = level_, table_, *tools_, stop_);
    return *net;
}

void DynamicSearch::searchCell(Cell cell) {
    std::vector<const DynamicNet*> all;
    for (unsigned rest = board_.candidates[cell]; rest != 0; rest &= rest - 1) {
        // With nested nets a cell takes long, so a cancelled search must stop within it.
        if (stop_.stop_requested()) return;
        const Candidate candidate = candidateOf(cell, lowest(rest));
        const DynamicNet& ifTrue = net(candidate, true);
        const DynamicNet& ifFalse = net(candidate, false);
        contradict(ifTrue, candidate, false);
        contradict(ifFalse, candidate, true);
        // In a cell with two candidates the other net is the "true" net of the other candidate, so the search of
        // the cell below covers it.
        if (countOf(board_.candidates[cell]) >= 3) combine({&ifTrue, &ifFalse}, Way::Double);
        for (const House kind : kBoxRowColumn) searchHouse(houseOf(kind, cell), cell, lowest(rest));
        all.push_back(&ifTrue);
    }
    combine(all, Way::Cell);
}

/// A house is searched with the first of its cells that has the digit as a candidate.
void DynamicSearch::searchHouse(House house, Cell cell, int digit) {
    const unsigned places = board_.places[house][digit];
    if (countOf(places) < 2 || kHouseCells[house][lowest(places)] != cell) return;
    std::vector<const DynamicNet*> all;
    for (unsigned rest = places; rest != 0; rest &= rest - 1)
        all.push_back(&net(candidateOf(kHouseCells[house][lowest(rest)], digit), true));
    combine(all, Way::Region, house);
}

void DynamicSearch::contradict(const DynamicNet& net, Candidate source, bool isTrue) {
    if (!net.hasContradiction()) return;
    NodeCount count;
    net.countContradiction(count);
    const std::vector<const DynamicNet*> only = {&net};
    const Conclusion conclusion{Way::Contradiction, source, isTrue, complexity(count), only};
    if (sink_.wants(conclusion)) sink_.take(conclusion);
}

/// A nested chain counts once, even if it is used several times.
int DynamicSearch::complexity(NodeCount& count) const {
    std::sort(count.nested.begin(), count.nested.end());
    count.nested.erase(std::unique(count.nested.begin(), count.nested.end()), count.nested.end());
    int nodes = count.nodes;
    for (const int chain : count.nested) nodes += table_.complexity(chain);
    return nodes;
}

void DynamicSearch::combine(const std::vector<const DynamicNet*>& all, Way way, House house) {
    assert(!all.empty());
    for (const bool isTrue : {true, false}) {
        // Most share nothing.
        CandidateSet shared = all[0]->set(isTrue);
        for (const DynamicNet* net : all) shared &= net->set(isTrue);
        if (shared.empty()) continue;
        // In the order in which the first net has found them.
        for (const Candidate target : all[0]->found(isTrue)) {
            if (!shared.has(target)) continue;
            Conclusion conclusion{way, target, isTrue, 0, all, house};
            offer(conclusion);
        }
    }
}

void DynamicSearch::offer(Conclusion& conclusion) {
    const auto [way, target, isTrue, nodes, nets, house] = conclusion;
    for (const DynamicNet* net : nets) conclusion.nodes += net->leastNodes(target, isTrue);
    // The cheap bound first: counting the nodes of a net takes much longer.
    if ((isTrue && countOf(board_.candidates[cellOf(target)]) < 2) || !sink_.wants(conclusion)) return;
    if (stop_.stop_requested()) return;
    NodeCount count;
    for (const DynamicNet* net : nets) net->countNodes(target, isTrue, count);
    conclusion.nodes = complexity(count);
    if (sink_.wants(conclusion)) sink_.take(conclusion);
}

namespace {

/// The best conclusion so far.
class Best : public ConclusionSink {
public:
    bool wants(const Conclusion& conclusion) const override {
        return conclusion.nodes < nodes_ || (conclusion.nodes == nodes_ && conclusion.way < way_);
    }
    void take(const Conclusion& conclusion) override {
        nodes_ = conclusion.nodes;
        way_ = conclusion.way;
        target_ = conclusion.target;
        isTrue_ = conclusion.isTrue;
    }
    bool found() const { return nodes_ < std::numeric_limits<int>::max(); }
    Hint hint(const Board& board, double base) const {
        Hint hint = consequenceHint(board, target_, isTrue_);
        hint.difficulty = base + lengthDifficulty(nodes_);
        return hint;
    }

private:
    int nodes_ = std::numeric_limits<int>::max();
    Way way_ = Way::Contradiction;
    Candidate target_ = 0;
    bool isTrue_ = false;
};

// Deeper nesting is not searched: a puzzle that needs it remains without a rating.
constexpr int kDeepestLevel = 5;

/// From this level on nets use nested nets; these include the chains of the lower levels, which are no longer
/// searched.
constexpr int kFirstOfNets = 4;

bool findOnLevels(const Board& board, int first, int last, const std::stop_token& stop, Hint& hint) {
    Best best;
    DynamicSearch search(board, best, stop);
    for (int level = first; level <= last && !stop.stop_requested(); ++level) {
        search.run(level);
        if (!best.found()) continue;
        hint = best.hint(board, 8.5 + 0.5 * level);
        return !stop.stop_requested();
    }
    return false;
}

} // namespace

bool findDynamicChain(const Board& board, int hardest, const std::stop_token& stop, Hint& hint) {
    const int deepest = std::min(kDeepestLevel, hardest < 85 ? -1 : (hardest - 85) / 5);
    if (findOnLevels(board, 0, std::min(deepest, kFirstOfNets - 1), stop, hint)) return true;
    for (int level = kFirstOfNets; level <= deepest; ++level)
        if (findOnLevels(board, level, level, stop, hint)) return true;
    return false;
}

} // namespace ninefold::rating::explainer
