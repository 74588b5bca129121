// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/bitboard/words.h"

namespace ninefold::solve::bitboard {
namespace {

/// A whole position: row[r] holds row r of each band (rows r, r + 3 and r + 6 of the board) for each digit, as
/// nine bits, one per column.
///
///            columns  012 345 678
///     band 0  row[0]  ... ... ...     the word (digit d, band 0) of row[0], row[1], row[2]
///             row[1]  ... ... ...
///             row[2]  ... ... ...     a group of three bits in one row is a triad: where a row meets a box
///     band 1  row[0]  ... ... ...     row[0] | row[1] | row[2] has the vertical triads: where a column meets a box
///             ...
///
/// So one operation acts on three rows of all nine boards, and a round of the rules below on the whole position
/// costs about as much as a rule on a single box would cost in another layout.
template <class L>
struct Board {
    Words<L> row[3];
};

/// The triads of one row of each band: bits 0, 3, 6 of `own` say whether boxes 0, 1, 2 have any; `next` says the
/// same of the next box and `last` of the box after that, cyclically. The other bits are undefined.
template <class L>
struct Triads {
    Words<L> own, next, last;
};

template <class L>
NINEFOLD_INLINE Triads<L> triadsOf(const Words<L>& row) {
    const Words<L> twice = each([](auto x) { return L::times513(x); }, groups(row));
    return {each([](auto x) { return L::template right<2>(x); }, twice),
            each([](auto x) { return L::template right<5>(x); }, twice),
            each([](auto x) { return L::template right<8>(x); }, twice)};
}

/// The triads of row x that leave the other two rows of their band a place in the two other boxes: within a band
/// the digit goes into one triad of each row and of each box, and there are six shapes for that. This rule is
/// locked candidates, both pointing and claiming.
template <class L>
NINEFOLD_INLINE Words<L> fitting(const Triads<L>& x, const Triads<L>& y, const Triads<L>& z) {
    return each([](auto own, auto shape) { return own & shape & L::all(0111); }, x.own,
                pairs(y.next, z.last, y.last, z.next));
}

/// The same for the vertical triads of each stack. next and last: nextBit and previousBit of them.
template <class L>
NINEFOLD_INLINE Words<L> fittingVertical(const Words<L>& own, const Words<L>& next, const Words<L>& last) {
    return own & pairs(nextBand(next), previousBand(last), nextBand(last), previousBand(next));
}

template <class L>
NINEFOLD_INLINE bool equal(const Board<L>& a, const Board<L>& b) {
    const Words<L> change =
        each([](auto x, auto y, auto z, auto u, auto v, auto w) { return L::any3(x ^ u, y ^ v, z ^ w); }, a.row[0],
             a.row[1], a.row[2], b.row[0], b.row[1], b.row[2]);
    return L::isZero(fold([](auto x, auto y) { return x | y; }, change));
}

enum class Progress { Broken, Changed, Stuck, Solved };

/// One round of the rules and its results.
template <class L>
struct Round {
    /// Triads that can hold their digit: per row, and vertical ones.
    Words<L> triads[3], vertical;

    /// Locked candidates in bands and stacks, and singles of both kinds: a cell with one digit left, a digit with
    /// one cell left in a box. (The last cell of a digit in a row or column is found as its last triad first.)
    NINEFOLD_INLINE Progress run(Board<L>& board) {
        bands(board);
        // Bands alone would find no more in a second run, so only what the other two change calls for another round.
        const Board<L> before = board;
        const Words<L> alone = stacks(board);
        Tally<L> cells[3] = {tally(board.row[0]), tally(board.row[1]), tally(board.row[2])};
        const Words<L> hidden[3] = {board.row[0] & alone, board.row[1] & alone, board.row[2] & alone};
        place(board, hidden, cells);
        if (L::broken(board.row[0], L::all3(cells[0].one, cells[1].one, cells[2].one))) return Progress::Broken;
        if (!equal(before, board)) return Progress::Changed;
        if (L::isZero(L::any3(cells[0].two, cells[1].two, cells[2].two))) return Progress::Solved;
        return twoInOneCell(hidden, cells) ? Progress::Broken : Progress::Stuck;
    }

private:
    NINEFOLD_INLINE void bands(Board<L>& board) {
        const Triads<L> a = triadsOf(board.row[0]), b = triadsOf(board.row[1]), c = triadsOf(board.row[2]);
        triads[0] = fitting(a, b, c);
        triads[1] = fitting(b, c, a);
        triads[2] = fitting(c, a, b);
        for (int r = 0; r < 3; ++r) board.row[r] = board.row[r] & wholeGroups(triads[r]);
    }

    /// Returns the columns of each band where a digit has its only cell within the box.
    NINEFOLD_INLINE Words<L> stacks(Board<L>& board) {
        const Words<L> own = any3(board.row[0], board.row[1], board.row[2]);
        const Words<L> next = nextBit(own), last = previousBit(own);
        const Words<L> inTwoRows =
            each([](auto x, auto y, auto z) { return L::majority(x, y, z); }, board.row[0], board.row[1], board.row[2]);
        const Words<L> alone = minus(own, any3(next, last, inTwoRows));
        vertical = fittingVertical(own, next, last);
        for (int r = 0; r < 3; ++r) board.row[r] = board.row[r] & vertical;
        return alone;
    }

    /// Removes what the singles rule out: their columns, boxes and rows for the digit, their cells for the other
    /// digits.
    static NINEFOLD_INLINE void place(Board<L>& board, const Words<L> (&hidden)[3], const Tally<L> (&cells)[3]) {
        Words<L> single[3];
        for (int r = 0; r < 3; ++r)
            single[r] = each([&](auto x, auto h) { return L::without(x, cells[r].two, h); }, board.row[r], hidden[r]);
        const Words<L> columns = any3(single[0], single[1], single[2]);
        const Words<L> boxes =
            wholeGroups(each([](auto x) { return L::template right<2>(x) & L::all(0111); }, groups(columns)));
        // Of their own columns the boxes take care.
        const Words<L> lines = nextBand(columns) | previousBand(columns);
        for (int r = 0; r < 3; ++r) {
            const auto taken = anyDigit(hidden[r]);
            board.row[r] =
                each([&](auto x, auto s, auto l, auto b) { return L::firstOr(s, L::minus(x, L::any3(l, b, taken))); },
                     board.row[r], single[r], lines, boxes);
        }
    }

    /// Two digits that both have only one cell, and it is the same cell.
    static NINEFOLD_INLINE bool twoInOneCell(const Words<L> (&hidden)[3], const Tally<L> (&cells)[3]) {
        const auto either = [](auto x, auto y) { return x | y; };
        return !L::isZero(L::any3(fold(either, hidden[0]) & cells[0].two, fold(either, hidden[1]) & cells[1].two,
                                  fold(either, hidden[2]) & cells[2].two));
    }
};

} // namespace
} // namespace ninefold::solve::bitboard
