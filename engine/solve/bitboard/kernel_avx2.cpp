// SPDX-License-Identifier: MIT
#if defined(__x86_64__) || defined(__i386__)

#include "engine/solve/bitboard/level256.h"
#include "engine/solve/bitboard/search.h"

namespace ninefold::solve::bitboard {
namespace {

struct Avx2 : Level256<Avx2> {
    static NINEFOLD_INLINE Part any3(Part a, Part b, Part c) { return a | b | c; }
    static NINEFOLD_INLINE Part all3(Part a, Part b, Part c) { return a & b & c; }
    static NINEFOLD_INLINE Part majority(Part a, Part b, Part c) { return (a & b) | (c & (a | b)); }
    static NINEFOLD_INLINE Part pick(Part m, Part a, Part b) { return (a & m) | minus(b, m); }
    static NINEFOLD_INLINE Part pairs(Part a, Part b, Part c, Part d) { return (a & b) | (c & d); }
    static NINEFOLD_INLINE Part without(Part a, Part b, Part c) { return minus(a, b) | c; }
    static NINEFOLD_INLINE Part firstOr(Part a, Part b) { return a | (b & _mm256_cmpeq_epi16(a, all(0))); }
};

} // namespace

void searchAvx2(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    search<Avx2>(start, limit, outcome);
}

} // namespace ninefold::solve::bitboard

#endif
