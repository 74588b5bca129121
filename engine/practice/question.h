// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"
#include "engine/logic/position.h"
#include "engine/logic/technique.h"
#include "engine/practice/changes.h"

namespace ninefold::practice {

/// Find this technique in this position.
struct Question {
    logic::Position position;
    /// The only one that the position allows.
    generator::Solution solution{};
    const logic::Technique* technique = nullptr;
    /// Techniques that need a unique solution are valid; see logic::mayUseUniqueness.
    bool unique = true;

    bool isTrue(const logic::Deduction& change) const {
        return (solution[static_cast<std::size_t>(change.cell)] == change.digit) == change.places;
    }
};

} // namespace ninefold::practice
