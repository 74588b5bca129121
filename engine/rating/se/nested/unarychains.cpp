// SPDX-License-Identifier: MIT
// The cycles and forcing chains of ../unary.cpp, but all of them and with their nodes.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/nested/ranking.h"

namespace ninefold::rating::explainer {
namespace {

class Search {
public:
    Search(const Board& before, const Board& now, ChainTools& tools)
        : before_(before), now_(now), tools_(tools), onCycles_(tools.closure.mayBeOnCycles()) {
        tools.begin(now);
    }

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
        eachSource(now_, [&](Candidate source) {
            for (const bool startsTrue : {true, false}) {
                // The closure holds the links of both kinds.
                if (!tools_.closure.refutesItself(source, startsTrue)) continue;
                const int count = tools_.opposite.find(source, startsTrue, kinds, 2 * kCandidateCount);
                if (count == 0) continue;
                offer({base + lengthDifficulty(count), count, kind, 4 * source + (startsTrue ? 1 : 2)},
                      consequenceHint(now_, source, !startsTrue).removals, [&] { return tools_.opposite.nodes(); });
            }
        });
    }

    void searchCycles(int kind, LinkKinds kinds, double base) {
        eachSource(now_, [&](Candidate source) {
            if (!kinds.houses && countOf(now_.candidates[cellOf(source)]) > 2) return;
            if (!onCycles_[digitOf(source)].has(cellOf(source))) return;
            tools_.cycles.each(source, kinds, 2 * kCandidateCount, [&](int count) {
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
    const Closure::CellsOfDigits onCycles_;
    NestedRanking ranking_;
};

} // namespace

std::vector<NestedChain> nestedUnaryChains(const Board& before, const Board& now, ChainTools& tools) {
    // There is no chain in most positions inside a dynamic chain.
    if (!tools.closure.anyRefutesItself()) return {};
    return Search(before, now, tools).run();
}

} // namespace ninefold::rating::explainer
