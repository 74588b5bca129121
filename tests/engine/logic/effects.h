// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"

#include <set>
#include <vector>

/// What the steps of a technique eliminate and place. Steps are compared by it: which of several chains to the same end
/// is reported may depend on reading order.
using Effects = std::set<std::vector<ninefold::logic::Deduction>>;

inline Effects effectsOf(const ninefold::logic::Position& position, const ninefold::logic::Technique* technique) {
    using namespace ninefold::logic;
    Effects effects;
    for (const Step& step : Finder(Profile::only({technique}), true).all(position)) effects.insert(step.deductions);
    return effects;
}
