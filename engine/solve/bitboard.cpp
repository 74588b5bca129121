// SPDX-License-Identifier: MIT
// The public side of the fast solver: converts grids and values to boards of digits and back, and chooses the
// kernel that this processor can run. For easy puzzles this conversion is a large part of the time, so it handles
// whole words instead of single cells where it can.
#include "engine/solve/bitboard.h"

#include "engine/core/filled.h"
#include "engine/core/houses.h"
#include "engine/solve/bitboard/kernel.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace ninefold::solve {

namespace {

using bitboard::Boards;
using Values = std::array<std::uint8_t, kCellCount>;

/// The columns of a row that are in the set.
std::uint16_t columnsOf(Cells cells, int row) {
    const int from = 9 * row;
    const std::uint64_t bits = from >= 64  ? cells.high() >> (from - 64)
                               : from > 55 ? cells.low() >> from | cells.high() << (64 - from)
                                           : cells.low() >> from;
    return static_cast<std::uint16_t>(bits & 0777);
}

/// The word and bit of a cell on the board of digit 0; each further digit adds four words.
struct Place {
    std::uint16_t word, bit;
};

constexpr std::array<Place, kCellCount> kPlaces = [] {
    std::array<Place, kCellCount> places{};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        places[cell] = {static_cast<std::uint16_t>(rowOf(cell) % 3 * bitboard::kRowWords + rowOf(cell) / 3),
                        static_cast<std::uint16_t>(1 << columnOf(cell))};
    return places;
}();

/// Blank cells may take every digit, set cells only their own.
Boards boardsOf(const Values& values) {
    Boards boards;
    const Cells set = filledCells(values), blank = Cells::all() - set;
    for (int r = 0; r < 3; ++r) {
        const std::uint16_t open[4] = {columnsOf(blank, r), columnsOf(blank, r + 3), columnsOf(blank, r + 6), 0};
        for (int digit = 0; digit < 12; ++digit)
            std::copy(open, open + 4, boards.words + r * bitboard::kRowWords + 4 * digit);
    }
    for (Cell cell : set) boards.words[kPlaces[cell].word + 4 * values[cell]] |= kPlaces[cell].bit;
    return boards;
}

/// In a solution each word has exactly one bit; the 0400 keeps the bit number within a row even if a word were
/// empty.
Values valuesOf(const Boards& boards) {
    Values values;
    for (int r = 0; r < 3; ++r)
        for (int band = 0; band < 3; ++band) {
            std::uint8_t* row = values.data() + 27 * band + 9 * r;
            const std::uint16_t* words = boards.words + r * bitboard::kRowWords;
            for (int digit = 1; digit <= 9; ++digit) {
                const unsigned word = words[4 * digit + band];
                assert(std::has_single_bit(word));
                row[std::countr_zero(word | 0400u)] = static_cast<std::uint8_t>(digit);
            }
        }
    return values;
}

Values valuesOf(const Grid& grid) {
    Values values;
    for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    return values;
}

/// Asks the processor that runs the program, not the one that it was compiled on.
bool supported(SimdLevel level) {
#if defined(__x86_64__) || defined(__i386__)
    switch (level) {
    case SimdLevel::Avx512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx2");
    case SimdLevel::Avx2:
        return __builtin_cpu_supports("avx2");
    case SimdLevel::Sse:
        return __builtin_cpu_supports("sse4.1");
    default:
        break;
    }
#endif
    return level == SimdLevel::Portable;
}

bitboard::Kernel kernelOf(SimdLevel level) {
    switch (level) {
#if defined(__x86_64__) || defined(__i386__)
    case SimdLevel::Avx512:
        return bitboard::searchAvx512;
    case SimdLevel::Avx2:
        return bitboard::searchAvx2;
    case SimdLevel::Sse:
        return bitboard::searchSse;
#endif
    default:
        return bitboard::searchPortable;
    }
}

/// The level, or the best one below it that this processor has.
SimdLevel usable(SimdLevel level) {
    if (level == SimdLevel::Auto) level = SimdLevel::Avx512;
    while (!supported(level)) level = static_cast<SimdLevel>(static_cast<int>(level) - 1);
    return level;
}

FastSolver::Answer search(SimdLevel level, const Boards& start, std::uint64_t limit) {
    FastSolver::Answer answer;
    if (limit == 0) return answer;
    bitboard::Outcome outcome;
    kernelOf(level)(start, limit, outcome);
    assert(outcome.solutions <= limit);
    answer.solutions = outcome.solutions;
    answer.guesses = outcome.guesses;
    if (outcome.solutions > 0) answer.solution[0] = valuesOf(outcome.solution[0]);
    if (outcome.solutions > 1) answer.solution[1] = valuesOf(outcome.solution[1]);
    return answer;
}

} // namespace

FastSolver::FastSolver(SimdLevel level) : level_(usable(level)) {}

FastSolver::Answer FastSolver::solve(const Values& values, std::uint64_t limit) {
    return search(level_, boardsOf(values), limit);
}

FastSolver::Answer FastSolver::solve(const Grid& grid, std::uint64_t limit) {
    return solve(valuesOf(grid), limit);
}

FastSolver::Answer FastSolver::solveCandidates(const Grid& grid, std::uint64_t limit) {
    Boards boards = boardsOf(valuesOf(grid));
    for (int row = 0; row < 9; ++row)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const Cells possible = grid.cellsFor(digit) | grid.cellsWith(digit);
            boards.words[kPlaces[9 * row].word + 4 * digit] &= columnsOf(possible, row);
        }
    return search(level_, boards, limit);
}

bool isOnlySolution(const Grid& puzzle, const Values& solution) {
    const FastSolver::Answer answer = FastSolver().solveCandidates(puzzle);
    return answer.solutions == 1 && answer.solution[0] == solution;
}

SimdLevel bestSimdLevel() {
    return usable(SimdLevel::Auto);
}

} // namespace ninefold::solve
