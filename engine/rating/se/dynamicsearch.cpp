// SPDX-License-Identifier: MIT
// Dynamic forcing chains. From every candidate two nets start, one that takes it for true and one for false:
//   contradiction  a net contradicts itself
//   double         both nets come to the same conclusion
//   cell, region   so do the nets of all candidates of a cell, of all places of a digit in a house
// Nishio is the contradiction alone, within one digit. Of all steps the one with the fewest nodes counts, of equal ones
// double before cell before region before contradiction, then the first that is met.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/dynamic.h"

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

class Search {
public:
    Search(const Board& board, DynamicKind kind) : board_(board), kind_(kind), nets_(kCandidateCount) {}

    bool run(const std::stop_token& stop, Hint& hint) {
        // The nets from all candidates are kept: houses need them again. Nets from "false" are made
        // anew each time.
        for (Cell cell = 0; cell < kCellCount && !stop.stop_requested(); ++cell)
            if (countOf(board_.candidates[cell]) >= 2) searchCell(cell);
        if (!best_.found() || stop.stop_requested()) return false;
        hint = best_.hint(board_, kind_.nishio ? 7.5 : 8.5 + 0.5 * kind_.level);
        return true;
    }

private:
    const DynamicNet& net(Candidate candidate) {
        auto& net = nets_[candidate];
        if (!net) {
            net = std::make_unique<DynamicNet>();
            net->run(board_, candidate, true, kind_);
        }
        return *net;
    }

    void searchCell(Cell cell) {
        std::vector<const DynamicNet*> all;
        for (unsigned rest = board_.candidates[cell]; rest != 0; rest &= rest - 1) {
            const Candidate candidate = candidateOf(cell, lowest(rest));
            const DynamicNet& ifTrue = net(candidate);
            opposite_.run(board_, candidate, false, kind_);
            contradict(ifTrue, candidate, false);
            contradict(opposite_, candidate, true);
            if (kind_.nishio) continue;
            // In a cell with two candidates the other net is the "true" net of the other candidate:
            // the cell is asked below.
            if (countOf(board_.candidates[cell]) >= 3) combine({&ifTrue, &opposite_}, kDouble);
            for (const House kind : kBoxRowColumn) searchHouse(houseOf(kind, cell), cell, lowest(rest));
            all.push_back(&ifTrue);
        }
        if (!kind_.nishio) combine(all, kCell);
    }

    void contradict(const DynamicNet& net, Candidate source, bool isTrue) {
        if (!net.hasContradiction()) return;
        if (const int nodes = net.contradictionNodes(); best_.mayTake(nodes, kContradiction))
            best_.take(nodes, kContradiction, source, isTrue);
    }

    /// A house belongs to the first of its cells that holds the digit.
    void searchHouse(House house, Cell cell, int digit) {
        const unsigned places = board_.places[house][digit];
        if (countOf(places) < 2 || kHouseCells[house][lowest(places)] != cell) return;
        std::vector<const DynamicNet*> all;
        for (unsigned rest = places; rest != 0; rest &= rest - 1)
            all.push_back(&net(candidateOf(kHouseCells[house][lowest(rest)], digit)));
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
        int nodes = 0;
        for (const DynamicNet* net : all) nodes += net->nodes(target, isTrue);
        if (best_.mayTake(nodes, way)) best_.take(nodes, way, target, isTrue);
    }

    const Board& board_;
    DynamicKind kind_;
    std::vector<std::unique_ptr<DynamicNet>> nets_; // by candidate: what follows when it is true
    DynamicNet opposite_;
    Best best_;
};

} // namespace

bool findDynamicChain(const Board& board, int level, const std::stop_token& stop, Hint& hint) {
    return Search(board, {.nishio = false, .level = level}).run(stop, hint);
}

bool findNishioChain(const Board& board, Hint& hint) {
    return Search(board, {.nishio = true, .level = 0}).run({}, hint);
}

} // namespace ninefold::explainer
