// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/legends.h"
#include "engine/logic/parts/fish.h"
#include "engine/logic/parts/variant.h"

namespace ninefold::logic {

/// What the techniques for the fish of one shape have in common. Most are used only on request.
constexpr Technique fishOfShape(const About& about, bool finned, std::string_view text = kFishText) {
    return {
        .family = Family::Fish,
        .onRequest = true,
        .about = &about,
        .conclusion = finned ? kFinnedFishConclusion : kFishConclusion,
        .text = finned ? kFinnedFishText : text,
        .notation = kFishNotation,
        .legend = kFishLegend,
    };
}

/// Technique::find for one kind of fish.
template <FishShape shape, int size, bool finned>
bool findFish(const Position& position, LogicSearch& search, StepSink& sink) {
    const FishKind kind{shape, size, finned};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (!forEachFish(position, digit, kind, search, [&](const Fish& fish) { return sink.take(fishStep(fish)); }))
            return false;
    return true;
}

} // namespace ninefold::logic
