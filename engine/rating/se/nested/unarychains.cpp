// SPDX-License-Identifier: MIT
// The cycles and forcing chains of ../unary.cpp, but all of them and with their nodes.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/nested/ranking.h"

namespace ninefold::rating::explainer {
namespace {

class Search {
public:
    Search(const Board& before, const Board& now, ChainTools& tools) : before_(before), now_(now), tools_(tools) {
        tools.begin(now);
    }

    std::vector<NestedChain> run() {
        searchChains(4, kAllLinks, 7.0);
        searchChains(2, kInHouses, 6.6);
        searchCycles(2, kInHouses, 6.5);
        searchCycles(3, kInCells, 6.5);
        searchCycles(4, kAllLinks, 7.0);
        return ranking_.winners();
    }

private:
    void searchChains(int kind, LinkKinds kinds, double base) {
        const Closure& closure = tools_.closureOf(kinds);
        if (!closure.anyRefutesItself()) return;
        eachSource(now_, [&](Candidate source) {
            for (const bool startsTrue : {true, false}) {
                const int count = closure.nodesToOpposite(source, startsTrue, 2 * kCandidateCount);
                if (count == 0) continue;
                offer({base + lengthDifficulty(count), count, kind, 4 * source + (startsTrue ? 1 : 2)},
                      consequenceHint(now_, source, !startsTrue).removals,
                      [&] { return tools_.opposite.find(tools_.links, closure, kinds, source, startsTrue); });
            }
        });
    }

    void searchCycles(int kind, LinkKinds kinds, double base) {
        const Closure& closure = tools_.closureOf(kinds);
        if (!closure.anyRefutesItself()) return;
        const Closure::CellsOfDigits onCycles = closure.mayBeOnCycles();
        tools_.cycles.begin(now_, tools_.links, closure, kinds);
        eachSource(now_, [&](Candidate source) {
            if (!onCycles[digitOf(source)].has(cellOf(source))) return;
            // Longer cycles come after the chains that are known for all that they could remove.
            int most = 2 * kCandidateCount;
            if (const ChainRank* worst = ranking_.worst(closure.refutedByThemselves())) {
                const ChainRank known = *worst;
                for (most = 2; most < 2 * kCandidateCount; most += 2)
                    if (known < ChainRank{base + lengthDifficulty(most + 2), most + 2, kind, 4 * source}) break;
            }
            tools_.cycles.each(source, most, [&](int count) {
                auto removals = tools_.cycles.removals();
                if (!removals.empty())
                    offer({base + lengthDifficulty(count), count, kind, 4 * source}, std::move(removals),
                          [&] { return tools_.cycles.nodes(); });
                return false;
            });
        });
    }

    /// The nodes are asked for only where the chain counts.
    template <typename Nodes>
    void offer(const ChainRank& rank, std::vector<Removal>&& removals, Nodes nodes) {
        if (!ranking_.wants(rank, removals)) return;
        NestedChain chain;
        chain.nodes = nodes();
        for (std::size_t n = 0; n + 1 < chain.nodes.size(); ++n)
            if (isTrue(chain.nodes[n]))
                addAbsentOfLink(before_, now_, chain.nodes[n], chain.nodes[n + 1], chain.absent);
        ranking_.take(rank, std::move(removals), std::move(chain));
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
