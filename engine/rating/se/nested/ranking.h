// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/nested/nested.h"

namespace ninefold::explainer {

/// The place of a chain among all of its kind: the original sorts them, and the first one that takes a candidate away
/// is the one that counts.
struct NestedRank {
    double difficulty = 0;
    int nodes = 0;
    int kind = 0;
    int order = 0;
    friend auto operator<=>(const NestedRank&, const NestedRank&) = default;
};

/// Keeps for each candidate the first of the chains that take it away.
class NestedRanking {
public:
    NestedRanking() { winner_.fill(-1); }

    /// Does a chain of that rank take something away that none before it does?
    bool wants(const NestedRank& rank, const std::vector<Removal>& removals) const;
    /// Keeps a chain with its nodes and what it rests on.
    void take(const NestedRank& rank, std::vector<Removal>&& removals, NestedChain&& chain);
    bool empty() const { return kept_.empty(); }
    /// Those that have won something, in order.
    std::vector<NestedChain> winners();

private:
    struct Kept {
        NestedRank rank;
        std::vector<Removal> removals;
        NestedChain chain;
    };
    bool isBefore(const NestedRank& rank, Candidate candidate) const {
        return winner_[candidate] < 0 || rank < kept_[winner_[candidate]].rank;
    }

    std::vector<Kept> kept_;
    std::array<int, kCandidateCount> winner_;
};

/// The original keeps removals in a hash table, and goes through them as that does: by the lowest bits of the cell,
/// the more of them the more cells there are.
void sortAsHashed(std::vector<Removal>& removals);

/// Adds what has gone from a cell, or of a digit from a house.
void addAbsentOfCell(const Board& before, const Board& now, Cell cell, std::vector<Candidate>& absent);
void addAbsentOfHouse(const Board& before, const Board& now, House house, int digit, std::vector<Candidate>& absent);
/// Adds what the link to a true node from the false one before it needs to be gone.
void addAbsentOfLink(const Board& before, const Board& now, ChainNode to, ChainNode from,
                     std::vector<Candidate>& absent);

} // namespace ninefold::explainer
