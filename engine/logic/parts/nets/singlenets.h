// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/net.h"

#include <deque>

namespace ninefold::logic {

/// What follows by singles alone from each candidate, true or false. A fact of a position. No chain of plain links
/// leads further, so it also shows where a search for chains is worthwhile.
///
/// Most callers only ask which assumptions fail. What follows from an assumption that does not fail cannot fail
/// either, so few have to be followed for that; the others are followed on request.
class SingleNets {
public:
    explicit SingleNets(const Position& position);

    struct Outcome {
        bool failed = false;
        int size = 0;  ///< digits placed
        int depth = 0; ///< see Net::depth
        Boards placed, removed;
    };
    const Outcome& of(Candidate start, bool holds) const {
        const int number = numbers_[2 * Net::indexOf(start) + holds];
        return number < 0 ? follow(start, holds) : outcomes_[number];
    }
    bool fails(Candidate start, bool holds) const {
        const int number = numbers_[2 * Net::indexOf(start) + holds];
        return number >= 0 && outcomes_[number].failed;
    }

private:
    const Outcome& follow(Candidate start, bool holds) const;

    mutable Net net_;
    /// The index of the outcome for each candidate, false and true; -1 if it was not followed yet, since it cannot
    /// fail.
    mutable std::array<std::int16_t, 2 * kCellCount * kDigitCount> numbers_;
    /// A deque, because the outcomes must not move while others are added.
    mutable std::deque<Outcome> outcomes_;
};

} // namespace ninefold::logic
