// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/text.h"

#include <span>
#include <string_view>

namespace ninefold {

/// What forcing chains, Kraken fish and nets may use on their way, besides singles and links between candidates.
struct InnerTechniques {
    // In chains; they make them stronger and harder to follow, so people have to ask for them.
    bool groups = false;
    bool almostLockedSets = false; ///< and groups with them
    // In nets with sets and in nets with nets.
    bool lockedCandidates = true;
    bool nakedPairs = true;
    bool hiddenPairs = true;
    bool xWings = true;
    bool nets = true;

    bool anySets() const { return lockedCandidates || nakedPairs || hiddenPairs || xWings; }
    friend bool operator==(const InnerTechniques&, const InnerTechniques&) = default;
};

/// One of them, for whoever offers the choice.
struct InnerTechnique {
    std::string_view id;
    /// To be translated in context "Techniques".
    std::string_view name;
    bool InnerTechniques::*isUsed;
};

std::span<const InnerTechnique> allInnerTechniques();

} // namespace ninefold
