// SPDX-License-Identifier: MIT
// Nets inside a net. Searching from every candidate on each board that a net reaches takes long, but only the
// hardest known puzzles need it.
#include "engine/rating/se/chains.h"
#include "engine/rating/se/nested/ranking.h"
#include "engine/rating/se/nets/dynamicsearch.h"

#include <cassert>

namespace ninefold::rating::explainer {
namespace {

class Collector : public ConclusionSink {
public:
    Collector(const Board& before, const Board& now) : before_(before), now_(now) {}

    bool wants(const Conclusion& conclusion) const override {
        const auto removals = removalsOf(conclusion);
        return !removals.empty() && ranking_.wants(rankOf(conclusion), removals);
    }

    void take(const Conclusion& conclusion) override {
        NestedChain chain;
        for (const DynamicNet* net : conclusion.nets)
            if (conclusion.way == Way::Contradiction) net->explainContradiction(before_, chain);
            else net->explain(conclusion.target, conclusion.isTrue, before_, chain);
        addOrigin(conclusion, chain);
        ranking_.take(rankOf(conclusion), removalsOf(conclusion), std::move(chain));
        ++order_;
    }

    std::vector<NestedChain> winners() { return ranking_.winners(); }

private:
    ChainRank rankOf(const Conclusion& conclusion) const {
        return {0, conclusion.nodes, static_cast<int>(conclusion.way), order_};
    }

    std::vector<Removal> removalsOf(const Conclusion& conclusion) const {
        return consequenceHint(now_, conclusion.target, conclusion.isTrue).removals;
    }

    /// That there are no other candidates depends on those that were removed from the house or cell.
    void addOrigin(const Conclusion& conclusion, NestedChain& chain) const {
        assert(!conclusion.nets.empty());
        if (conclusion.way != Way::Region && conclusion.way != Way::Cell) return;
        const Candidate choice = conclusion.nets[0]->found(true)[0];
        if (conclusion.house >= 0) addAbsentOfHouse(before_, now_, conclusion.house, digitOf(choice), chain.absent);
        else addAbsentOfCell(before_, now_, cellOf(choice), chain.absent);
    }

    const Board& before_;
    const Board& now_;
    NestedRanking ranking_;
    int order_ = 0;
};

} // namespace

std::vector<NestedChain> nestedDynamicChains(const Board& before, const Board& now, int level,
                                             const std::stop_token& stop) {
    Collector collector(before, now);
    DynamicSearch(now, collector, stop).run(level);
    return collector.winners();
}

} // namespace ninefold::rating::explainer
