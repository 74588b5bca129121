// SPDX-License-Identifier: MIT
#include "engine/analysis/heldpatterns.h"

#include "engine/logic/finder.h"
#include "engine/logic/parts/exocets/exocets.h"
#include "engine/logic/parts/impossible/tridagons.h"
#include "engine/logic/techniques.h"

#include <algorithm>

namespace ninefold::analysis {
namespace {

/// Where the easy steps end.
logic::Position hardPosition(const Grid& puzzle) {
    using namespace logic::techniques;
    static const logic::Finder finder(
        logic::Profile::only({&fullHouse, &hiddenSingleBox, &hiddenSingleRow, &hiddenSingleColumn, &nakedSingle,
                              &pointing, &claiming, &nakedPair, &hiddenPair, &nakedTriple, &hiddenTriple}),
        true);
    logic::Position position(puzzle);
    while (const auto step = finder.next(position)) position.apply(*step);
    return position;
}

} // namespace

std::string_view heldPatternName(HeldPattern pattern) {
    switch (pattern) {
    case HeldPattern::Tridagon:
        return "tridagon";
    case HeldPattern::Exocet:
        break;
    }
    return "exocet";
}

std::optional<HeldPattern> heldPatternFromName(std::string_view name) {
    const auto* const found = std::ranges::find(kHeldPatterns, name, heldPatternName);
    return found == kHeldPatterns.end() ? std::nullopt : std::optional(*found);
}

PatternBits heldPatterns(const Grid& puzzle) {
    const logic::Position position = hardPosition(puzzle);
    if (position.broken() || position.grid().isFull()) return 0;
    PatternBits held = 0;
    if (!position.fact<logic::Tridagons>().list().empty()) held |= patternBit(HeldPattern::Tridagon);
    if (logic::holdsExocet(position)) held |= patternBit(HeldPattern::Exocet);
    return held;
}

} // namespace ninefold::analysis
