// SPDX-License-Identifier: MIT
// Type 3 of the unique loops: the two cells with extra digits act as one cell of a set.
#include "engine/rating/se/combinations.h"
#include "engine/rating/se/shapes/loops.h"

namespace ninefold::rating::explainer {
namespace {

/// The digits of the cells at `others` and of the pair, 0 when a cell is unfit for a naked set.
unsigned digitsOf(const LoopSets& sets, House house, unsigned others, unsigned ofPair) {
    unsigned digits = ofPair;
    for (; others != 0; others &= others - 1) {
        const unsigned candidates = sets.board.candidates[kHouseCells[house][lowest(others)]];
        if (countOf(candidates) < 2) return 0;
        digits |= candidates;
    }
    return digits;
}

} // namespace

void eachNakedSet(const LoopSets& sets, House house, int size, const SetOffer& offer) {
    const unsigned first = 1u << placeIn(house, sets.first), second = 1u << placeIn(house, sets.second);
    // Every digit of the set must occur in the other cells, or in both cells of the pair.
    const unsigned shared = sets.extra & sets.board.candidates[sets.first] & sets.board.candidates[sets.second];
    // One of the two cells is among the chosen positions and represents both.
    anyCombination(size, 9, [&](unsigned places) {
        if ((places & first) == 0 || (places & second) != 0) return false;
        const unsigned others = places & ~first;
        if (countOf(digitsOf(sets, house, others, shared)) != size) return false;
        const unsigned digits = digitsOf(sets, house, others, sets.extra);
        if (countOf(digits) != size) return false;
        offer(removalsAt(sets.board, house, ~(places | second) & 0x1FFu, digits), (size - 1) * 0.1);
        return false;
    });
}

void eachHiddenSet(const LoopSets& sets, House house, int size, const SetOffer& offer) {
    const unsigned first = 1u << placeIn(house, sets.first), second = 1u << placeIn(house, sets.second);
    const unsigned loopDigits = sets.loop.digits;
    // The two digits of the loop are always part of a hidden set; the others come from the rest.
    std::vector<unsigned> rest;
    for (int digit = 0; digit < 9; ++digit)
        if ((((loopDigits | sets.extra) >> digit) & 1u) == 0) rest.push_back(1u << digit);
    anyCombination(size - 2, static_cast<int>(rest.size()), [&](unsigned chosen) {
        unsigned digits = loopDigits, places = 0;
        for (; chosen != 0; chosen &= chosen - 1) digits |= rest[lowest(chosen)];
        for (unsigned left = digits; left != 0; left &= left - 1) {
            const unsigned here = sets.board.places[house][lowest(left)] & ~second;
            if (here == 0) return false;
            places |= here;
        }
        if (countOf(places) != size) return false;
        const unsigned others = places & ~first;
        offer(removalsAt(sets.board, house, others, ~digits), (countOf(others) - 1) * 0.1);
        return false;
    });
}

} // namespace ninefold::rating::explainer
