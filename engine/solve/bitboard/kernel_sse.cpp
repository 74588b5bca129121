// SPDX-License-Identifier: MIT
#if defined(__x86_64__) || defined(__i386__)

#include "engine/solve/bitboard/search.h"

#include <smmintrin.h>

namespace ninefold::solve::bitboard {
namespace {

/// Five vectors of two digits each. A digit has half a vector: the words of its three bands and an unused one; the
/// last half is unused. Needs SSE 4.1.
struct Sse {
    using Part = __m128i;
    static constexpr int kParts = 5;
    using Row = Words<Sse>;

    static NINEFOLD_INLINE Part all(unsigned x) { return _mm_set1_epi16(static_cast<short>(x)); }

    static NINEFOLD_INLINE Row load(const std::uint16_t* row) {
        const Part full = used(), half = _mm_move_epi64(full);
        return {
            {at(row + 4) & full, at(row + 12) & full, at(row + 20) & full, at(row + 28) & full, at(row + 36) & half}};
    }
    static NINEFOLD_INLINE void store(const Row& words, std::uint16_t* row) { spill(words, row + 4); }
    static NINEFOLD_INLINE void spill(const Row& words, std::uint16_t* out) {
        for (int i = 0; i < 5; ++i) _mm_storeu_si128(reinterpret_cast<__m128i*>(out + 8 * i), words.part[i]);
    }
    static NINEFOLD_INLINE unsigned place(unsigned digit, unsigned band) { return 4 * digit + band; }

    static NINEFOLD_INLINE Part any3(Part a, Part b, Part c) { return a | b | c; }
    static NINEFOLD_INLINE Part all3(Part a, Part b, Part c) { return a & b & c; }
    static NINEFOLD_INLINE Part majority(Part a, Part b, Part c) { return (a & b) | (c & (a | b)); }
    static NINEFOLD_INLINE Part pick(Part m, Part a, Part b) { return (a & m) | minus(b, m); }
    static NINEFOLD_INLINE Part pairs(Part a, Part b, Part c, Part d) { return (a & b) | (c & d); }
    static NINEFOLD_INLINE Part minus(Part a, Part b) { return _mm_andnot_si128(b, a); }
    static NINEFOLD_INLINE Part without(Part a, Part b, Part c) { return minus(a, b) | c; }
    static NINEFOLD_INLINE Part plus(Part a, Part b) { return _mm_add_epi16(a, b); }
    template <int n>
    static NINEFOLD_INLINE Part left(Part a) {
        return _mm_slli_epi16(a, n);
    }
    template <int n>
    static NINEFOLD_INLINE Part right(Part a) {
        return _mm_srli_epi16(a, n);
    }
    static NINEFOLD_INLINE Part times7(Part a) { return _mm_sub_epi16(left<3>(a), a); }
    static NINEFOLD_INLINE Part times513(Part a) { return a | left<9>(a); }

    /// The last word of each half stays in place: it is unused.
    static NINEFOLD_INLINE Part nextBand(Part a) {
        return _mm_shuffle_epi8(a, _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
    }
    static NINEFOLD_INLINE Part previousBand(Part a) {
        return _mm_shuffle_epi8(a, _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
    }

    static NINEFOLD_INLINE void foldTally(Part& one, Part& two) {
        const Part other = swapped(one);
        two = any3(two, swapped(two), one & other);
        one = one | other;
    }
    static NINEFOLD_INLINE Part foldAny(Part a) { return a | swapped(a); }
    static NINEFOLD_INLINE Part foldSum(Part a) { return plus(a, swapped(a)); }
    static NINEFOLD_INLINE Threes<Sse> threes(const Row& words) {
        const Part a = words.part[0], b = words.part[1], c = words.part[2], d = words.part[3];
        const Part a1 = swapped(a), b1 = swapped(b), c1 = swapped(c), d1 = swapped(d);
        const Part e = words.part[4] | swapped(words.part[4]);
        return threesOf<Sse>(a ^ a1 ^ b, b1 ^ c ^ c1, d ^ d1 ^ e, majority(a, a1, b), majority(b1, c, c1),
                             majority(d, d1, e));
    }

    static NINEFOLD_INLINE bool isZero(Part a) { return _mm_testz_si128(a, a); }
    static NINEFOLD_INLINE bool broken(const Row& triads, Part one) {
        const auto empty = [](Part a) { return _mm_cmpeq_epi16(a, all(0)); };
        const Part last = _mm_move_epi64(empty(triads.part[4]));
        const Part any = any3(empty(triads.part[0]), empty(triads.part[1]), empty(triads.part[2]));
        return !_mm_testz_si128(any3(any, empty(triads.part[3]), last) | (one ^ all(0777)), used());
    }
    static NINEFOLD_INLINE Part firstOr(Part a, Part b) { return a | (b & _mm_cmpeq_epi16(a, all(0))); }

    static NINEFOLD_INLINE Part diagonal(int) { return _mm_setr_epi16(07, 070, 0700, 0, 07, 070, 0700, 0); }
    /// Unused words get numbers from 100 up.
    static NINEFOLD_INLINE Part number(int i) {
        return plus(all(static_cast<unsigned>(6 * i)), _mm_setr_epi16(0, 1, 2, 100, 3, 4, 5, 100));
    }
    /// Nine bits are two nibbles and one bit; the table counts four bits at a time.
    static NINEFOLD_INLINE Part countBits(Part a) {
        const Part table = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const Part low = all(0x0F0F);
        const Part bytes = plus(_mm_shuffle_epi8(table, a & low), _mm_shuffle_epi8(table, right<4>(a) & low));
        return plus(bytes & all(0xFF), right<8>(bytes));
    }
    static NINEFOLD_INLINE Part whereTwoOrMore(Part count, Part key) { return key | _mm_cmpgt_epi16(all(2), count); }
    static NINEFOLD_INLINE Part lastAt(Part key, int i, unsigned digit) {
        const Part digits = plus(all(static_cast<unsigned>(2 * i)), _mm_setr_epi16(0, 0, 0, 0, 1, 1, 1, 1));
        return key | _mm_cmpeq_epi16(digits, all(digit));
    }
    static NINEFOLD_INLINE Part smaller(Part a, Part b) { return _mm_min_epu16(a, b); }
    static NINEFOLD_INLINE unsigned smallest(Part a) {
        return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(a))) & 0xFFFF;
    }
    static NINEFOLD_INLINE Part maskedAt(Part a, int i, unsigned wanted, unsigned mask) {
        return minus(a, minus(_mm_cmpeq_epi16(number(i), all(wanted)), all(mask)));
    }

private:
    static NINEFOLD_INLINE Part at(const std::uint16_t* p) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
    }
    static NINEFOLD_INLINE Part used() { return _mm_set1_epi64x(0xFFFFFFFFFFFF); }
    /// The other digit of the vector.
    static NINEFOLD_INLINE Part swapped(Part a) { return _mm_shuffle_epi32(a, 0b01'00'11'10); }
};

} // namespace

void searchSse(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    search<Sse>(start, limit, outcome);
}

} // namespace ninefold::solve::bitboard

#endif
