// SPDX-License-Identifier: MIT
// The cycles and forcing chains of ../unary.cpp, but all of them and with their nodes.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/closure.h"
#include "engine/rating/se/cycles.h"
#include "engine/rating/se/nested/ranking.h"

#include <cassert>

namespace ninefold::rating::explainer {
namespace {

/// The shortest path from a candidate to its own opposite, with all its nodes.
class Way {
public:
    Way(const Links& links, LinkKinds kinds) : links_(links), kinds_(kinds) {}

    /// The nodes from the end back to the source; empty when there is no path.
    std::vector<ChainNode> find(Candidate source, bool startsTrue) {
        ++stamp_;
        count_ = 0;
        const ChainNode start = chainNode(source, startsTrue), goal = chainNode(source, !startsTrue);
        push(start, start);
        for (int n = 0; n < count_; ++n) {
            const ChainNode from = queue_[n];
            const bool truth = isTrue(from);
            const Candidate candidate = candidateIn(from);
            for (const Candidate next :
                 truth ? links_.turnedOff(candidate, kinds_) : links_.turnedOn(candidate, kinds_)) {
                const ChainNode to = chainNode(next, !truth);
                if (seen_[to] == stamp_) continue;
                push(to, from);
                if (to == goal) return back(goal, start);
            }
        }
        return {};
    }

private:
    void push(ChainNode node, ChainNode parent) {
        assert(count_ < static_cast<int>(queue_.size()));
        seen_[node] = stamp_;
        parent_[node] = parent;
        queue_[count_++] = node;
    }

    std::vector<ChainNode> back(ChainNode end, ChainNode start) const {
        std::vector<ChainNode> nodes = {end};
        while (nodes.back() != start) nodes.push_back(parent_[nodes.back()]);
        return nodes;
    }

    const Links& links_;
    LinkKinds kinds_;
    std::array<std::uint16_t, 2 * kCandidateCount> seen_{};
    std::array<ChainNode, 2 * kCandidateCount> parent_, queue_;
    int count_ = 0;
    std::uint16_t stamp_ = 0;
};

class Search {
public:
    Search(const Board& before, const Board& now, const Closure& closure)
        : before_(before), now_(now), closure_(closure), onCycles_(closure.mayBeOnCycles()), links_(now) {}

    std::vector<NestedChain> run() {
        constexpr LinkKinds x{.cells = false, .houses = true}, y{.cells = true, .houses = false}, both{};
        searchChains(4, both, 7.0);
        searchChains(2, x, 6.6);
        searchCycles(2, x, 6.5);
        searchCycles(3, y, 6.5);
        searchCycles(4, both, 7.0);
        return ranking_.winners();
    }

private:
    void searchChains(int kind, LinkKinds kinds, double base) {
        Way way(links_, kinds);
        eachSource(now_, [&](Candidate source) {
            for (const bool startsTrue : {true, false}) {
                // The closure holds the links of both kinds.
                if (!closure_.refutesItself(source, startsTrue)) continue;
                std::vector<ChainNode> nodes = way.find(source, startsTrue);
                if (nodes.empty()) continue;
                const int count = static_cast<int>(nodes.size());
                offer({base + lengthDifficulty(count), count, kind, 4 * source + (startsTrue ? 1 : 2)},
                      consequenceHint(now_, source, !startsTrue).removals, std::move(nodes));
            }
        });
    }

    void searchCycles(int kind, LinkKinds kinds, double base) {
        Cycles cycles(now_, links_, kinds);
        eachSource(now_, [&](Candidate source) {
            if (!kinds.houses && countOf(now_.candidates[cellOf(source)]) > 2) return;
            if (!onCycles_[digitOf(source)].has(cellOf(source))) return;
            cycles.each(source, 2 * kCandidateCount, [&](int count) {
                auto removals = cycles.removals();
                if (!removals.empty())
                    offer({base + lengthDifficulty(count), count, kind, 4 * source}, std::move(removals),
                          cycles.nodes());
                return false;
            });
        });
    }

    void offer(const ChainRank& rank, std::vector<Removal>&& removals, std::vector<ChainNode>&& nodes) {
        if (!ranking_.wants(rank, removals)) return;
        NestedChain chain;
        chain.nodes = std::move(nodes);
        for (std::size_t n = 0; n + 1 < chain.nodes.size(); ++n)
            if (isTrue(chain.nodes[n]))
                addAbsentOfLink(before_, now_, chain.nodes[n], chain.nodes[n + 1], chain.absent);
        ranking_.take(rank, std::move(removals), std::move(chain));
    }

    const Board& before_;
    const Board& now_;
    const Closure& closure_;
    const Closure::CellsOfDigits onCycles_;
    Links links_;
    NestedRanking ranking_;
};

} // namespace

std::vector<NestedChain> nestedUnaryChains(const Board& before, const Board& now, const Closure& closure) {
    // There is no chain in most positions inside a dynamic chain.
    if (!closure.anyRefutesItself()) return {};
    return Search(before, now, closure).run();
}

} // namespace ninefold::rating::explainer
