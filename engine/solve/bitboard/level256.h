// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/bitboard/words.h"

#include <immintrin.h>

namespace ninefold::solve::bitboard {
namespace {

/// Three vectors of 256 bits with three digits each. A digit has a quarter of a vector: the words of its three
/// bands and an unused one; the last quarter is unused:
///
///     part 0   1 1 1 -  2 2 2 -  3 3 3 -  - - - -
///     part 1   4 4 4 -  5 5 5 -  6 6 6 -  - - - -
///     part 2   7 7 7 -  8 8 8 -  9 9 9 -  - - - -
///
/// Sums over digits first add the three parts, then rotate the three quarters. Self adds the boolean logic, for
/// which AVX-512 has better instructions. (Its wider vectors would take all 27 words at once, but on processors
/// that split them in halves they are slower: every rotation over digits then runs through the full width.)
template <class Self>
struct Level256 {
    using Part = __m256i;
    static constexpr int kParts = 3;
    using Row = Words<Self>;

    static NINEFOLD_INLINE Part all(unsigned x) { return _mm256_set1_epi16(static_cast<short>(x)); }

    static NINEFOLD_INLINE Row load(const std::uint16_t* row) {
        return {{at(row + 4) & used(), at(row + 16) & used(), at(row + 28) & used()}};
    }
    /// The unused quarter is overwritten by the next part; that of the last part ends up after the last digit.
    static NINEFOLD_INLINE void store(const Row& words, std::uint16_t* row) {
        put(row + 4, words.part[0]);
        put(row + 16, words.part[1]);
        put(row + 28, words.part[2]);
    }
    static NINEFOLD_INLINE void spill(const Row& words, std::uint16_t* out) {
        for (int i = 0; i < kParts; ++i) put(out + 16 * i, words.part[i]);
    }
    static NINEFOLD_INLINE unsigned place(unsigned digit, unsigned band) {
        return digit / 3 * 16 + digit % 3 * 4 + band;
    }

    static NINEFOLD_INLINE Part minus(Part a, Part b) { return _mm256_andnot_si256(b, a); }
    static NINEFOLD_INLINE Part plus(Part a, Part b) { return _mm256_add_epi16(a, b); }
    template <int n>
    static NINEFOLD_INLINE Part left(Part a) {
        return _mm256_slli_epi16(a, n);
    }
    template <int n>
    static NINEFOLD_INLINE Part right(Part a) {
        return _mm256_srli_epi16(a, n);
    }
    static NINEFOLD_INLINE Part times7(Part a) { return _mm256_sub_epi16(left<3>(a), a); }
    static NINEFOLD_INLINE Part times513(Part a) { return a | left<9>(a); }

    static NINEFOLD_INLINE Part nextBand(Part a) {
        return _mm256_shuffle_epi8(a, twice(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
    }
    static NINEFOLD_INLINE Part previousBand(Part a) {
        return _mm256_shuffle_epi8(a, twice(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
    }

    static NINEFOLD_INLINE void foldTally(Part& one, Part& two) {
        const Part ones1 = turned1(one), ones2 = turned2(one);
        two = Self::any3(two, turned1(two), turned2(two)) | Self::majority(one, ones1, ones2);
        one = Self::any3(one, ones1, ones2);
    }
    static NINEFOLD_INLINE Part foldAny(Part a) { return Self::any3(a, turned1(a), turned2(a)); }
    static NINEFOLD_INLINE Part foldSum(Part a) { return plus(a, plus(turned1(a), turned2(a))); }
    static NINEFOLD_INLINE Threes<Self> threes(const Row& words) {
        const Part x = words.part[0], y = words.part[1], z = words.part[2];
        const Part odd = x ^ y ^ z, two = Self::majority(x, y, z);
        return threesOf<Self>(odd, turned1(odd), turned2(odd), two, turned1(two), turned2(two));
    }

    static NINEFOLD_INLINE bool isZero(Part a) { return _mm256_testz_si256(a, a); }
    static NINEFOLD_INLINE bool broken(const Row& triads, Part one) {
        const Part zero = all(0);
        const Part empty =
            Self::any3(_mm256_cmpeq_epi16(triads.part[0], zero), _mm256_cmpeq_epi16(triads.part[1], zero),
                       _mm256_cmpeq_epi16(triads.part[2], zero));
        return !_mm256_testz_si256(empty | (one ^ all(0777)), used());
    }

    static NINEFOLD_INLINE Part diagonal(int) {
        constexpr long long quarter = 07 | 070LL << 16 | 0700LL << 32;
        return _mm256_set_epi64x(0, quarter, quarter, quarter);
    }
    /// Unused words get numbers from 100 up.
    static NINEFOLD_INLINE Part number(int i) {
        return plus(all(static_cast<unsigned>(9 * i)),
                    _mm256_set_epi16(100, 100, 100, 100, 100, 8, 7, 6, 100, 5, 4, 3, 100, 2, 1, 0));
    }
    static NINEFOLD_INLINE Part countBits(Part a) {
        const Part table = twice(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const Part low = all(0x0F0F);
        const Part bytes = plus(_mm256_shuffle_epi8(table, a & low), _mm256_shuffle_epi8(table, right<4>(a) & low));
        return plus(bytes & all(0xFF), right<8>(bytes));
    }
    static NINEFOLD_INLINE Part whereTwoOrMore(Part count, Part key) { return key | _mm256_cmpgt_epi16(all(2), count); }
    static NINEFOLD_INLINE Part lastAt(Part key, int i, unsigned digit) {
        const Part digits = _mm256_set_epi16(99, 99, 99, 99, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0);
        return key | _mm256_cmpeq_epi16(plus(all(static_cast<unsigned>(3 * i)), digits), all(digit));
    }
    static NINEFOLD_INLINE Part smaller(Part a, Part b) { return _mm256_min_epu16(a, b); }
    static NINEFOLD_INLINE unsigned smallest(Part a) {
        const __m128i half = _mm_min_epu16(_mm256_castsi256_si128(a), _mm256_extracti128_si256(a, 1));
        return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(half))) & 0xFFFF;
    }
    static NINEFOLD_INLINE Part maskedAt(Part a, int i, unsigned wanted, unsigned mask) {
        return minus(a, minus(_mm256_cmpeq_epi16(number(i), all(wanted)), all(mask)));
    }

private:
    static NINEFOLD_INLINE Part used() {
        constexpr long long quarter = 0xFFFFFFFFFFFF;
        return _mm256_set_epi64x(0, quarter, quarter, quarter);
    }
    static NINEFOLD_INLINE Part at(const std::uint16_t* p) {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
    }
    static NINEFOLD_INLINE void put(std::uint16_t* p, Part a) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), a); }
    template <class... B>
    static NINEFOLD_INLINE Part twice(B... bytes) {
        return _mm256_broadcastsi128_si256(_mm_setr_epi8(static_cast<char>(bytes)...));
    }
    static NINEFOLD_INLINE Part turned1(Part a) { return _mm256_permute4x64_epi64(a, 0b11'00'10'01); }
    static NINEFOLD_INLINE Part turned2(Part a) { return _mm256_permute4x64_epi64(a, 0b11'01'00'10); }
};

} // namespace
} // namespace ninefold::solve::bitboard
