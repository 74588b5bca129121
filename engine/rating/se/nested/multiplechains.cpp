// SPDX-License-Identifier: MIT
// The cell and region chains of ../multiple.cpp, but all of them and with their nodes.
#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/nested/ranking.h"

#include <cassert>
#include <memory>

namespace ninefold::rating::explainer {
namespace {

/// The consequences of one candidate, each with its parent node and the number of nodes to it.
struct Consequences {
    std::array<std::vector<Candidate>, 2> found; // false ones, true ones, in the order of their discovery
    std::array<ChainNode, 2 * kCandidateCount> parent;
    std::array<std::uint8_t, 2 * kCandidateCount> nodes{};

    void add(Candidate candidate, bool truth, ChainNode from, int count) {
        const ChainNode node = chainNode(candidate, truth);
        parent[node] = from;
        nodes[node] = static_cast<std::uint8_t>(count);
        found[truth].push_back(candidate);
    }
};

/// True ones are processed before false ones. There are no contradictions: each of them would be a unary chain.
std::unique_ptr<Consequences> follow(const Links& links, Candidate source) {
    auto all = std::make_unique<Consequences>();
    all->add(source, true, chainNode(source, true), 1);
    for (std::size_t trues = 0, falses = 0;;) {
        const bool truth = trues < all->found[1].size();
        if (!truth && falses >= all->found[0].size()) return all;
        const Candidate from = truth ? all->found[1][trues++] : all->found[0][falses++];
        const ChainNode parent = chainNode(from, truth);
        for (const Candidate next : truth ? links.turnedOff(from, {}) : links.turnedOn(from, {}))
            if (all->nodes[chainNode(next, !truth)] == 0) all->add(next, !truth, parent, all->nodes[parent] + 1);
    }
}

class Search {
public:
    Search(const Board& before, const Board& now, ChainTools& tools) : before_(before), now_(now), tools_(tools) {
        tools.begin(now);
    }

    std::vector<NestedChain> run() {
        eachAlternatives(now_, [&](std::span<const Candidate> choices, Origin origin) {
            if (tools_.closure.mayShare(choices)) combine(choices, origin);
        });
        return ranking_.winners();
    }

private:
    const Consequences& consequences(Candidate candidate) {
        // Most searches need none.
        known_.resize(kCandidateCount);
        auto& known = known_[candidate];
        if (!known) known = follow(tools_.links, candidate);
        return *known;
    }

    void combine(std::span<const Candidate> choices, Origin origin) {
        assert(choices.size() >= 2);
        std::vector<const Consequences*> all;
        all.reserve(choices.size());
        for (const Candidate choice : choices) all.push_back(&consequences(choice));
        for (const bool truth : {true, false})
            for (const Candidate target : all[0]->found[truth]) offer(all, chainNode(target, truth), origin);
    }

    void offer(const std::vector<const Consequences*>& all, ChainNode target, Origin origin) {
        int count = 0;
        for (const Consequences* one : all) {
            if (one->nodes[target] == 0) return;
            count += one->nodes[target];
        }
        const ChainRank rank{0, count, origin.isHouse() ? 1 : 0, order_++};
        auto removals = removalsOf(target);
        if (!removals.empty() && ranking_.wants(rank, removals))
            ranking_.take(rank, std::move(removals), chainTo(all, target, origin));
    }

    std::vector<Removal> removalsOf(ChainNode target) const {
        const Candidate candidate = candidateIn(target);
        const unsigned digit = 1u << digitOf(candidate);
        const unsigned candidates = now_.candidates[cellOf(candidate)];
        const unsigned gone = isTrue(target) ? candidates & ~digit : digit;
        if (gone == 0) return {};
        return {{cellOf(candidate), static_cast<Mask>(gone)}};
    }

    NestedChain chainTo(const std::vector<const Consequences*>& all, ChainNode target, Origin origin) const {
        NestedChain chain;
        for (const Consequences* one : all) {
            ChainNode node = target;
            for (int left = one->nodes[target]; left > 1; --left, node = one->parent[node]) {
                chain.nodes.push_back(node);
                if (isTrue(node)) addAbsentOfLink(before_, now_, node, one->parent[node], chain.absent);
            }
            chain.nodes.push_back(node);
        }
        if (origin.isHouse()) {
            const int digit = digitOf(candidateIn(chain.nodes.back()));
            addAbsentOfHouse(before_, now_, origin.house, digit, chain.absent);
        } else {
            addAbsentOfCell(before_, now_, origin.cell, chain.absent);
        }
        return chain;
    }

    const Board& before_;
    const Board& now_;
    ChainTools& tools_;
    std::vector<std::unique_ptr<Consequences>> known_;
    NestedRanking ranking_;
    int order_ = 0;
};

} // namespace

std::vector<NestedChain> nestedMultipleChains(const Board& before, const Board& now, ChainTools& tools) {
    return Search(before, now, tools).run();
}

bool mayShareInHousesPassedOver(const Board& now, ChainTools& tools) {
    bool any = false;
    eachHousePassedOver(now, [&](std::span<const Candidate> choices) { any = any || tools.closure.mayShare(choices); });
    return any;
}

} // namespace ninefold::rating::explainer
