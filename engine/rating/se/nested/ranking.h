// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/nested.h"

namespace ninefold::rating::explainer {

/// Keeps for each candidate the first of the chains that remove it, in the order of their ranks: that is the one that
/// counts.
class NestedRanking {
public:
    NestedRanking() { winner_.fill(-1); }

    /// Does a chain of that rank remove something that no chain before it does?
    bool wants(const ChainRank& rank, const std::vector<Removal>& removals) const;
    /// Stores a chain with its nodes and the candidates it depends on.
    void take(const ChainRank& rank, std::vector<Removal>&& removals, NestedChain&& chain);
    /// The chains that were first for some candidate, in order.
    std::vector<NestedChain> winners();

private:
    struct Kept {
        ChainRank rank;
        std::vector<Removal> removals;
        NestedChain chain;
    };
    bool isBefore(const ChainRank& rank, Candidate candidate) const {
        return winner_[candidate] < 0 || rank < kept_[winner_[candidate]].rank;
    }

    std::vector<Kept> kept_;
    std::array<int, kCandidateCount> winner_;
};

/// Sudoku Explainer keeps removals in a hash table and iterates over them in its order: by the lowest bits of the
/// cell, of which more count the more cells there are.
void sortAsHashed(std::vector<Removal>& removals);

/// Adds the candidates that are gone from a cell, or of a digit from a house.
void addAbsentOfCell(const Board& before, const Board& now, Cell cell, std::vector<Candidate>& absent);
void addAbsentOfHouse(const Board& before, const Board& now, House house, int digit, std::vector<Candidate>& absent);
/// Adds the candidates that must be gone for the link to a true node from the false one before it.
void addAbsentOfLink(const Board& before, const Board& now, ChainNode to, ChainNode from,
                     std::vector<Candidate>& absent);

} // namespace ninefold::rating::explainer
