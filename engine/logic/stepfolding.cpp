// SPDX-License-Identifier: MIT
#include "engine/logic/stepfolding.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

template <typename Effect>
bool contains(const Effect& whole, const Effect& part) {
    return std::equal(whole.begin(), whole.end(), part.begin(), [](Cells a, Cells b) { return a.contains(b); });
}

template <typename Effect>
int shared(const Effect& a, const Effect& b) {
    int count = 0;
    for (std::size_t index = 0; index < a.size(); ++index) count += (a[index] & b[index]).count();
    return count;
}

} // namespace

StepFolding::StepFolding(const Position& position) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) candidates_[digit - 1] = position.cellsFor(digit);
}

StepFolding::Effect StepFolding::effectOf(const Step& step) const {
    Effect effect{};
    for (const Deduction& deduction : step.deductions) {
        const int own = deduction.digit - 1;
        if (!deduction.places) {
            effect[own].add(deduction.cell);
            continue;
        }
        effect[kDigitCount + own].add(deduction.cell);
        for (int digit = 0; digit < kDigitCount; ++digit)
            effect[digit] |= (digit == own ? kPeers[deduction.cell] : Cells::of(deduction.cell)) & candidates_[digit];
    }
    return effect;
}

std::optional<int> StepFolding::fold(const Step& step) {
    assert(!step.empty());
    const Effect effect = effectOf(step);
    if (contains(done_, effect)) return lineFor(effect);
    for (std::size_t index = 0; index < effect.size(); ++index) done_[index] |= effect[index];
    lines_.push_back(effect);
    return std::nullopt;
}

/// The simplest line that does all of it; if that takes several lines, the one that does most of it.
int StepFolding::lineFor(const Effect& effect) const {
    int best = 0, most = 0;
    for (int line = 0; line < lines(); ++line) {
        const Effect& known = lines_[static_cast<std::size_t>(line)];
        if (contains(known, effect)) return line;
        if (const int count = shared(known, effect); count > most) {
            most = count;
            best = line;
        }
    }
    assert(most > 0);
    return best;
}

} // namespace ninefold::logic
