// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>

namespace ninefold::generator {

/// Random numbers that are the same on every platform (SplitMix64 by Steele, Lea and Flood 2014), unlike the
/// distributions of the standard library.
class Random {
public:
    /// Every stream of a seed is an independent sequence, so that item 5 of a batch does not depend on the items
    /// before it.
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0) : state_(mix(seed) ^ mix(stream * kStep + 1)) {}

    std::uint64_t next() { return mix(state_ += kStep); }

    /// 0 .. count - 1. The bias is below count / 2^32, which is negligible here.
    int below(int count) { return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(count)) >> 32); }

    bool coin() { return next() >> 63; }

    template <typename Items>
    void shuffle(Items& items) {
        for (int left = static_cast<int>(items.size()); left > 1; --left)
            std::swap(items[left - 1], items[below(left)]);
    }

private:
    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15u;
    static constexpr std::uint64_t mix(std::uint64_t value) {
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
        value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
        return value ^ (value >> 31);
    }

    std::uint64_t state_;
};

} // namespace ninefold::generator
