// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <vector>

namespace ninefold::logic {

/// Which techniques are used, in which order, and how far they may search.
struct Profile {
    std::vector<const Technique*> order;
    LogicLimits limits;

    /// All techniques but those for request only, in solving order.
    static Profile standard();
    /// Only the first `count` techniques of this profile.
    Profile first(std::size_t count) const;
    /// Only these, in this order.
    static Profile only(std::vector<const Technique*> techniques);
    /// This profile with all singles at once in the place of its single ones.
    Profile withSinglesAtOnce() const;
    /// This profile without the techniques that need a unique solution.
    Profile withoutUniqueness() const;
};

/// The limits for a user who requests a single technique and accepts waiting for it.
LogicLimits raisedLimits();

} // namespace ninefold::logic
