// SPDX-License-Identifier: MIT
#pragma once

// The fast solver. For each of the nine digits a board says where the digit may still go, and all nine boards
// together are three rows of 27 words (see propagation.h): nine vector registers with AVX2. A round of rules runs
// over the whole position without a single branch, and rounds repeat until nothing changes:
//
//   1. bands      locked candidates: a digit takes one triad of each row and box of a band
//   2. stacks     the same for columns
//   3. cells      digits counted cell by cell: one left in a cell, or one cell left in a box, is a single;
//                 it clears its cell, row, column and box
//
// There is no list of changes: processing everything at once is cheaper than finding out what changed. A stuck
// position is examined once more for triples within a triad (triadcounts.h); then the search branches on the shape
// of one digit in one band or stack (branching.h), which needs far fewer guesses than the digits of a cell would.
// The previous position is pushed on a stack; backtracking pops it, so no change is ever undone.
//
// Triads, SIMD vectors that hold the whole board, and branching on a digit's shape in a band are ideas of tdoku by
// Tom Dillon (https://github.com/t-dillon/tdoku).
//
// Each kernel_*.cpp compiles this for one instruction set; its level (words.h) says how the 27 words are laid out.

#include "engine/solve/bitboard/branching.h"
#include "engine/solve/bitboard/kernel.h"
#include "engine/solve/bitboard/triadcounts.h"

namespace ninefold::solve::bitboard {
namespace {

/// A branch settles at least one digit in one of the six bands and stacks, or one cell, so there are never more
/// open branches than this.
inline constexpr int kDeepest = 81;

/// After this many guesses without a solution the search restarts and branches on cells. The hardest Sudokus known
/// need a few hundred.
inline constexpr std::uint64_t kMaxSteps = 10'000;

/// A dive is the search from the first guess on, on a board with few candidates: it makes two guesses at once and
/// counts no triads. Boards that have several solutions are often like that, and a dive finds two of them in fewer
/// rounds. At the first guess the hardest Sudokus known have 220 candidates and more. Who asks for one solution gets
/// the one that the usual search finds: the generator draws its grids by it, and the same seed keeps its puzzle.
inline constexpr unsigned kMostToDive = 200;
/// With that many dead ends the board is none that has many solutions, and what follows from it must be known better.
inline constexpr int kDeadEndsOfDive = 6;

template <class L>
NINEFOLD_INLINE Progress settle(Board<L>& board, bool diving) {
    Round<L> round;
    for (;;) {
        Progress progress = round.run(board);
        if (progress == Progress::Stuck && !diving) progress = countTriads(board, round);
        if (progress != Progress::Changed) return progress;
    }
}

template <class L>
NINEFOLD_INLINE void record(const Board<L>& board, Outcome& outcome) {
    if (outcome.solutions < 2)
        for (int r = 0; r < 3; ++r) L::store(board.row[r], outcome.solution[outcome.solutions].words + r * kRowWords);
    ++outcome.solutions;
}

template <class L>
NINEFOLD_INLINE Board<L> boardOf(const Boards& boards) {
    const std::uint16_t* words = boards.words;
    return {{L::load(words), L::load(words + kRowWords), L::load(words + 2 * kRowWords)}};
}

/// Returns the number of guesses.
template <bool byCells, class L>
NINEFOLD_INLINE int guess(const Board<L>& board, bool diving, Branch<L>* branches) {
    if (!byCells && diving) return chooseTwo(board, branches);
    if (byCells) chooseCell(board, *branches);
    else choose(board, *branches);
    return 1;
}

/// Searches by shapes of digits, or by digits of cells. Only the search by shapes gives up, and then returns
/// false.
template <class L, bool byCells>
NINEFOLD_NOINLINE bool searchBy(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    Branch<L> branches[kDeepest];
    int depth = 0;
    outcome.solutions = 0;
    std::uint64_t stepsLeft = kMaxSteps;
    Board<L> board = boardOf<L>(start);
    // The dead ends that the dive may still meet; 0 if there is no dive.
    int diving = 0;
    for (;;) {
        const Progress progress = settle(board, diving > 0);
        if (progress == Progress::Solved) {
            record(board, outcome);
            if (outcome.solutions == limit) return true;
            stepsLeft = kMaxSteps;
        }
        if (progress == Progress::Broken) {
            diving -= diving > 0;
        } else if (progress == Progress::Stuck) {
            if (!byCells && --stepsLeft == 0) return false;
            if (limit > 1 && outcome.guesses == 0 && candidatesOf(board) <= kMostToDive) diving = kDeadEndsOfDive;
            const int guesses = guess<byCells>(board, diving > 0, branches + depth);
            depth += guesses;
            outcome.guesses += static_cast<std::uint64_t>(guesses);
        }
        if (depth == 0) return true;
        Branch<L>& branch = branches[depth - 1];
        board = takeWay<byCells>(branch);
        if (branch.ways == 0) --depth;
    }
}

template <class L>
NINEFOLD_INLINE void search(const Boards& start, std::uint64_t limit, Outcome& outcome) {
    outcome.guesses = 0;
    if (!searchBy<L, false>(start, limit, outcome)) searchBy<L, true>(start, limit, outcome);
}

} // namespace
} // namespace ninefold::solve::bitboard
