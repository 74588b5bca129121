// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/bitrows.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace ninefold::logic {

/// One bit for each of the assumptions that are followed together. Of a fixed size, so that loops over its words are a
/// few vector instructions.
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
    bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    ConstRow row() const { return words_; }
    void clear() { words_ = {}; }
    Bits& operator|=(const Bits& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
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
    friend bool operator==(const Bits&, const Bits&) = default;

private:
    std::array<Word, kCount / 64> words_{};
};

} // namespace ninefold::logic
