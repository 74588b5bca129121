// SPDX-License-Identifier: MIT
// Cycles and forcing chains with one start and one end: first with strong links in houses only (x), then in cells
// only (y), then with both. All have as many true as false nodes. Of all chains of a position the easiest counts,
// then the shortest, then the kind in this order, then the first one found: so the search is breadth-first and
// limited to the length that the best known chain allows.
#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/closure.h"
#include "engine/rating/se/cycles.h"

#include <cassert>

namespace ninefold::rating::explainer {
namespace {

/// The shortest path from a candidate to its own opposite.
class Opposite {
public:
    Opposite(const Links& links, LinkKinds kinds) : links_(links), kinds_(kinds) {}

    /// The number of nodes of the chain, 0 when there is none of at most `most`.
    int nodes(Candidate source, bool startsTrue, int most) {
        ++stamp_;
        count_ = 0;
        push(source, startsTrue);
        for (int begin = 0, depth = 2; depth <= most && begin < count_; ++depth) {
            // Level by level: the first path found is a shortest one, and its depth is the number of nodes.
            const int end = count_;
            for (; begin < end; ++begin)
                if (spread(queue_[begin], startsTrue == (depth % 2 == 0), source, depth % 2 == 0)) return depth;
        }
        return 0;
    }

private:
    void push(Candidate candidate, bool isTrue) {
        seen_[isTrue][candidate] = stamp_;
        assert(count_ < static_cast<int>(queue_.size()));
        queue_[count_++] = candidate;
    }

    /// Queues the consequences of a node; true when the opposite of the source is among them.
    bool spread(Candidate from, bool isTrue, Candidate source, bool mayEnd) {
        for (const Candidate next : isTrue ? links_.turnedOff(from, kinds_) : links_.turnedOn(from, kinds_)) {
            // The opposite can be reached only at even depths.
            if (mayEnd && next == source) return true;
            if (seen_[!isTrue][next] != stamp_) push(next, !isTrue);
        }
        return false;
    }

    const Links& links_;
    LinkKinds kinds_;
    // A stamp for each search, so that nothing needs clearing between them.
    std::array<std::array<std::uint16_t, kCandidateCount>, 2> seen_{};
    std::array<Candidate, 2 * kCandidateCount> queue_;
    int count_ = 0;
    std::uint16_t stamp_ = 0;
};

class Search {
public:
    // Half a tenth above the bound, since sums of tenths are not exact.
    Search(const Board& board, const Closure& closure, double most)
        : board_(board), closure_(closure), onCycles_(closure.mayBeOnCycles()), links_(board) {
        best_.difficulty = most + 0.05;
    }

    bool run(Hint& hint) {
        constexpr LinkKinds x{.cells = false, .houses = true}, y{.cells = true, .houses = false}, both{};
        // Chains of both kinds come first: a chain found bounds the later searches, and the ranks preserve the correct
        // order.
        searchChains(4, both, 7.0);
        searchChains(2, x, 6.6);
        searchCycles(2, x, 6.5);
        searchCycles(3, y, 6.5);
        searchCycles(4, both, 7.0);
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
        Opposite opposite(links_, kinds);
        int most = bound(base);
        if (most < 4) return;
        eachSource(board_, [&](Candidate source) {
            // True starts come before false ones of the same candidate; the order number encodes it.
            for (const bool startsTrue : {true, false}) {
                // The closure holds the links of both kinds.
                if (!closure_.refutesItself(source, startsTrue)) continue;
                const int nodes = opposite.nodes(source, startsTrue, most);
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
        Cycles cycles(board_, links_, kinds);
        int most = bound(base);
        if (most < 4) return;
        eachSource(board_, [&](Candidate source) {
            // With links inside cells only, a cycle needs cells with two candidates.
            if (!kinds.houses && countOf(board_.candidates[cellOf(source)]) > 2) return;
            if (!onCycles_[digitOf(source)].has(cellOf(source))) return;
            cycles.each(source, most, [&](int nodes) {
                const ChainRank rank{base + lengthDifficulty(nodes), nodes, kind, 4 * source};
                if (!isBetter(rank)) return false;
                Hint hint;
                hint.difficulty = rank.difficulty;
                hint.removals = cycles.removals();
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
    const Closure& closure_;
    const Closure::CellsOfDigits onCycles_;
    Links links_;
    ChainRank best_;
    Hint hint_;
    bool found_ = false;
};

} // namespace

bool findUnaryChain(const Board& board, double most, Hint& hint) {
    // If no candidate refutes itself, there is neither a chain nor a cycle, which contains a chain to each of its
    // removals.
    const Closure closure(board);
    return closure.anyRefutesItself() && Search(board, closure, most).run(hint);
}

} // namespace ninefold::rating::explainer
