// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"

#include <span>

namespace ninefold::logic {

namespace detail {

template <typename Use>
bool extendUnion(std::span<const unsigned> masks, std::size_t from, int missing, int width, unsigned chosen,
                 unsigned together, Use& use) {
    if (missing == 0) return countOfNine(together) != width || use(chosen, together);
    for (std::size_t i = from; i + missing <= masks.size(); ++i) {
        const unsigned wider = together | masks[i];
        // An empty mask belongs to something that is already solved.
        if (masks[i] == 0 || countOfNine(wider) > width) continue;
        if (!extendUnion(masks, i + 1, missing - 1, width, chosen | 1u << i, wider, use)) return false;
    }
    return true;
}

} // namespace detail

/// Calls use(chosen, together) for every choice of `size` masks (bits of `chosen` are their indexes) whose union,
/// `start` included, has exactly `width` bits, in ascending order; use returns false to end. Returns false if use
/// ended it.
template <typename Use>
bool forEachUnionWith(std::span<const unsigned> masks, int size, int width, unsigned start, Use use) {
    return detail::extendUnion(masks, 0, size, width, 0, start, use);
}

/// The idea of naked and hidden sets and basic fish: n things that together need only n places.
template <typename Use>
bool forEachUnion(std::span<const unsigned> masks, int size, Use use) {
    return forEachUnionWith(masks, size, size, 0, use);
}

} // namespace ninefold::logic
