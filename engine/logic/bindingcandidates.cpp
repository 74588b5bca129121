// SPDX-License-Identifier: MIT
#include "engine/logic/bindingcandidates.h"

namespace ninefold::logic {

bool candidatesBind(const Grid& puzzle) {
    Grid allowed = puzzle;
    allowed.resetCandidates();
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (!puzzle.cellsFor(digit).contains(allowed.cellsFor(digit))) return true;
    return false;
}

} // namespace ninefold::logic
