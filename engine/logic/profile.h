// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <vector>

namespace ninefold {

/// Which techniques are used, in which order, and how far they go.
struct Profile {
    std::vector<const Technique*> order;
    LogicLimits limits;

    /// Everything that people use, in their order.
    static Profile standard();
    /// Only the first `count` techniques of this profile.
    Profile first(std::size_t count) const;
    /// Only these, in this order.
    static Profile only(std::vector<const Technique*> techniques);
    /// This one without techniques that need a unique solution.
    Profile withoutUniqueness() const;
};

/// LogicLimits for somebody who asks for one technique and is ready to wait.
LogicLimits raisedLimits();

} // namespace ninefold
