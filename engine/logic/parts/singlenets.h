// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets.h"

#include <deque>

namespace ninefold {

/// What follows by singles alone from each candidate, held or not. A fact of a position. No chain of plain links leads
/// further, so it also tells where a search for chains is worth while.
///
/// Most often it is only asked which assumptions fail. Whatever follows from one that does not fail cannot fail either,
/// so few have to be followed for that; the others are when somebody asks what follows from them.
class SingleNets {
public:
    explicit SingleNets(const Position& position);

    struct Outcome {
        bool failed = false;
        int size = 0; ///< digits placed
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
    /// The outcome of each candidate, not held and held; -1 when it was not followed yet, since it cannot fail.
    mutable std::array<std::int16_t, 2 * kCellCount * kDigitCount> numbers_;
    /// Which stay where they are while others are found.
    mutable std::deque<Outcome> outcomes_;
};

} // namespace ninefold
