// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/bitboard/propagation.h"

namespace ninefold::solve::bitboard {
namespace {

// Counts the digits of each triad (an idea of tdoku by Tom Dillon). A triad has three cells, so it holds three
// digits:
//   when only three digits can be in the triad, they are: no other triad of its line or box holds them;
//   when three digits can be nowhere else, the triad is full: no other digit is in it;
//   fewer than three possible digits, or more than three certain ones, are a contradiction.
// This finds triples within a triad without looking at its cells. It runs only when the rounds are stuck.

/// The triads of one direction, and the result of counting their digits.
template <class L>
struct CountedTriads {
    /// The triads that can still hold their digit, and those that certainly do because only three digits can be
    /// there.
    Words<L> left, sure;
    /// Triads that have neither too few digits nor too many.
    typename L::Part sound;
};

template <class L>
NINEFOLD_INLINE CountedTriads<L> count(const Words<L>& triads) {
    const Words<L> onlyOfBox = minus(triads, nextBit(triads) | previousBit(triads));
    const Threes<L> possible = threes(triads), settled = threes(onlyOfBox);
    const Words<L> left =
        each([&](auto t, auto s) { return L::minus(t, L::minus(settled.exactly, s)); }, triads, onlyOfBox);
    return {left, each([&](auto t) { return t & possible.exactly; }, left), L::minus(possible.orMore, settled.more)};
}

/// Each group of a word gets the union of the word's two other groups.
template <class L>
NINEFOLD_INLINE Words<L> otherGroups(const Words<L>& a) {
    return each(
        [](auto x) {
            const auto twice = x | L::template left<9>(x);
            return L::template right<3>(twice) | L::template right<6>(twice);
        },
        a);
}

/// Keeps in a row the triads that are bit `r` of each group.
template <int r, class L>
NINEFOLD_INLINE void keepTriads(Words<L>& row, const Words<L>& horizontal, const Words<L>& vertical) {
    const Words<L> own = each([](auto x) { return L::template right<r>(x) & L::all(0111); }, horizontal);
    row = row & vertical & wholeGroups(own);
}

/// Returns Changed, Broken, or Stuck if the board still is as `round` left it.
template <class L>
NINEFOLD_NOINLINE Progress countTriads(Board<L>& board, const Round<L>& round) {
    const Board<L> before = board;
    const Words<L> rows =
        each([](auto x, auto y, auto z) { return L::any3(x, L::template left<1>(y), L::template left<2>(z)); },
             round.triads[0], round.triads[1], round.triads[2]);
    const CountedTriads<L> horizontal = count(rows), vertical = count(round.vertical);
    if (L::broken(rows, horizontal.sound & vertical.sound)) return Progress::Broken;
    const Words<L>& a = horizontal.sure;
    const Words<L>& b = vertical.sure;
    const Words<L> horizontalLeft = minus(horizontal.left, any3(nextBit(a), previousBit(a), otherGroups(a)));
    const Words<L> verticalLeft = minus(vertical.left, any3(nextBit(b), previousBit(b), nextBand(b) | previousBand(b)));
    keepTriads<0>(board.row[0], horizontalLeft, verticalLeft);
    keepTriads<1>(board.row[1], horizontalLeft, verticalLeft);
    keepTriads<2>(board.row[2], horizontalLeft, verticalLeft);
    return equal(before, board) ? Progress::Stuck : Progress::Changed;
}

} // namespace
} // namespace ninefold::solve::bitboard
