// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold {

/// The number of set bits in two words. Baseline x86-64 has no instruction for it and one library call per word is
/// slower, so this counts in parallel within the words (SWAR), both at once.
constexpr int bitCount(std::uint64_t low, std::uint64_t high) {
#ifdef __POPCNT__
    return std::popcount(low) + std::popcount(high);
#else
    constexpr std::uint64_t twos = 0x3333333333333333, fours = 0x0F0F0F0F0F0F0F0F, ones = 0x0101010101010101;
    low -= low >> 1 & 0x5555555555555555;
    high -= high >> 1 & 0x5555555555555555;
    low = (low & twos) + (low >> 2 & twos) + (high & twos) + (high >> 2 & twos);
    return static_cast<int>(((low & fours) + (low >> 4 & fours)) * ones >> 56);
#endif
}

/// A cell is 0..80 in reading order; -1 means "none".
using Cell = int;
inline constexpr int kCellCount = 81;

/// A set of cells as 81 bits in two words: cells 0..63 in the first, 64..80 in the second. Houses, peers and the
/// cells of a digit are such sets, so most questions of the solver are a few bit operations: "where in row 3 can 5
/// go, and are all these cells in one box?"
///
/// Invariant: bits beyond cell 80 are 0. Counting, comparing and iterating rely on it.
class Cells {
public:
    constexpr Cells() = default;
    static constexpr Cells of(Cell cell) {
        Cells set;
        set.add(cell);
        return set;
    }
    static constexpr Cells all() { return Cells(~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1); }
    /// From the words of low() and high(), or any others: bits beyond cell 80 are dropped.
    static constexpr Cells fromWords(std::uint64_t low, std::uint64_t high) { return Cells(low, high & all().high_); }

    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }
    constexpr bool has(Cell cell) const { return ((cell < 64 ? low_ : high_) >> (cell & 63)) & 1u; }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr int count() const { return bitCount(low_, high_); }
    /// Faster than counting.
    constexpr bool hasSeveral() const {
        return (low_ & (low_ - 1)) != 0 || (high_ & (high_ - 1)) != 0 || (low_ != 0 && high_ != 0);
    }
    /// Is every cell of the other set in this one?
    constexpr bool contains(Cells other) const { return (other - *this).empty(); }
    /// Is there a cell in both sets?
    constexpr bool meets(Cells other) const { return !(other & *this).empty(); }
    /// The first cell in reading order, -1 when the set is empty.
    constexpr Cell first() const {
        if (low_ != 0) return std::countr_zero(low_);
        return high_ != 0 ? 64 + std::countr_zero(high_) : -1;
    }

    constexpr void add(Cell cell) { word(cell) |= bit(cell); }
    constexpr void remove(Cell cell) { word(cell) &= ~bit(cell); }
    constexpr void clear() { low_ = high_ = 0; }

    friend constexpr Cells operator|(Cells a, Cells b) { return Cells(a.low_ | b.low_, a.high_ | b.high_); }
    friend constexpr Cells operator&(Cells a, Cells b) { return Cells(a.low_ & b.low_, a.high_ & b.high_); }
    friend constexpr Cells operator^(Cells a, Cells b) { return Cells(a.low_ ^ b.low_, a.high_ ^ b.high_); }
    friend constexpr Cells operator-(Cells a, Cells b) { return Cells(a.low_ & ~b.low_, a.high_ & ~b.high_); }
    constexpr Cells& operator|=(Cells b) { return *this = *this | b; }
    constexpr Cells& operator&=(Cells b) { return *this = *this & b; }
    constexpr Cells& operator^=(Cells b) { return *this = *this ^ b; }
    constexpr Cells& operator-=(Cells b) { return *this = *this - b; }
    friend constexpr bool operator==(Cells, Cells) = default;

    /// Iterates over the cells in reading order. It works on a copy, so the set may change meanwhile.
    class Iterator {
    public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Cell operator*() const { return low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_); }
        constexpr Iterator& operator++() {
            if (low_ != 0) low_ &= low_ - 1;
            else high_ &= high_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t low_, high_;
    };
    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {0, 0}; }

private:
    constexpr Cells(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell & 63); }
    constexpr std::uint64_t& word(Cell cell) { return cell < 64 ? low_ : high_; }

    std::uint64_t low_ = 0, high_ = 0;
};

} // namespace ninefold
