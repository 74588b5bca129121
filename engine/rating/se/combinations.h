// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/board.h"

#include <array>

namespace ninefold::rating::explainer {

/// Calls `use(mask)` for every way to choose `count` of `width` bits, in ascending order of the masks, until it
/// returns true; returns whether it did. An empty choice counts as one way if `width` is not 0.
template <typename Use>
bool anyCombination(int count, int width, Use use) {
    if (width <= 0 || count > width) return false;
    if (count == 0) return use(0u);
    for (unsigned mask = (1u << count) - 1; mask < (1u << width);) {
        if (use(mask)) return true;
        // Gosper's hack: the next larger number with the same number of bits. Adding the lowest bit carries one bit
        // upwards; the remaining bits of that run move to the bottom.
        const unsigned lowestBit = mask & (0u - mask);
        const unsigned ripple = mask + lowestBit;
        mask = (((mask ^ ripple) >> 2) / lowestBit) | ripple;
    }
    return false;
}

/// The same for the bits of a mask of nine.
template <typename Use>
bool anyCombinationOf(unsigned bits, int count, Use use) {
    std::array<unsigned, 9> single{};
    int width = 0;
    for (; bits != 0; bits &= bits - 1) single[width++] = bits & (0u - bits);
    return anyCombination(count, width, [&](unsigned places) {
        unsigned mask = 0;
        for (; places != 0; places &= places - 1) mask |= single[lowest(places)];
        return use(mask);
    });
}

} // namespace ninefold::rating::explainer
