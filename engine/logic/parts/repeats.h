// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace ninefold::logic {

/// Remembers the effects that a search has found, for techniques that find the same effect many times: Finder drops a
/// step that only repeats another, so building it would be wasted work.
class Repeats {
public:
    explicit Repeats(const LogicSearch& search) : everyWay_(search.everyWay) {}

    /// Records a step. Returns false if it repeats one: the same effect from a step that was no longer. The effect is
    /// sorted and without duplicates.
    bool add(const std::vector<Deduction>& effect, int length) {
        if (everyWay_) return true;
        const auto [known, isNew] = shortest_.try_emplace(effect, length);
        if (isNew) return true;
        if (known->second <= length) return false;
        known->second = length;
        return true;
    }

    /// The same for a step that has its deductions, in any order.
    bool add(const Step& step) {
        if (everyWay_) return true;
        std::vector<Deduction> effect = step.deductions;
        std::sort(effect.begin(), effect.end());
        return add(effect, step.length);
    }

private:
    const bool everyWay_;
    std::unordered_map<std::vector<Deduction>, int, EffectHash> shortest_;
};

} // namespace ninefold::logic
