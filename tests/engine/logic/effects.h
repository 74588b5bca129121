// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"
#include "tests/engine/logic/symmetry.h"

#include <algorithm>
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

/// The same on the transformed board. Sorted again, because the transformation changes the order.
inline Effects transformed(const Effects& effects, const symmetry::Transform& transform) {
    Effects other;
    for (std::vector<ninefold::logic::Deduction> effect : effects) {
        for (ninefold::logic::Deduction& deduction : effect) deduction = transform.of(deduction);
        std::sort(effect.begin(), effect.end());
        other.insert(effect);
    }
    return other;
}
