// SPDX-License-Identifier: MIT
// Cell and region forcing chains: a consequence of every candidate of a cell, or of every cell for a digit in a
// house, is true. The chain of a candidate ends at the first contradiction, with the consequences found so far. The
// step with the fewest nodes wins, among equal ones a cell before a house, then the first one found.
#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/closure.h"

#include <limits>
#include <memory>
#include <vector>

namespace ninefold::rating::explainer {
namespace {

/// The consequences of one candidate, each with the number of nodes it takes; 0 = does not follow.
struct Consequences {
    std::array<std::vector<Candidate>, 2> found; // false ones, true ones, in the order of their discovery
    std::array<std::array<std::uint16_t, kCandidateCount>, 2> nodes{};

    void add(Candidate candidate, bool isTrue, int count) {
        nodes[isTrue][candidate] = static_cast<std::uint16_t>(count);
        found[isTrue].push_back(candidate);
    }
    bool has(Candidate candidate, bool isTrue) const { return nodes[isTrue][candidate] != 0; }
};

/// True ones are processed before false ones.
std::unique_ptr<const Consequences> follow(const Links& links, Candidate source) {
    auto all = std::make_unique<Consequences>();
    all->add(source, true, 1);
    for (std::size_t trues = 0, falses = 0;;) {
        const bool isTrue = trues < all->found[1].size();
        if (!isTrue && falses >= all->found[0].size()) return all;
        const Candidate from = isTrue ? all->found[1][trues++] : all->found[0][falses++];
        for (const Candidate next : isTrue ? links.turnedOff(from, {}) : links.turnedOn(from, {})) {
            if (all->has(next, isTrue)) return all; // contradiction
            if (!all->has(next, !isTrue)) all->add(next, !isTrue, all->nodes[isTrue][from] + 1);
        }
    }
}

class Search {
public:
    explicit Search(const Board& board) : board_(board), closure_(board), links_(board), known_(kCandidateCount) {}

    bool run(Hint& hint) {
        eachAlternatives(board_, [&](std::span<const Candidate> choices, Origin origin) {
            if (closure_.mayShare(choices)) combine(choices, origin.isHouse());
        });
        if (best_ == kNone) return false;
        hint = stepOf();
        return true;
    }

private:
    static constexpr int kNone = std::numeric_limits<int>::max();

    const Consequences& consequences(Candidate candidate) {
        auto& known = known_[candidate];
        if (!known) known = follow(links_, candidate);
        return *known;
    }

    void combine(std::span<const Candidate> choices, bool ofHouse) {
        std::vector<const Consequences*> all;
        all.reserve(choices.size());
        for (const Candidate choice : choices) all.push_back(&consequences(choice));
        for (const bool isTrue : {true, false})
            for (const Candidate target : all[0]->found[isTrue]) offer(all, target, isTrue, ofHouse);
    }

    /// Cells and houses compete by the number of nodes, then by kind; one number combines both.
    void offer(const std::vector<const Consequences*>& all, Candidate target, bool isTrue, bool ofHouse) {
        int nodes = 0;
        for (const Consequences* one : all) {
            if (!one->has(target, isTrue)) return;
            nodes += one->nodes[isTrue][target];
        }
        const int rank = 2 * nodes + (ofHouse ? 1 : 0);
        // A digit that is already the only candidate of its cell is not a step.
        if (rank >= best_ || (isTrue && countOf(board_.candidates[cellOf(target)]) < 2)) return;
        best_ = rank;
        target_ = target;
        targetIsTrue_ = isTrue;
    }

    Hint stepOf() const {
        Hint hint = consequenceHint(board_, target_, targetIsTrue_);
        hint.difficulty = 8.0 + lengthDifficulty(best_ / 2);
        return hint;
    }

    const Board& board_;
    Closure closure_;
    Links links_;
    std::vector<std::unique_ptr<const Consequences>> known_;
    int best_ = kNone;
    Candidate target_ = 0;
    bool targetIsTrue_ = false;
};

} // namespace

bool findMultipleChain(const Board& board, Hint& hint) {
    return Search(board).run(hint);
}

} // namespace ninefold::rating::explainer
