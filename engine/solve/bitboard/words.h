// SPDX-License-Identifier: MIT
#pragma once

// Basic operations on 27 words at once, for the kernels only. Everything is in unnamed namespaces: each kernel is
// compiled for another instruction set, and the linker must never merge two functions of the same name.

#include <cstdint>
#include <utility>

#define NINEFOLD_INLINE inline __attribute__((always_inline))
/// What runs between the rounds stays a function of its own, so that the rounds have all registers.
#define NINEFOLD_NOINLINE __attribute__((noinline))

namespace ninefold::solve::bitboard {
namespace {

/// 27 words of 16 bits, one for each digit and band, in as many machine vectors ("parts") as the level needs. The
/// level decides where in the parts a word is; words beyond the 27 are unused and always 0.
///
/// A level is a struct of static functions over its type Part:
///   all(x), load, store, spill     every word = x; from and to Boards; to any array, where place(digit, band) is
///   any3, all3, majority           boolean functions of three operands
///   pick(m, a, b), pairs(a,b,c,d)  m ? a : b;  (a & b) | (c & d)
///   minus(a, b), without(a, b, c)  a & ~b;  (a & ~b) | c
///   plus, left<n>, right<n>        within each word; bits that leave a word to the right may end up in the next
///   times7, times513               for words that have room for it (513: the low seven bits once more, nine higher)
///   firstOr(a, b)                  word by word: a where it has any bit, b elsewhere
///   nextBand, previousBand         band b gets the word of band b + 1 (b - 1), same digit
///   foldTally, foldAny, foldSum    the parts are folded into one already; this folds the digits within it
///   threes, isZero, broken         broken: a word of the 27 is empty, or `one` lacks a cell
///   number, diagonal               3 * digit + band; the bits of group b at band b
///   countBits, whereTwoOrMore, lastAt, smaller, smallest, maskedAt   for the choice of a branch
template <class Level>
struct Words {
    typename Level::Part part[Level::kParts];
};

template <int i, class F, class... W>
NINEFOLD_INLINE auto applyAt(F f, const W&... words) {
    return f(words.part[i]...);
}

/// Calls f for each part of the words. Written without a loop, because an unrolled loop would go through memory.
template <class Level, class F, class... W>
NINEFOLD_INLINE Words<Level> each(F f, const Words<Level>& first, const W&... rest) {
    return [&]<int... i>(std::integer_sequence<int, i...>) {
        return Words<Level>{{applyAt<i>(f, first, rest...)...}};
    }
    (std::make_integer_sequence<int, Level::kParts>());
}

/// f(f(f(part 0, part 1), part 2), ...)
template <class Level, class F>
NINEFOLD_INLINE auto fold(F f, const Words<Level>& words) {
    auto result = words.part[0];
    [&]<int... i>(std::integer_sequence<int, i...>) {
        ((result = f(result, words.part[i + 1])), ...);
    }
    (std::make_integer_sequence<int, Level::kParts - 1>());
    return result;
}

/// Calls f(part number) for every part and combines the results.
template <class Level, class F>
NINEFOLD_INLINE Words<Level> generate(F f) {
    return [&]<int... i>(std::integer_sequence<int, i...>) {
        return Words<Level>{{f(i)...}};
    }
    (std::make_integer_sequence<int, Level::kParts>());
}

template <class L>
NINEFOLD_INLINE Words<L> operator&(const Words<L>& a, const Words<L>& b) {
    return each([](auto x, auto y) { return x & y; }, a, b);
}
template <class L>
NINEFOLD_INLINE Words<L> operator|(const Words<L>& a, const Words<L>& b) {
    return each([](auto x, auto y) { return x | y; }, a, b);
}
template <class L>
NINEFOLD_INLINE Words<L> any3(const Words<L>& a, const Words<L>& b, const Words<L>& c) {
    return each([](auto x, auto y, auto z) { return L::any3(x, y, z); }, a, b, c);
}
template <class L>
NINEFOLD_INLINE Words<L> minus(const Words<L>& a, const Words<L>& b) {
    return each([](auto x, auto y) { return L::minus(x, y); }, a, b);
}
template <class L>
NINEFOLD_INLINE Words<L> pairs(const Words<L>& a, const Words<L>& b, const Words<L>& c, const Words<L>& d) {
    return each([](auto x, auto y, auto z, auto w) { return L::pairs(x, y, z, w); }, a, b, c, d);
}
template <class L>
NINEFOLD_INLINE Words<L> nextBand(const Words<L>& a) {
    return each([](auto x) { return L::nextBand(x); }, a);
}
template <class L>
NINEFOLD_INLINE Words<L> previousBand(const Words<L>& a) {
    return each([](auto x) { return L::previousBand(x); }, a);
}

// Nine bits are three groups of three, hence the octal numbers: 0111 is the first bit of each group, 0777 all
// bits.

/// In each group bit i gets bit i + 1, the last one the first.
template <class L>
NINEFOLD_INLINE Words<L> nextBit(const Words<L>& a) {
    return each([](auto x) { return L::pick(L::all(0333), L::template right<1>(x), L::template left<2>(x)); }, a);
}
/// In each group bit i gets bit i - 1, the first one the last.
template <class L>
NINEFOLD_INLINE Words<L> previousBit(const Words<L>& a) {
    return each([](auto x) { return L::pick(L::all(0111), L::template right<2>(x), L::template left<1>(x)); }, a);
}
/// The last bit of each group says whether the group has any bit; the other bits are undefined.
template <class L>
NINEFOLD_INLINE Words<L> groups(const Words<L>& a) {
    return each([](auto x) { return L::plus(x & L::all(0333), L::all(0333)) | x; }, a);
}
/// Sets all three bits of a group whose first bit is set; the other bits must be 0.
template <class L>
NINEFOLD_INLINE Words<L> wholeGroups(const Words<L>& a) {
    return each([](auto x) { return L::times7(x); }, a);
}

/// What the words of all digits have in common, band by band; each part holds it once for each digit.
template <class L>
struct Tally {
    typename L::Part one, two;
};

/// Bits set for at least one digit, and for at least two.
template <class L>
NINEFOLD_INLINE Tally<L> tally(const Words<L>& words) {
    Tally<L> result{words.part[0], L::all(0)};
    [&]<int... i>(std::integer_sequence<int, i...>) {
        ((result.two = result.two | (result.one & words.part[i + 1]), result.one = result.one | words.part[i + 1]),
         ...);
    }
    (std::make_integer_sequence<int, L::kParts - 1>());
    L::foldTally(result.one, result.two);
    return result;
}
/// Bits set for exactly three digits, for three or more, for more than three.
template <class L>
struct Threes {
    typename L::Part exactly, orMore, more;
};

/// The nine digits come as three groups of three: the odd bits and the majority of each.
template <class L, class Part>
NINEFOLD_INLINE Threes<L> threesOf(Part odd0, Part odd1, Part odd2, Part two0, Part two1, Part two2) {
    const Part odd = odd0 ^ odd1 ^ odd2, two = L::majority(odd0, odd1, odd2);
    const Part some = L::any3(two, two0, two1), several = L::majority(two, two0, two1);
    const Part more = several | (some & two2), three = odd & (some | two2);
    return {L::minus(three, more), three | more, more};
}
template <class L>
NINEFOLD_INLINE Threes<L> threes(const Words<L>& words) {
    return L::threes(words);
}
template <class L>
NINEFOLD_INLINE auto anyDigit(const Words<L>& words) {
    return L::foldAny(fold([](auto x, auto y) { return x | y; }, words));
}
template <class L>
NINEFOLD_INLINE auto sumOfDigits(const Words<L>& words) {
    return L::foldSum(fold([](auto x, auto y) { return L::plus(x, y); }, words));
}

} // namespace
} // namespace ninefold::solve::bitboard
