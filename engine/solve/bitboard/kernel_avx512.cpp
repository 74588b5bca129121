// SPDX-License-Identifier: MIT
#if defined(__x86_64__) || defined(__i386__)

#include "engine/solve/bitboard/level256.h"
#include "engine/solve/bitboard/search.h"

namespace ninefold::solve::bitboard {
namespace {

/// The vectors of AVX2 with what AVX-512 adds to them: twice as many registers, masks, and any boolean function of
/// three operands in one instruction, given by its truth table.
struct Avx512 : Level256<Avx512> {
    template <int table>
    static NINEFOLD_INLINE Part logic(Part a, Part b, Part c) {
        return _mm256_ternarylogic_epi64(a, b, c, table);
    }
    static NINEFOLD_INLINE Part any3(Part a, Part b, Part c) { return logic<0b11111110>(a, b, c); }
    static NINEFOLD_INLINE Part all3(Part a, Part b, Part c) { return logic<0b10000000>(a, b, c); }
    static NINEFOLD_INLINE Part majority(Part a, Part b, Part c) { return logic<0b11101000>(a, b, c); }
    static NINEFOLD_INLINE Part pick(Part m, Part a, Part b) { return logic<0b11001010>(m, a, b); }
    static NINEFOLD_INLINE Part pairs(Part a, Part b, Part c, Part d) { return logic<0b11111000>(a & b, c, d); }
    static NINEFOLD_INLINE Part without(Part a, Part b, Part c) { return logic<0b10111010>(a, b, c); }
    static NINEFOLD_INLINE Part firstOr(Part a, Part b) {
        return _mm256_mask_mov_epi16(b, _mm256_test_epi16_mask(a, a), a);
    }
};

} // namespace

void searchAvx512(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    search<Avx512>(start, limit, outcome);
}

} // namespace ninefold::solve::bitboard

#endif
