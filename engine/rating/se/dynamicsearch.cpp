// SPDX-License-Identifier: MIT
// Dynamic forcing chains. From every candidate two nets start, one that takes it for true and one for false:
//   contradiction  a net contradicts itself
//   double         both nets come to the same conclusion
//   cell, region   so do the nets of all candidates of a cell, of all places of a digit in a house
// Nishio is the contradiction alone, within one digit. Of all steps the one with the fewest nodes counts, of equal ones
// double before cell before region before contradiction, then the first that is met.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/dynamic.h"

#include <algorithm>
#include <limits>
#include <memory>

namespace ninefold::explainer {
namespace {

/// How a conclusion was come to; of two with as many nodes the smaller one counts.
enum Way { kDouble = 1, kCell = 5, kRegion = 6, kContradiction = 7 };

/// The best conclusion so far.
class Best {
public:
    bool mayTake(int nodes, Way way) const { return nodes < nodes_ || (nodes == nodes_ && way < way_); }
    void take(int nodes, Way way, Candidate target, bool isTrue) {
        nodes_ = nodes;
        way_ = way;
        target_ = target;
        isTrue_ = isTrue;
    }
    bool found() const { return nodes_ < std::numeric_limits<int>::max(); }
    Hint hint(const Board& board, double base) const {
        Hint hint = consequenceHint(board, target_, isTrue_);
        hint.difficulty = base + lengthDifficulty(nodes_);
        return hint;
    }

private:
    int nodes_ = std::numeric_limits<int>::max();
    Way way_ = kContradiction;
    Candidate target_ = 0;
    bool isTrue_ = false;
};

// Nets within nets are not searched: a puzzle that needs them is left without a rating.
constexpr int kDeepestLevel = 3;

class Search {
public:
    Search(const Board& board, bool nishio, const std::stop_token& stop) : board_(board), nishio_(nishio), stop_(stop) {
        for (auto& nets : nets_) nets.resize(kCandidateCount);
    }

    /// Levels in ascending order, and none above one that has found something.
    bool run(int level, Hint& hint) {
        level_ = level;
        // All nets are kept: houses need them again, and a higher level goes on where a lower one has ended.
        for (Cell cell = 0; cell < kCellCount && !stop_.stop_requested(); ++cell)
            if (countOf(board_.candidates[cell]) >= 2) searchCell(cell);
        if (!best_.found() || stop_.stop_requested()) return false;
        hint = best_.hint(board_, nishio_ ? 7.5 : 8.5 + 0.5 * level);
        return true;
    }

private:
    /// The net of a candidate, as far as this level takes it.
    const DynamicNet& net(Candidate candidate, bool isTrue) {
        auto& [net, level] = nets_[isTrue][candidate];
        if (!net) {
            net = std::make_unique<DynamicNet>();
            net->run(board_, candidate, isTrue, {.nishio = nishio_, .level = std::min(level_, 1)});
            level = std::min(level_, 1);
        }
        if (level < level_) net->raise(level = level_, table_, stop_);
        return *net;
    }

    void searchCell(Cell cell) {
        std::vector<const DynamicNet*> all;
        for (unsigned rest = board_.candidates[cell]; rest != 0; rest &= rest - 1) {
            const Candidate candidate = candidateOf(cell, lowest(rest));
            const DynamicNet& ifTrue = net(candidate, true);
            const DynamicNet& ifFalse = net(candidate, false);
            contradict(ifTrue, candidate, false);
            contradict(ifFalse, candidate, true);
            if (nishio_) continue;
            // In a cell with two candidates the other net is the "true" net of the other candidate:
            // the cell is asked below.
            if (countOf(board_.candidates[cell]) >= 3) combine({&ifTrue, &ifFalse}, kDouble);
            for (const House kind : kBoxRowColumn) searchHouse(houseOf(kind, cell), cell, lowest(rest));
            all.push_back(&ifTrue);
        }
        if (!nishio_) combine(all, kCell);
    }

    void contradict(const DynamicNet& net, Candidate source, bool isTrue) {
        if (!net.hasContradiction()) return;
        NodeCount count;
        net.countContradiction(count);
        if (const int nodes = complexity(count); best_.mayTake(nodes, kContradiction))
            best_.take(nodes, kContradiction, source, isTrue);
    }

    /// A chain inside counts once, however often it is used.
    int complexity(NodeCount& count) const {
        std::sort(count.nested.begin(), count.nested.end());
        count.nested.erase(std::unique(count.nested.begin(), count.nested.end()), count.nested.end());
        int nodes = count.nodes;
        for (const int chain : count.nested) nodes += table_.complexity(chain);
        return nodes;
    }

    /// A house belongs to the first of its cells that holds the digit.
    void searchHouse(House house, Cell cell, int digit) {
        const unsigned places = board_.places[house][digit];
        if (countOf(places) < 2 || kHouseCells[house][lowest(places)] != cell) return;
        std::vector<const DynamicNet*> all;
        for (unsigned rest = places; rest != 0; rest &= rest - 1)
            all.push_back(&net(candidateOf(kHouseCells[house][lowest(rest)], digit), true));
        combine(all, kRegion);
    }

    void combine(const std::vector<const DynamicNet*>& all, Way way) {
        for (const bool isTrue : {true, false})
            // What all conclude the first concludes, so its conclusions are all there is to ask.
            for (const Candidate target : all[0]->found(isTrue)) offer(all, way, target, isTrue);
    }

    void offer(const std::vector<const DynamicNet*>& all, Way way, Candidate target, bool isTrue) {
        int least = 0;
        for (const DynamicNet* net : all) {
            if (!net->has(target, isTrue)) return;
            least += net->leastNodes(target, isTrue);
        }
        // The quick bound first: to count the nodes of a net takes far longer.
        if (!best_.mayTake(least, way) || (isTrue && countOf(board_.candidates[cellOf(target)]) < 2)) return;
        NodeCount count;
        for (const DynamicNet* net : all) net->countNodes(target, isTrue, count);
        if (const int nodes = complexity(count); best_.mayTake(nodes, way)) best_.take(nodes, way, target, isTrue);
    }

    struct Known {
        std::unique_ptr<DynamicNet> net;
        int level = 0;
    };

    const Board& board_;
    bool nishio_;
    const std::stop_token& stop_;
    int level_ = 0;
    NestedTable table_;
    std::array<std::vector<Known>, 2> nets_; // by candidate: what follows when it is false, true
    Best best_;
};

} // namespace

bool findDynamicChain(const Board& board, int hardest, const std::stop_token& stop, Hint& hint) {
    Search search(board, false, stop);
    for (int level = 0; level <= kDeepestLevel && 85 + 5 * level <= hardest; ++level)
        if (search.run(level, hint)) return true;
    return false;
}

bool findNishioChain(const Board& board, Hint& hint) {
    const std::stop_token never;
    return Search(board, true, never).run(0, hint);
}

} // namespace ninefold::explainer
