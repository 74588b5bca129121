// SPDX-License-Identifier: MIT
#if defined(__x86_64__) || defined(__i386__)

#include "engine/solve/bitboard/search.h"

#include <immintrin.h>

namespace ninefold::bitboard {
namespace {

/// One vector holds all 27 words: word 3 * digit + band. Of the nine digits three and three are a trio, so that any
/// sum over the digits is made by two steps of turning a trio or turning all the trios.
struct Places {
    alignas(64) std::uint16_t nextBand[32], previousBand[32];
    alignas(64) std::uint16_t inTrio[2][32], trios[2][32];
    alignas(64) std::uint16_t load[32], store[2][32], diagonal[32], number[32];
};

constexpr std::uint16_t wordOf(int trio, int digit, int band) {
    return static_cast<std::uint16_t>(9 * (trio % 3) + 3 * (digit % 3) + band % 3);
}

constexpr Places makePlaces() {
    Places p{};
    for (int i = 0; i < 32; ++i) {
        const auto self = static_cast<std::uint16_t>(i);
        const int trio = i / 9, digit = i / 3 % 3, band = i % 3;
        const bool used = i < 27;
        p.nextBand[i] = used ? wordOf(trio, digit, band + 1) : self;
        p.previousBand[i] = used ? wordOf(trio, digit, band + 2) : self;
        for (int turn = 1; turn < 3; ++turn) {
            p.inTrio[turn - 1][i] = used ? wordOf(trio, digit + turn, band) : self;
            p.trios[turn - 1][i] = used ? wordOf(trio + turn, digit, band) : self;
        }
        p.load[i] = static_cast<std::uint16_t>(used ? 4 * (i / 3) + band : 0);
        p.store[0][i] = static_cast<std::uint16_t>(i % 4 < 3 ? i / 4 * 3 + i % 4 : 31);
        p.store[1][i] = static_cast<std::uint16_t>(i < 3 ? 24 + i : 31);
        p.diagonal[i] = static_cast<std::uint16_t>(used ? 7 << 3 * band : 0);
        p.number[i] = self;
    }
    return p;
}

constexpr Places kPlaces = makePlaces();
constexpr __mmask32 kUsed = 0x7FFFFFF;

struct Avx512 {
    using Part = __m512i;
    static constexpr int kParts = 1;
    using Row = Words<Avx512>;

    static NINEFOLD_INLINE Part all(unsigned x) { return _mm512_set1_epi16(static_cast<short>(x)); }
    static NINEFOLD_INLINE Part at(const std::uint16_t* p) { return _mm512_load_si512(p); }

    static NINEFOLD_INLINE Row load(const std::uint16_t* row) {
        const Part low = _mm512_loadu_si512(row + 4);
        const Part high = _mm512_zextsi128_si512(_mm_loadu_si128(reinterpret_cast<const __m128i*>(row + 36)));
        return {{_mm512_maskz_permutex2var_epi16(kUsed, low, at(kPlaces.load), high)}};
    }
    static NINEFOLD_INLINE void store(const Row& words, std::uint16_t* row) {
        _mm512_storeu_si512(row + 4, turned(words.part[0], kPlaces.store[0]));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(row + 36),
                         _mm512_castsi512_si128(turned(words.part[0], kPlaces.store[1])));
    }
    static NINEFOLD_INLINE void spill(const Row& words, std::uint16_t* out) { _mm512_store_si512(out, words.part[0]); }
    static NINEFOLD_INLINE unsigned place(unsigned digit, unsigned band) { return 3 * digit + band; }

    static NINEFOLD_INLINE Part any3(Part a, Part b, Part c) { return _mm512_ternarylogic_epi64(a, b, c, 0xFE); }
    static NINEFOLD_INLINE Part all3(Part a, Part b, Part c) { return _mm512_ternarylogic_epi64(a, b, c, 0x80); }
    static NINEFOLD_INLINE Part odd3(Part a, Part b, Part c) { return _mm512_ternarylogic_epi64(a, b, c, 0x96); }
    static NINEFOLD_INLINE Part majority(Part a, Part b, Part c) { return _mm512_ternarylogic_epi64(a, b, c, 0xE8); }
    static NINEFOLD_INLINE Part pick(Part m, Part a, Part b) { return _mm512_ternarylogic_epi64(m, a, b, 0xCA); }
    static NINEFOLD_INLINE Part pairs(Part a, Part b, Part c, Part d) {
        return _mm512_ternarylogic_epi64(a & b, c, d, 0xF8);
    }
    static NINEFOLD_INLINE Part minus(Part a, Part b) { return _mm512_andnot_si512(b, a); }
    static NINEFOLD_INLINE Part plus(Part a, Part b) { return _mm512_add_epi16(a, b); }
    template <int n>
    static NINEFOLD_INLINE Part left(Part a) {
        return _mm512_slli_epi16(a, n);
    }
    template <int n>
    static NINEFOLD_INLINE Part right(Part a) {
        return _mm512_srli_epi16(a, n);
    }
    static NINEFOLD_INLINE Part times7(Part a) { return _mm512_mullo_epi16(a, all(7)); }
    static NINEFOLD_INLINE Part times513(Part a) { return _mm512_mullo_epi16(a, all(513)); }

    static NINEFOLD_INLINE Part turned(Part a, const std::uint16_t* places) {
        return _mm512_maskz_permutexvar_epi16(~__mmask32{0}, at(places), a);
    }
    static NINEFOLD_INLINE Part nextBand(Part a) { return turned(a, kPlaces.nextBand); }
    static NINEFOLD_INLINE Part previousBand(Part a) { return turned(a, kPlaces.previousBand); }

    static NINEFOLD_INLINE void foldTally(Part& one, Part& two) {
        const Part x = one, y = turned(x, kPlaces.inTrio[0]), z = turned(x, kPlaces.inTrio[1]);
        const Part ones = any3(x, y, z), twos = majority(x, y, z);
        const Part ones1 = turned(ones, kPlaces.trios[0]), ones2 = turned(ones, kPlaces.trios[1]);
        one = any3(ones, ones1, ones2);
        two = majority(ones, ones1, ones2) | any3(twos, turned(twos, kPlaces.trios[0]), turned(twos, kPlaces.trios[1]));
    }
    static NINEFOLD_INLINE Part foldAny(Part a) {
        const Part b = any3(a, turned(a, kPlaces.inTrio[0]), turned(a, kPlaces.inTrio[1]));
        return any3(b, turned(b, kPlaces.trios[0]), turned(b, kPlaces.trios[1]));
    }
    static NINEFOLD_INLINE Part foldSum(Part a) {
        const Part b = plus(a, plus(turned(a, kPlaces.inTrio[0]), turned(a, kPlaces.inTrio[1])));
        return plus(b, plus(turned(b, kPlaces.trios[0]), turned(b, kPlaces.trios[1])));
    }
    static NINEFOLD_INLINE Part threeDigits(const Row& words) {
        const Part x = words.part[0], y = turned(x, kPlaces.inTrio[0]), z = turned(x, kPlaces.inTrio[1]);
        const Part odd = odd3(x, y, z), two = majority(x, y, z);
        return threeOfNine<Avx512>(odd, turned(odd, kPlaces.trios[0]), turned(odd, kPlaces.trios[1]), two,
                                   turned(two, kPlaces.trios[0]), turned(two, kPlaces.trios[1]));
    }

    static NINEFOLD_INLINE bool isZero(Part a) { return _mm512_test_epi16_mask(a, a) == 0; }
    static NINEFOLD_INLINE bool anyEmpty(const Row& words) {
        return _mm512_mask_testn_epi16_mask(kUsed, words.part[0], words.part[0]) != 0;
    }
    static NINEFOLD_INLINE bool lacks(Part one) { return _mm512_mask_cmpneq_epi16_mask(kUsed, one, all(0777)) != 0; }
    static NINEFOLD_INLINE Part firstOr(Part a, Part b) {
        return _mm512_mask_mov_epi16(b, _mm512_test_epi16_mask(a, a), a);
    }

    static NINEFOLD_INLINE Part diagonal(int) { return at(kPlaces.diagonal); }
    static NINEFOLD_INLINE Part number(int) { return at(kPlaces.number); }
    static NINEFOLD_INLINE Part countBits(Part a) {
        const Part pairs = plus(a & all(0x5555), right<1>(a) & all(0x5555));
        const Part nibbles = plus(pairs & all(0x3333), right<2>(pairs) & all(0x3333));
        const Part bytes = plus(nibbles, right<4>(nibbles)) & all(0x0F0F);
        return plus(bytes, right<8>(bytes)) & all(0xF);
    }
    static NINEFOLD_INLINE Part whereTwoOrMore(Part count, Part key) {
        return _mm512_mask_mov_epi16(all(0xFFFF), _mm512_cmpge_epu16_mask(count, all(2)), key);
    }
    static NINEFOLD_INLINE Part smaller(Part a, Part b) { return _mm512_min_epu16(a, b); }
    static NINEFOLD_INLINE unsigned smallest(Part a) {
        const __m256i half = _mm256_min_epu16(_mm512_castsi512_si256(a), _mm512_extracti64x4_epi64(a, 1));
        const __m128i quarter = _mm_min_epu16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
        return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(quarter))) & 0xFFFF;
    }
    static NINEFOLD_INLINE Part maskedAt(Part a, int, unsigned number, unsigned mask) {
        return _mm512_mask_mov_epi16(a, __mmask32{1} << number, a & all(mask));
    }
};

} // namespace

void searchAvx512(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    search<Avx512>(start, limit, outcome);
}

} // namespace ninefold::bitboard

#endif
