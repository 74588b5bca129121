// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/step.h"

#include <span>
#include <utility>
#include <vector>

namespace ninefold::rating::hodoku {

/// Cells of one house with one more candidate digit than there are cells.
struct AlmostLockedSet {
    Cells cells;
    Digits digits;
    std::array<Cells, kDigitCount> places; // the cells of each digit in the set
    std::array<Cells, kDigitCount> seen;   // the cells outside that see all of them
};

/// Two disjoint sets that cannot both contain a digit (the restricted common), or two such digits.
struct RestrictedCommon {
    int one, other;
    Digit digit;
    Digit second = 0;
};

/// All almost locked sets of a position and their links, computed once for all techniques that use them.
class AlmostLockedSets {
public:
    explicit AlmostLockedSets(const Board& board);

    bool findXz(Step& step) const;
    bool findXyWing(Step& step) const;
    bool findChain(Step& step) const;

private:
    void collect(const Board& board);
    void link();
    /// The links of one set, by the restricted digits of the others in their order.
    void addLinks(int one, std::span<const std::pair<int, Digit>> restricted);
    /// Removes a digit that both sets share, except for `left`, from the cells that see it in both.
    void removeShared(int one, int other, Digits left, Step& step) const;
    void removeLocked(int set, int partner, Digits left, Step& step) const;
    bool tryWing(const RestrictedCommon& one, const RestrictedCommon& other, Step& step) const;

    friend class ChainOfSets;
    std::vector<AlmostLockedSet> sets_;
    std::vector<RestrictedCommon> links_; // ordered by their first set, then by the other
    std::vector<std::size_t> begin_;      // index of the first link of each set
};

} // namespace ninefold::rating::hodoku
