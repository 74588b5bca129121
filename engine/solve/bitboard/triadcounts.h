// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/bitboard/propagation.h"

namespace ninefold::bitboard {
namespace {

// A triad has three cells, so three digits live in it:
//   when only three digits can be in the triad, they are: no other triad of its line or box holds them;
//   when three digits can be nowhere else, it is full: no other digit is in it.
// This finds triples within a triad without a look at its cells. It is asked only when the rounds are stuck.

/// Takes from each triad the digits that three sure ones shut out. `mates`: the other triads of the same box.
template <class L>
NINEFOLD_INLINE Words<L> withoutShutOut(const Words<L>& triads, const Words<L>& mates) {
    const Words<L> sure = minus(triads, mates);
    const auto full = threeDigits(sure);
    return each([&](auto t, auto s) { return L::minus(t, L::minus(full, s)); }, triads, sure);
}

template <class L>
NINEFOLD_INLINE Words<L> lyingTriads(const Words<L> (&rows)[3]) {
    const Words<L> all =
        each([](auto x, auto y, auto z) { return L::any3(x, L::template left<1>(y), L::template left<2>(z)); }, rows[0],
             rows[1], rows[2]);
    const Words<L> kept = withoutShutOut(all, nextBit(all) | previousBit(all));
    const auto three = threeDigits(all);
    const Words<L> sure = each([&](auto x) { return x & three; }, kept);
    const Words<L> sameRow = each(
        [](auto x) {
            const auto twice = x | L::template left<9>(x);
            return L::template right<3>(twice) | L::template right<6>(twice);
        },
        sure);
    return minus(kept, any3(nextBit(sure), previousBit(sure), sameRow));
}

template <class L>
NINEFOLD_INLINE Words<L> uprightTriads(const Words<L>& all) {
    const Words<L> kept = withoutShutOut(all, nextBit(all) | previousBit(all));
    const auto three = threeDigits(all);
    const Words<L> sure = each([&](auto x) { return x & three; }, kept);
    return minus(kept, nextBit(sure) | previousBit(sure) | nextBand(sure) | previousBand(sure));
}

/// True when that removed anything. Precondition: `round` was stuck at this board.
template <class L>
NINEFOLD_INLINE bool countTriads(Board<L>& board, const Round<L>& round) {
    const Board<L> before = board;
    const Words<L> lying = lyingTriads(round.triads), upright = uprightTriads(round.upright);
    const auto rowOf = [&](auto shifted) {
        return wholeGroups(each([](auto x) { return x & L::all(0111); }, shifted));
    };
    board.row[0] = board.row[0] & upright & rowOf(lying);
    board.row[1] = board.row[1] & upright & rowOf(each([](auto x) { return L::template right<1>(x); }, lying));
    board.row[2] = board.row[2] & upright & rowOf(each([](auto x) { return L::template right<2>(x); }, lying));
    return !equal(before, board);
}

} // namespace
} // namespace ninefold::bitboard
