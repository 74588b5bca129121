// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/step.h"

#include <vector>

namespace ninefold::hodoku {

/// Cells of one house that hold one digit more than there are cells.
struct AlmostLockedSet {
    Cells cells;
    Digits digits;
    std::array<Cells, kDigitCount> places; // of each digit in the set
    std::array<Cells, kDigitCount> seen;   // places outside that see all places inside
};

/// Two sets, apart from each other, that cannot both hold a digit; or two such digits.
struct RestrictedCommon {
    int one, other;
    Digit digit;
    Digit second = 0;
};

/// All sets of a position and what links them; one search for all techniques that use them.
class AlmostLockedSets {
public:
    explicit AlmostLockedSets(const Board& board);

    bool findXz(Step& step) const;
    bool findXyWing(Step& step) const;
    bool findChain(Step& step) const;

private:
    void collect(const Board& board);
    void link();
    /// What sees a shared digit in both sets, these digits left out.
    void removeShared(int one, int other, Digits left, Step& step) const;
    void removeLocked(int set, int partner, Digits left, Step& step) const;
    bool tryWing(const RestrictedCommon& one, const RestrictedCommon& other, Step& step) const;

    friend class ChainOfSets;
    std::vector<AlmostLockedSet> sets_;
    std::vector<RestrictedCommon> links_; // by their first set, then by the other
    std::vector<std::size_t> begin_;      // of the links of each set
};

} // namespace ninefold::hodoku
