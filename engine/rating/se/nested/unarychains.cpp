// SPDX-License-Identifier: MIT
// The cycles and forcing chains of ../unary.cpp, but all of them and with their nodes.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/nested/ranking.h"

#include <algorithm>

namespace ninefold::rating::explainer {
namespace {

class Search {
public:
    Search(const Board& before, const Board& now, ChainTools& tools) : before_(before), now_(now), tools_(tools) {
        tools.begin(now);
    }

    std::vector<NestedChain> run() {
        searchChains(4, 7.0);
        searchChains(2, 6.6);
        searchCycles(2, kInHouses, 6.5);
        searchCycles(3, kInCells, 6.5);
        searchCycles(4, kAllLinks, 7.0);
        return ranking_.winners([this](const ChainRank& rank, NestedChain& chain) { complete(rank, chain); });
    }

private:
    static constexpr int kMostNodes = 2 * kCandidateCount;
    static LinkKinds kindsOf(int kind) { return kind == 2 ? kInHouses : kAllLinks; }

    /// Only the rank of the chain is kept; its nodes are wanted only if it counts.
    void searchChains(int kind, double base) {
        const Closure& closure = tools_.closureOf(kindsOf(kind));
        for (const bool startsTrue : {true, false})
            closure.eachThatRefutesItself(startsTrue, [&](Candidate source) {
                const int count = closure.nodesToOpposite(source, startsTrue, kMostNodes);
                offer({base + lengthDifficulty(count), count, kind, 4 * source + (startsTrue ? 1 : 2)},
                      consequenceHint(now_, source, !startsTrue).removals, [] { return std::vector<ChainNode>(); });
            });
    }

    /// The nodes of the longest cycle that may come before the chains known for what it removes.
    int most(Candidate removed, int kind, double base) const {
        const ChainRank* known = ranking_.first(removed);
        if (known == nullptr) return kMostNodes;
        int nodes = 2;
        while (nodes < kMostNodes && !(*known < ChainRank{base + lengthDifficulty(nodes + 2), nodes + 2, kind, 0}))
            nodes += 2;
        return nodes;
    }

    void searchCycles(int kind, LinkKinds kinds, double base) {
        const Closure& closure = tools_.closureOf(kinds);
        if (!closure.anyRefutesItself()) return;
        std::array<int, kCandidateCount> limits{};
        closure.eachThatRefutesItself(true, [&](Candidate removed) {
            const int limit = most(removed, kind, base);
            if (limit < kShortestCycle) return;
            closure.eachOnCyclesOf(removed,
                                   [&](Candidate source) { limits[source] = std::max(limits[source], limit); });
        });
        tools_.cycles.begin(now_, tools_.links, closure, kinds);
        for (Candidate source = 0; source < kCandidateCount; ++source)
            if (limits[source] > 0 && closure.mayClose(source, limits[source]))
                searchCyclesFrom(source, limits[source], kind, base);
    }

    void searchCyclesFrom(Candidate source, int limit, int kind, double base) {
        tools_.cycles.each(source, limit, [&](int count) {
            auto removals = tools_.cycles.removals();
            if (!removals.empty())
                offer({base + lengthDifficulty(count), count, kind, 4 * source}, std::move(removals),
                      [&] { return tools_.cycles.nodes(); });
            return false;
        });
    }

    template <typename Nodes>
    void offer(const ChainRank& rank, std::vector<Removal>&& removals, Nodes nodes) {
        if (!ranking_.wants(rank, removals)) return;
        NestedChain chain;
        chain.nodes = nodes();
        ranking_.take(rank, std::move(removals), std::move(chain));
    }

    /// Adds the nodes of a chain that is no cycle, and what it depends on.
    void complete(const ChainRank& rank, NestedChain& chain) {
        if (chain.nodes.empty()) {
            const LinkKinds kinds = kindsOf(rank.kind);
            const auto source = static_cast<Candidate>(rank.order / 4);
            chain.nodes =
                tools_.opposite.find(tools_.links, tools_.closureOf(kinds), kinds, source, rank.order % 4 == 1);
        }
        for (std::size_t n = 0; n + 1 < chain.nodes.size(); ++n)
            if (isTrue(chain.nodes[n]))
                addAbsentOfLink(before_, now_, chain.nodes[n], chain.nodes[n + 1], chain.absent);
    }

    const Board& before_;
    const Board& now_;
    ChainTools& tools_;
    NestedRanking ranking_;
};

} // namespace

std::vector<NestedChain> nestedUnaryChains(const Board& before, const Board& now, ChainTools& tools) {
    // There is no chain in most positions inside a dynamic chain.
    if (!tools.closure.anyRefutesItself()) return {};
    return Search(before, now, tools).run();
}

} // namespace ninefold::rating::explainer
