// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/exocets/exocets.h"

namespace ninefold::logic {

/// One way to fill the targets of an Exocet, and so its base.
struct ExocetWay {
    /// The digits of the two targets.
    std::array<Digit, 2> digits;
    /// By digit: where it cannot be in this way.
    std::array<Cells, kDigitCount> blocked{};
};

/// The ways that the base, the targets, the cross-lines and the other boxes of the band allow.
std::vector<ExocetWay> waysOf(const Position& position, const Exocet& exocet);

/// The ways that fill both, with all that either blocks.
std::vector<ExocetWay> waysOfBoth(const Exocet& one, const std::vector<ExocetWay>& ofOne, const Exocet& other,
                                  const std::vector<ExocetWay>& ofOther);

/// Removes what is blocked in all ways; nothing if there is no way.
void removeBlocked(const Position& position, const std::vector<ExocetWay>& ways, Step& step);

} // namespace ninefold::logic
