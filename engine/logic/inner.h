// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/text.h"

#include <span>
#include <string_view>

namespace ninefold::logic {

/// What forcing chains, Kraken fish and nets may use besides singles and links between candidates.
struct InnerTechniques {
    // For chains. They make chains stronger and harder to follow, so they are off by default.
    bool groups = false;
    bool almostLockedSets = false; ///< includes groups
    // For nets with sets and nets with inner nets.
    bool lockedCandidates = true;
    bool nakedPairs = true;
    bool hiddenPairs = true;
    bool xWings = true;
    bool nets = true;

    bool anySets() const { return lockedCandidates || nakedPairs || hiddenPairs || xWings; }
    friend bool operator==(const InnerTechniques&, const InnerTechniques&) = default;
};

/// One of these switches, for a user interface that offers them.
struct InnerTechnique {
    std::string_view id;
    /// Translated in context "Techniques".
    std::string_view name;
    bool InnerTechniques::*isUsed;
};

std::span<const InnerTechnique> allInnerTechniques();

} // namespace ninefold::logic
