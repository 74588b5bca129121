// SPDX-License-Identifier: MIT
// Cycles and forcing chains with one start and one end: first with strong links in houses only (x), then in cells
// only (y), then with both. All have as many true as false nodes. Of all chains of a position the easiest counts,
// then the shortest, then the kind in this order, then the first one found: so the search is breadth-first and
// limited to the length that the best known chain allows.
#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/chaintools.h"

#include <memory>

namespace ninefold::rating::explainer {
namespace {

class Search {
public:
    // Half a tenth above the bound, since sums of tenths are not exact.
    Search(const Board& board, ChainTools& tools, double most) : board_(board), tools_(tools) {
        tools.begin(board);
        best_.difficulty = most + 0.05;
    }

    bool run(Hint& hint) {
        // Chains of both kinds come first: a chain found bounds the later searches, and the ranks preserve the correct
        // order.
        searchChains(4, kAllLinks, 7.0);
        searchChains(2, kInHouses, 6.6);
        searchCycles(2, kInHouses, 6.5);
        searchCycles(3, kInCells, 6.5);
        searchCycles(4, kAllLinks, 7.0);
        if (!found_) return false;
        hint = std::move(hint_);
        return true;
    }

private:
    /// The maximal number of nodes that a better chain may have.
    int bound(double base) const {
        // There is no bound on the length yet.
        if (!found_ && best_.difficulty > base + lengthDifficulty(2 * kCandidateCount)) return 2 * kCandidateCount;
        int nodes = 2;
        while (nodes < 2 * kCandidateCount) {
            const double difficulty = base + lengthDifficulty(nodes + 2);
            if (difficulty > best_.difficulty) break;
            if (found_ && difficulty == best_.difficulty && nodes + 2 > best_.nodes) break;
            nodes += 2;
        }
        return nodes;
    }

    void searchChains(int kind, LinkKinds kinds, double base) {
        const Closure& closure = tools_.closureOf(kinds);
        int most = bound(base);
        if (most < 4 || !closure.anyRefutesItself()) return;
        eachSource(board_, [&](Candidate source) {
            // True starts come before false ones of the same candidate; the order number encodes it.
            for (const bool startsTrue : {true, false}) {
                const int nodes = closure.nodesToOpposite(source, startsTrue, most);
                if (nodes == 0) continue;
                const ChainRank rank{base + lengthDifficulty(nodes), nodes, kind, 4 * source + (startsTrue ? 1 : 2)};
                if (!isBetter(rank)) continue;
                Hint hint = consequenceHint(board_, source, !startsTrue);
                hint.difficulty = rank.difficulty;
                take(rank, std::move(hint));
                // A better chain narrows the bound of the following searches.
                most = bound(base);
            }
        });
    }

    void searchCycles(int kind, LinkKinds kinds, double base) {
        const Closure& closure = tools_.closureOf(kinds);
        int most = bound(base);
        if (most < 4 || !closure.anyRefutesItself()) return;
        const Closure::CellsOfDigits onCycles = closure.mayBeOnCycles();
        tools_.cycles.begin(board_, tools_.links, closure, kinds);
        eachSource(board_, [&](Candidate source) {
            if (!onCycles[digitOf(source)].has(cellOf(source)) || !closure.mayClose(source, most)) return;
            tools_.cycles.each(source, most, [&](int nodes) {
                const ChainRank rank{base + lengthDifficulty(nodes), nodes, kind, 4 * source};
                if (!isBetter(rank)) return false;
                Hint hint;
                hint.difficulty = rank.difficulty;
                hint.removals = tools_.cycles.removals();
                if (hint.removals.empty()) return false;
                take(rank, std::move(hint));
                most = bound(base);
                return true;
            });
        });
    }

    /// The requested limit is an upper bound until a chain is found.
    bool isBetter(const ChainRank& rank) const { return found_ ? rank < best_ : rank.difficulty <= best_.difficulty; }

    void take(const ChainRank& rank, Hint&& hint) {
        best_ = rank;
        hint_ = std::move(hint);
        found_ = true;
    }

    const Board& board_;
    ChainTools& tools_;
    ChainRank best_;
    Hint hint_;
    bool found_ = false;
};

} // namespace

bool findUnaryChain(const Board& board, double most, Hint& hint) {
    // If no candidate refutes itself, there is neither a chain nor a cycle, which contains a chain to each of its
    // removals.
    const auto tools = std::make_unique<ChainTools>();
    tools->closure.find(board);
    return tools->closure.anyRefutesItself() && Search(board, *tools, most).run(hint);
}

} // namespace ninefold::rating::explainer
