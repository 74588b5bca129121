// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <map>
#include <vector>

namespace ninefold {

/// Knows the effects that a search has found, for techniques that find the same again and again: a step that only
/// repeats another is dropped by whoever collects the steps, and need not be drawn.
class Repeats {
public:
    explicit Repeats(const LogicSearch& search) : everyWay_(search.everyWay) {}

    /// Was there a step that does the same and is no longer? From now on there was. `effect`: sorted, each once.
    bool has(const std::vector<Deduction>& effect, int length) {
        if (everyWay_) return false;
        const auto [known, isNew] = shortest_.try_emplace(effect, length);
        if (isNew) return false;
        if (known->second <= length) return true;
        known->second = length;
        return false;
    }

private:
    const bool everyWay_;
    std::map<std::vector<Deduction>, int> shortest_;
};

} // namespace ninefold
