// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets.h"

namespace ninefold {

/// What follows by singles alone from each candidate, held or not. A fact of a position. No chain of plain links leads
/// further, so it also tells where a search for chains is worth while.
class SingleNets {
public:
    explicit SingleNets(const Position& position);

    struct Outcome {
        bool failed = false;
        int size = 0; ///< digits placed
        Boards placed, removed;
    };
    const Outcome& of(Candidate start, bool holds) const {
        return outcomes_[2 * numbers_[Net::indexOf(start)] + holds];
    }
    bool fails(Candidate start, bool holds) const { return of(start, holds).failed; }

private:
    std::array<std::int16_t, kCellCount * kDigitCount> numbers_{};
    std::vector<Outcome> outcomes_;
};

} // namespace ninefold
