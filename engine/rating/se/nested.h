// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"

#include <map>
#include <stop_token>
#include <vector>

namespace ninefold::rating::explainer {

struct ChainTools;

/// A chain that a dynamic chain uses as a single deduction.
struct NestedChain {
    /// The candidates that it removes and no earlier chain does, in Sudoku Explainer's order.
    std::vector<Candidate> removed;
    /// The candidates that must be gone for it, and that the position before the dynamic chain still had.
    std::vector<Candidate> absent;
    /// The nodes from each of its ends back to the start, one end after the other.
    std::vector<ChainNode> nodes;
    int complexity = 0;
};

/// All cycles and forcing chains of `now` that remove something new, the easiest first. `tools` know the closure of
/// `now`.
std::vector<NestedChain> nestedUnaryChains(const Board& before, const Board& now, ChainTools& tools);
/// The same for cell and region chains, if there are no unary ones: with those a chain could contradict itself.
std::vector<NestedChain> nestedMultipleChains(const Board& before, const Board& now, ChainTools& tools);
/// The same for dynamic chains of that level. When stopped, the result is undefined.
std::vector<NestedChain> nestedDynamicChains(const Board& before, const Board& now, int level,
                                             const std::stop_token& stop);
/// Could there be region chains in the houses that Sudoku Explainer passes over? `tools` know the closure of `now`.
bool mayShareInHousesPassedOver(const Board& now, ChainTools& tools);

/// Sudoku Explainer keeps removals in a hash table and iterates over them in its order: by the lowest bits of the
/// cell, of which more count the more cells there are.
void sortAsHashed(std::vector<Removal>& removals);

/// Adds the candidates that are gone from a cell, or of a digit from a house.
void addAbsentOfCell(const Board& before, const Board& now, Cell cell, std::vector<Candidate>& absent);
void addAbsentOfHouse(const Board& before, const Board& now, House house, int digit, std::vector<Candidate>& absent);
/// Adds the candidates that must be gone for the link to a true node from the false one before it.
void addAbsentOfLink(const Board& before, const Board& now, ChainNode to, ChainNode from,
                     std::vector<Candidate>& absent);

/// Numbers the different chains, so that a chain that is used in several places counts once.
class NestedTable {
public:
    int numberOf(const NestedChain& chain);
    int complexity(int number) const { return complexities_[number]; }

private:
    std::map<std::vector<ChainNode>, int> numbers_;
    std::vector<int> complexities_;
};

} // namespace ninefold::rating::explainer
