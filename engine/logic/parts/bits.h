// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/bitrows.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>

namespace ninefold::logic {

/// A set of small numbers, for example of the assumptions that are followed together. Of a fixed size, unlike BitRows,
/// so that loops over its words are a few vector instructions.
class Bits {
public:
    static constexpr int kCount = 256;

    static Bits all() {
        Bits bits;
        bits.words_.fill(~Word{0});
        return bits;
    }
    /// The first `count` bits.
    static Bits first(int count) {
        assert(count >= 0 && count <= kCount);
        Bits bits;
        for (int bit = 0; bit < count; ++bit) bits.set(bit);
        return bits;
    }
    static Bits of(int bit) {
        Bits bits;
        bits.set(bit);
        return bits;
    }

    bool has(int bit) const { return hasBit(words_, bit); }
    void set(int bit) {
        assert(bit >= 0 && bit < kCount);
        setBit(words_, bit);
    }
    void flip(int bit) {
        assert(bit >= 0 && bit < kCount);
        words_[static_cast<std::size_t>(bit) / 64] ^= Word{1} << (bit & 63);
    }
    /// The smallest one; -1 if there is none.
    int least() const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (words_[i] != 0) return static_cast<int>(64 * i) + std::countr_zero(words_[i]);
        return -1;
    }
    bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    ConstRow row() const { return words_; }
    void clear() { words_ = {}; }
    Bits& operator|=(const Bits& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    Bits& operator^=(const Bits& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend Bits operator&(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend Bits operator-(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    friend auto operator<=>(const Bits&, const Bits&) = default;

private:
    std::array<Word, kCount / 64> words_{};
};

} // namespace ninefold::logic
