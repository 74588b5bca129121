// SPDX-License-Identifier: MIT
#include "engine/solve/bitboard/search.h"

namespace ninefold::solve::bitboard {
namespace {

/// Nine 64-bit integers, one per digit: the words of its three bands and an unused one. Words hold nine bits, so
/// they have room for what the rules do to them; only right shifts carry stray bits into the word below, and no
/// rule reads those bits.
struct Portable {
    using Part = std::uint64_t;
    static constexpr int kParts = 9;
    using Row = Words<Portable>;

    static constexpr Part all(unsigned x) { return x * 0x0001'0001'0001; }

    static NINEFOLD_INLINE Row load(const std::uint16_t* row) {
        return generate<Portable>([&](int i) {
            const std::uint16_t* words = row + 4 + 4 * i;
            return words[0] | Part{words[1]} << 16 | Part{words[2]} << 32;
        });
    }
    static NINEFOLD_INLINE void store(const Row& words, std::uint16_t* row) { spill(words, row + 4); }
    static NINEFOLD_INLINE void spill(const Row& words, std::uint16_t* out) {
        for (int i = 0; i < 9; ++i)
            for (int band = 0; band < 3; ++band)
                out[4 * i + band] = static_cast<std::uint16_t>(words.part[i] >> 16 * band);
    }
    static constexpr unsigned place(unsigned digit, unsigned band) { return 4 * digit + band; }

    static constexpr Part any3(Part a, Part b, Part c) { return a | b | c; }
    static constexpr Part all3(Part a, Part b, Part c) { return a & b & c; }
    static constexpr Part majority(Part a, Part b, Part c) { return (a & b) | (c & (a | b)); }
    static constexpr Part pick(Part m, Part a, Part b) { return (a & m) | (b & ~m); }
    static constexpr Part pairs(Part a, Part b, Part c, Part d) { return (a & b) | (c & d); }
    static constexpr Part minus(Part a, Part b) { return a & ~b; }
    static constexpr Part without(Part a, Part b, Part c) { return minus(a, b) | c; }
    static constexpr Part plus(Part a, Part b) { return a + b; }
    template <int n>
    static constexpr Part left(Part a) {
        return (a & all(0xFFFFu >> n)) << n;
    }
    template <int n>
    static constexpr Part right(Part a) {
        return a >> n;
    }
    static constexpr Part times7(Part a) { return (a << 3) - a; }
    static constexpr Part times513(Part a) { return a | left<9>(a); }

    static constexpr Part nextBand(Part a) { return (a >> 16 | a << 32) & all(0xFFFF); }
    static constexpr Part previousBand(Part a) { return (a << 16 | a >> 32) & all(0xFFFF); }

    static constexpr void foldTally(Part&, Part&) {}
    static constexpr Part foldAny(Part a) { return a; }
    static constexpr Part foldSum(Part a) { return a; }
    static NINEFOLD_INLINE Threes<Portable> threes(const Row& words) {
        const Part* p = words.part;
        return threesOf<Portable>(p[0] ^ p[1] ^ p[2], p[3] ^ p[4] ^ p[5], p[6] ^ p[7] ^ p[8],
                                  majority(p[0], p[1], p[2]), majority(p[3], p[4], p[5]), majority(p[6], p[7], p[8]));
    }

    static constexpr bool isZero(Part a) { return a == 0; }
    static NINEFOLD_INLINE bool broken(const Row& triads, Part one) {
        const Part all9 = fold([](Part a, Part b) { return a & b; }, each([](Part x) { return filled(x); }, triads));
        return all9 != all(0x8000) || one != all(0777);
    }
    static constexpr Part firstOr(Part a, Part b) { return a | (b & ~((filled(a) >> 15) * 0777)); }

    static constexpr Part diagonal(int) { return 07 | Part{070} << 16 | Part{0700} << 32; }
    static constexpr Part number(int i) {
        return all(static_cast<unsigned>(3 * i)) + (Part{1} << 16) + (Part{2} << 32);
    }
    static constexpr Part countBits(Part a) {
        const Part twos = (a & all(0x5555)) + (a >> 1 & all(0x5555));
        const Part fours = (twos & all(0x3333)) + (twos >> 2 & all(0x3333));
        const Part eights = (fours + (fours >> 4)) & all(0x0F0F);
        return (eights + (eights >> 8)) & all(0xF);
    }
    static constexpr Part whereTwoOrMore(Part count, Part key) {
        const Part enough = (count + all(0x7FFE)) >> 15 & all(1);
        return key | (all(1) - enough) * 0xFFFF;
    }
    static constexpr Part lastAt(Part key, int i, unsigned digit) {
        return static_cast<unsigned>(i) == digit ? all(0xFFFF) : key;
    }
    static constexpr Part smaller(Part a, Part b) {
        Part result = 0;
        for (int shift = 0; shift < 48; shift += 16) {
            const Part x = a >> shift & 0xFFFF, y = b >> shift & 0xFFFF;
            result |= (x < y ? x : y) << shift;
        }
        return result;
    }
    static constexpr unsigned smallest(Part a) {
        const Part b = smaller(a, smaller(nextBand(a), previousBand(a)));
        return static_cast<unsigned>(b & 0xFFFF);
    }
    static constexpr Part maskedAt(Part a, int i, unsigned wanted, unsigned mask) {
        const unsigned digit = wanted / 3, band = wanted % 3;
        return static_cast<unsigned>(i) == digit ? a & ~(Part{0777 & ~mask} << 16 * band) : a;
    }

private:
    /// The top bit of each word that has any bit.
    static constexpr Part filled(Part a) { return (a + all(0x7FFF)) & all(0x8000); }
};

} // namespace

void searchPortable(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    search<Portable>(start, limit, outcome);
}

} // namespace ninefold::solve::bitboard
