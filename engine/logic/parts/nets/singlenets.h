// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/keptnets.h"

namespace ninefold::logic {

/// What follows by singles alone from each candidate, true or false. A fact of a position. No chain of plain links
/// leads further, so it also shows where a search for chains is worthwhile.
///
/// Most callers only ask which assumptions fail. What follows from an assumption that does not fail cannot fail
/// either, so few have to be followed for that; the others are followed on request.
class SingleNets {
public:
    explicit SingleNets(const Position& position);
    SingleNets(const Position& position, const SingleNets& earlier);

    using Outcome = KeptNets::Outcome;
    const Outcome& of(Candidate start, bool holds) const { return nets_.follow(start, holds); }
    bool fails(Candidate start, bool holds) const {
        const Outcome* known = nets_.known(start, holds);
        return known != nullptr && known->failed;
    }
    Cells removed(const Outcome& outcome, Digit digit) const { return nets_.removed(outcome, digit); }

private:
    void findFailing(const Position& position);

    mutable KeptNets nets_;
};

} // namespace ninefold::logic
