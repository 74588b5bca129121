// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold::logic {

/// A set of the lines of a net, by number.
class LineSet {
public:
    static constexpr int kMostLines = 128;

    bool has(int line) const { return (words_[line / 64] >> (line % 64)) & 1u; }
    void add(int line) { words_[line / 64] |= std::uint64_t{1} << (line % 64); }
    int count() const { return bitCount(words_[0], words_[1]); }
    LineSet& operator|=(const LineSet& other) {
        for (std::size_t n = 0; n < words_.size(); ++n) words_[n] |= other.words_[n];
        return *this;
    }
    friend LineSet operator|(LineSet a, const LineSet& b) { return a |= b; }
    friend bool operator==(const LineSet&, const LineSet&) = default;

    /// In ascending order.
    template <typename Use>
    void forEach(Use use) const {
        for (std::size_t n = 0; n < words_.size(); ++n)
            for (std::uint64_t rest = words_[n]; rest != 0; rest &= rest - 1)
                use(static_cast<int>(64 * n) + std::countr_zero(rest));
    }

private:
    std::array<std::uint64_t, kMostLines / 64> words_{};
};

} // namespace ninefold::logic
