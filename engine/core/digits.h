// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold {

/// A digit is 1..9; 0 means "none".
using Digit = int;
inline constexpr int kDigitCount = 9;

namespace detail {
consteval std::array<std::uint8_t, 512> makeBitCounts() {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned mask = 0; mask < 512; ++mask) counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    return counts;
}
inline constexpr std::array<std::uint8_t, 512> kBitCounts = makeBitCounts();
} // namespace detail

/// The number of set bits in nine. Baseline x86-64 has no instruction for it.
constexpr int countOfNine(unsigned mask) {
    return detail::kBitCounts[mask];
}

/// A set of digits as nine bits, bit 0 for digit 1. The files of HoDoKu, OpenSudoku and SudokuWiki contain the same
/// mask, so readers need no table.
class Digits {
public:
    constexpr Digits() = default;
    static constexpr Digits of(Digit digit) { return Digits(1u << (digit - 1)); }
    /// Bits beyond digit 9 are dropped.
    static constexpr Digits fromMask(unsigned mask) { return Digits(mask & 0x1FFu); }
    static constexpr Digits all() { return Digits(0x1FFu); }

    constexpr unsigned mask() const { return mask_; }
    constexpr bool has(Digit digit) const { return (mask_ >> (digit - 1)) & 1u; }
    constexpr bool empty() const { return mask_ == 0; }
    constexpr int count() const { return countOfNine(mask_); }
    constexpr bool single() const { return mask_ != 0 && (mask_ & (mask_ - 1)) == 0; }
    /// The smallest digit of the set, 0 when it is empty.
    constexpr Digit first() const { return mask_ == 0 ? 0 : std::countr_zero(mask_) + 1; }

    constexpr void add(Digit digit) { mask_ |= static_cast<std::uint16_t>(1u << (digit - 1)); }
    constexpr void remove(Digit digit) { mask_ &= static_cast<std::uint16_t>(~(1u << (digit - 1))); }
    constexpr void toggle(Digit digit) { mask_ ^= static_cast<std::uint16_t>(1u << (digit - 1)); }

    friend constexpr Digits operator|(Digits a, Digits b) { return Digits(a.mask_ | b.mask_); }
    friend constexpr Digits operator&(Digits a, Digits b) { return Digits(a.mask_ & b.mask_); }
    friend constexpr Digits operator-(Digits a, Digits b) { return Digits(a.mask_ & ~b.mask_); }
    constexpr Digits& operator|=(Digits b) { return *this = *this | b; }
    constexpr Digits& operator&=(Digits b) { return *this = *this & b; }
    constexpr Digits& operator-=(Digits b) { return *this = *this - b; }
    friend constexpr bool operator==(Digits, Digits) = default;

    /// Iterates over the digits in ascending order.
    class Iterator {
    public:
        constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
        constexpr Digit operator*() const { return std::countr_zero(rest_) + 1; }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        unsigned rest_;
    };
    constexpr Iterator begin() const { return Iterator(mask_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit Digits(unsigned mask) : mask_(static_cast<std::uint16_t>(mask)) {}
    std::uint16_t mask_ = 0;
};

} // namespace ninefold
