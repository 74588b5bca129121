// SPDX-License-Identifier: MIT
// The cells of such a set lie in several houses, so that it is no reason by itself: it is split to be explained.
#include "app/documents/text/parts/widenedset.h"

#include "engine/core/houses.h"

#include <cassert>

namespace ninefold::documents {
namespace {

Digits digitsOf(Cells cells, const logic::Step& step) {
    Digits digits;
    for (Cell cell : cells) digits |= step.candidatesOf(cell);
    return digits;
}

/// The digits of the set of which the cell shares a house with every place.
Digits inReach(Cells set, Cell outside, const logic::Step& step) {
    Digits digits;
    for (Digit digit : digitsOf(set, step))
        if (commonPeers(step.candidates[digit - 1] & set).has(outside)) digits.add(digit);
    return digits;
}

} // namespace

std::optional<WidenedSet> widenedSet(const logic::Chain& chain, std::size_t at, const logic::Step& step) {
    assert(at < chain.size());
    const logic::ChainNode& node = chain[at];
    if (at == 0 || !node.on || node.set.empty() || !commonHouses(node.set).empty()) return std::nullopt;
    const logic::ChainNode& lost = chain[at - 1];
    for (Cell outside : node.set) {
        const Cells set = node.set - Cells::of(outside), cell = Cells::of(outside);
        const Digits digits = digitsOf(set, step);
        if (commonHouses(set).empty() || digits.count() != set.count() + 1) continue;
        const bool forcesCell = node.cells == cell;
        if (!forcesCell && !(lost.cells == cell)) continue;
        const Digits out = Digits::of(forcesCell ? lost.digit : node.digit);
        const Digits taken = step.candidatesOf(outside) - Digits::of(forcesCell ? node.digit : lost.digit);
        if ((taken - (inReach(set, outside, step) - out)).empty() && digits.has(out.first()))
            return WidenedSet{set, outside, taken, forcesCell};
    }
    return std::nullopt;
}

} // namespace ninefold::documents
