// SPDX-License-Identifier: MIT
#include "engine/rating/se/nested/ranking.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ninefold::rating::explainer {
namespace {

template <typename Use>
void eachCandidate(const std::vector<Removal>& removals, Use use) {
    for (const Removal& removal : removals)
        for (unsigned rest = removal.digits; rest != 0; rest &= rest - 1) use(candidateOf(removal.cell, lowest(rest)));
}

} // namespace

void sortAsHashed(std::vector<Removal>& removals) {
    int mask = 15;
    while (removals.size() * 4 > static_cast<std::size_t>(mask + 1) * 3) mask = 2 * mask + 1;
    std::stable_sort(removals.begin(), removals.end(),
                     [mask](const Removal& a, const Removal& b) { return (a.cell & mask) < (b.cell & mask); });
}

bool NestedRanking::wants(const ChainRank& rank, const std::vector<Removal>& removals) const {
    bool any = false;
    eachCandidate(removals, [&](Candidate candidate) { any = any || isBefore(rank, candidate); });
    return any;
}

void NestedRanking::take(const ChainRank& rank, std::vector<Removal>&& removals, NestedChain&& chain) {
    assert(wants(rank, removals));
    const int number = static_cast<int>(kept_.size());
    eachCandidate(removals, [&](Candidate candidate) {
        if (isBefore(rank, candidate)) winner_[candidate] = number;
    });
    kept_.push_back({rank, std::move(removals), std::move(chain)});
}

std::vector<NestedChain> NestedRanking::winners(const std::function<void(const ChainRank&, NestedChain&)>& complete) {
    std::vector<int> order(kept_.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return kept_[a].rank < kept_[b].rank; });
    std::vector<NestedChain> winners;
    for (const int number : order) {
        auto& kept = kept_[number];
        NestedChain& chain = kept.chain;
        sortAsHashed(kept.removals);
        eachCandidate(kept.removals, [&](Candidate candidate) {
            if (winner_[candidate] == number) chain.removed.push_back(candidate);
        });
        if (chain.removed.empty()) continue;
        chain.complexity = kept.rank.nodes;
        if (complete) complete(kept.rank, chain);
        winners.push_back(std::move(chain));
    }
    return winners;
}

void addAbsentOfCell(const Board& before, const Board& now, Cell cell, std::vector<Candidate>& absent) {
    for (unsigned rest = before.candidates[cell] & ~now.candidates[cell]; rest != 0; rest &= rest - 1)
        absent.push_back(candidateOf(cell, lowest(rest)));
}

void addAbsentOfHouse(const Board& before, const Board& now, House house, int digit, std::vector<Candidate>& absent) {
    for (unsigned rest = before.places[house][digit] & ~now.places[house][digit]; rest != 0; rest &= rest - 1)
        absent.push_back(candidateOf(kHouseCells[house][lowest(rest)], digit));
}

void addAbsentOfLink(const Board& before, const Board& now, ChainNode to, ChainNode from,
                     std::vector<Candidate>& absent) {
    const Candidate target = candidateIn(to), source = candidateIn(from);
    const Cell cell = cellOf(target);
    if (cell == cellOf(source)) return addAbsentOfCell(before, now, cell, absent);
    for (const std::size_t which : kBoxRowColumnOf) {
        const House house = housesOf(cell)[which];
        if (house != housesOf(cellOf(source))[which]) continue;
        if (onlyOtherPlace(now, which, cellOf(source), digitOf(source)) != cell) continue;
        return addAbsentOfHouse(before, now, house, digitOf(target), absent);
    }
}

int NestedTable::numberOf(const NestedChain& chain) {
    const auto [place, isNew] = numbers_.try_emplace(chain.nodes, static_cast<int>(complexities_.size()));
    if (isNew) complexities_.push_back(chain.complexity);
    return place->second;
}

} // namespace ninefold::rating::explainer
