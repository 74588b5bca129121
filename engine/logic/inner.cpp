// SPDX-License-Identifier: MIT
#include "engine/logic/inner.h"

#include <array>

namespace ninefold::logic {

std::span<const InnerTechnique> allInnerTechniques() {
    static constexpr std::array<InnerTechnique, 7> list = {{
        {"groups", NINEFOLD_TEXT("Techniques", "Groups of cells in chains"), &InnerTechniques::groups},
        {"almost-locked-sets", NINEFOLD_TEXT("Techniques", "Almost locked sets in chains"),
         &InnerTechniques::almostLockedSets},
        {"locked-candidates", NINEFOLD_TEXT("Techniques", "Locked candidates in nets"),
         &InnerTechniques::lockedCandidates},
        {"naked-pairs", NINEFOLD_TEXT("Techniques", "Naked pairs in nets"), &InnerTechniques::nakedPairs},
        {"hidden-pairs", NINEFOLD_TEXT("Techniques", "Hidden pairs in nets"), &InnerTechniques::hiddenPairs},
        {"x-wings", NINEFOLD_TEXT("Techniques", "X-Wings in nets"), &InnerTechniques::xWings},
        {"nets", NINEFOLD_TEXT("Techniques", "Nets inside nets"), &InnerTechniques::nets},
    }};
    return list;
}

} // namespace ninefold::logic
