// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold::explainer {

/// Calls `use(mask)` for every way to choose `count` of `width` bits, in ascending order of the masks, until it
/// returns true; returns whether it did. Choosing none is one way, unless there is nothing to choose from.
template <typename Use>
bool anyCombination(int count, int width, Use use) {
    if (width <= 0 || count > width) return false;
    if (count == 0) return use(0u);
    for (unsigned mask = (1u << count) - 1; mask < (1u << width);) {
        if (use(mask)) return true;
        // The next number with as many bits: the lowest run of bits gives one upwards, the rest fall down.
        const unsigned lowestBit = mask & (0u - mask);
        const unsigned ripple = mask + lowestBit;
        mask = (((mask ^ ripple) >> 2) / lowestBit) | ripple;
    }
    return false;
}

} // namespace ninefold::explainer
