// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/bitboard/propagation.h"

#include <cassert>

namespace ninefold::solve::bitboard {
namespace {

// When the rules are stuck, the search tries the shapes of one digit in one band or stack in turn. Within a band a
// digit takes one triad of each row and of each box, so there are six shapes:
//
//             number   0      1      2      3      4      5
//             row 0   x..    .x.    ..x    x..    .x.    ..x     the box of each row's triad
//             row 1   .x.    ..x    x..    ..x    x..    .x.
//             row 2   ..x    x..    .x.    .x.    ..x    x..
//
// The search takes the band or stack that has the fewest shapes left over all digits, and in it a digit with two
// shapes, because then both alternatives remove most. Such a digit nearly always exists there.

/// The box of a row's triad in a shape (in a stack: the column of a band's vertical triad).
constexpr unsigned boxOf(unsigned shape, unsigned row) {
    return (shape % 3 + (shape < 3 ? row : 2 * row)) % 3;
}

/// A position and the alternatives that are still untried: shapes of a digit in a band or stack, or digits of a
/// cell.
template <class L>
struct Branch {
    Board<L> board;
    std::uint16_t digit; // for shapes only
    std::uint16_t line;  // band, stack or cell
    bool vertical;       // true: a stack
    std::uint16_t ways;
};

/// Shape number s is bit 3 (s % 3) + s / 3, for each digit and band.
template <class L>
NINEFOLD_INLINE Words<L> shapesOfBands(const Board<L>& board) {
    const Triads<L> a = triadsOf(board.row[0]), b = triadsOf(board.row[1]), c = triadsOf(board.row[2]);
    return each(
        [](auto own, auto next1, auto last2, auto last1, auto next2) {
            const auto first = L::all(0111);
            return (L::all3(own, next1, last2) & first) | L::template left<1>(L::all3(own, last1, next2) & first);
        },
        a.own, b.next, c.last, b.last, c.next);
}

/// The shapes of stack s are in the word of band s: bit 3 s + i for shape i (where the next band has the next
/// column), bit 7 + 3 s + i for shape 3 + i.
template <class L>
NINEFOLD_INLINE Words<L> shapesOfStacks(const Board<L>& board) {
    const Words<L> own = any3(board.row[0], board.row[1], board.row[2]);
    const Words<L> next = nextBit(own), last = previousBit(own);
    const Words<L> stack = generate<L>([&](int i) { return own.part[i] & L::diagonal(i); });
    return each(
        [](auto first, auto next1, auto last2, auto last1, auto next2) {
            return L::all3(first, next1, last2) | L::template left<7>(L::all3(first, last1, next2));
        },
        stack, nextBand(next), previousBand(last), nextBand(last), previousBand(next));
}

/// The key of a digit that has no choice in the line.
inline constexpr unsigned kNoKey = 0xFFFF;

/// Words that represent the alternatives, to find the smallest: how much choice the line has (`sum` in each word),
/// shapes of the digit, number of the word (+ 27 for a vertical one).
template <class L>
NINEFOLD_INLINE Words<L> keysOf(const Words<L>& counts, typename L::Part sum, unsigned numberFrom) {
    return generate<L>([&](int i) {
        const auto count = counts.part[i];
        const auto key = L::plus(L::template left<9>(sum), L::template left<6>(count));
        return L::whereTwoOrMore(count, L::plus(key, L::plus(L::number(i), L::all(numberFrom))));
    });
}

template <class L>
NINEFOLD_INLINE Words<L> countsOf(const Words<L>& shapes) {
    return each([](auto x) { return L::countBits(x); }, shapes);
}

/// The smallest key is that of a digit with few shapes in the line that has the fewest shapes of all digits.
template <class L>
NINEFOLD_INLINE Words<L> keysOf(const Words<L>& shapes, unsigned numberFrom) {
    const Words<L> counts = countsOf(shapes);
    return keysOf(counts, sumOfDigits(counts), numberFrom);
}

/// The same for the line that has the most: 63 is more than nine digits have there.
template <class L>
NINEFOLD_INLINE Words<L> keysOfOpenLines(const Words<L>& shapes, unsigned numberFrom) {
    const Words<L> counts = countsOf(shapes);
    return keysOf(counts, L::minus(L::all(63), sumOfDigits(counts)), numberFrom);
}

template <class L>
NINEFOLD_INLINE auto smallestOf(const Words<L>& keys) {
    return fold([](auto x, auto y) { return L::smaller(x, y); }, keys);
}

/// Makes the choice of a key, without the board.
template <class L>
NINEFOLD_INLINE void takeKey(const Words<L> (&shapes)[2], unsigned key, Branch<L>& branch) {
    const unsigned number = key & 63;
    branch.vertical = number >= 27;
    branch.digit = static_cast<std::uint16_t>(number % 27 / 3);
    branch.line = static_cast<std::uint16_t>(number % 3);
    alignas(64) std::uint16_t words[L::kParts * sizeof(typename L::Part) / 2];
    L::spill(shapes[branch.vertical], words);
    branch.ways = words[L::place(branch.digit, branch.line)];
    assert(__builtin_popcount(branch.ways) >= 2);
}

/// On a board that is stuck and not solved some digit always has two shapes somewhere.
template <class L>
NINEFOLD_NOINLINE void choose(const Board<L>& board, Branch<L>& branch) {
    const Words<L> shapes[2] = {shapesOfBands(board), shapesOfStacks(board)};
    const auto horizontal = smallestOf(keysOf(shapes[0], 0)), vertical = smallestOf(keysOf(shapes[1], 27));
    takeKey(shapes, L::smallest(L::smaller(horizontal, vertical)), branch);
    branch.board = board;
}

/// Keeps only the columns of the mask in one word of a row.
template <class L>
NINEFOLD_INLINE void keepOnly(Words<L>& row, unsigned digit, unsigned band, unsigned mask) {
    row = generate<L>([&](int i) { return L::maskedAt(row.part[i], i, digit * 3 + band, mask); });
}

template <class L>
NINEFOLD_INLINE void takeShapeOfBand(const Branch<L>& branch, unsigned bit, Board<L>& board) {
    const unsigned shape = bit / 3 + 3 * (bit % 3);
    for (unsigned r = 0; r < 3; ++r) keepOnly(board.row[r], branch.digit, branch.line, 7u << 3 * boxOf(shape, r));
}

template <class L>
NINEFOLD_INLINE void takeShapeOfStack(const Branch<L>& branch, unsigned bit, Board<L>& board) {
    const unsigned stack = branch.line, from = bit - 3 * stack;
    const unsigned shape = from < 7 ? from : from - 7 + 3;
    for (unsigned i = 0; i < 3; ++i) {
        const unsigned mask = (0777u & ~(7u << 3 * stack)) | 1u << (3 * stack + boxOf(shape, i));
        for (Words<L>& row : board.row) keepOnly(row, branch.digit, (stack + i) % 3, mask);
    }
}

// A position that has no solution because six cells of a row share five digits takes very long with shapes, while
// branching on the digits of a cell finds it at once. Puzzles made for people are never like that.

template <class L>
NINEFOLD_NOINLINE void chooseCell(const Board<L>& board, Branch<L>& branch) {
    branch.board = board;
    int fewest = 10;
    for (unsigned r = 0; r < 3; ++r) {
        alignas(64) std::uint16_t words[L::kParts * sizeof(typename L::Part) / 2];
        L::spill(board.row[r], words);
        for (unsigned cell = 0; cell < 27; ++cell) {
            unsigned digits = 0;
            for (unsigned digit = 0; digit < 9; ++digit)
                digits |= (words[L::place(digit, cell / 9)] >> cell % 9 & 1u) << digit;
            const int count = __builtin_popcount(digits);
            if (count < 2 || count >= fewest) continue;
            fewest = count;
            branch.line = static_cast<std::uint16_t>(27 * r + cell);
            branch.ways = static_cast<std::uint16_t>(digits);
        }
    }
}

template <class L>
NINEFOLD_NOINLINE void takeDigitOfCell(const Branch<L>& branch, unsigned digit, Board<L>& board) {
    const unsigned band = branch.line % 27 / 9, column = branch.line % 9;
    for (unsigned other = 0; other < 9; ++other)
        if (other != digit) keepOnly(board.row[branch.line / 27], other, band, 0777u & ~(1u << column));
}

/// Takes the first untried alternative of the branch and makes the position that follows from it.
template <bool byCells, class L>
NINEFOLD_INLINE Board<L> takeWay(Branch<L>& branch) {
    const unsigned bit = static_cast<unsigned>(__builtin_ctz(branch.ways));
    branch.ways &= static_cast<std::uint16_t>(branch.ways - 1);
    Board<L> board = branch.board;
    if (byCells) takeDigitOfCell(branch, bit, board);
    else if (branch.vertical) takeShapeOfStack(branch, bit, board);
    else takeShapeOfBand(branch, bit, board);
    return board;
}

/// Makes the choice that `choose` makes, and on the board that it leads to another one: for another digit, across (in a
/// stack after a band), where most is open. Returns the number of choices, which is one if there is no other.
template <class L>
NINEFOLD_NOINLINE int chooseTwo(const Board<L>& board, Branch<L>* branches) {
    const Words<L> shapes[2] = {shapesOfBands(board), shapesOfStacks(board)};
    const auto horizontal = smallestOf(keysOf(shapes[0], 0)), vertical = smallestOf(keysOf(shapes[1], 27));
    takeKey(shapes, L::smallest(L::smaller(horizontal, vertical)), branches[0]);
    branches[0].board = board;
    const Words<L> across = branches[0].vertical ? keysOfOpenLines(shapes[0], 0) : keysOfOpenLines(shapes[1], 27);
    const unsigned second =
        L::smallest(smallestOf(generate<L>([&](int i) { return L::lastAt(across.part[i], i, branches[0].digit); })));
    if (second == kNoKey) return 1;
    takeKey(shapes, second, branches[1]);
    branches[1].board = takeWay<false>(branches[0]);
    return 2;
}

/// How many candidates the board has, those of settled cells included.
template <class L>
NINEFOLD_NOINLINE unsigned candidatesOf(const Board<L>& board) {
    const Words<L> counts =
        each([](auto a, auto b, auto c) { return L::plus(L::countBits(a), L::plus(L::countBits(b), L::countBits(c))); },
             board.row[0], board.row[1], board.row[2]);
    const auto sum = sumOfDigits(counts);
    alignas(64) std::uint16_t words[L::kParts * sizeof(typename L::Part) / 2];
    L::spill(generate<L>([&](int) { return sum; }), words);
    return words[L::place(0, 0)] + words[L::place(0, 1)] + words[L::place(0, 2)];
}

} // namespace
} // namespace ninefold::solve::bitboard
