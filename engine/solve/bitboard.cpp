// SPDX-License-Identifier: MIT
#include "engine/solve/bitboard.h"

#include "engine/solve/bitboard/kernel.h"

#include <bit>

namespace ninefold {

namespace {

using bitboard::Boards;
using Values = std::array<std::uint8_t, kCellCount>;

std::uint16_t& wordFor(Boards& boards, int row, int digit) {
    return boards.rows[row % 3][4 * digit + row / 3];
}

/// The blank cells, gathered as digit 0, are open to every digit.
void openBlanks(Boards& boards) {
    for (auto& words : boards.rows)
        for (int digit = 1; digit <= 9; ++digit)
            for (int band = 0; band < 3; ++band) words[4 * digit + band] |= words[band];
}

Boards boardsOf(const Values& values) {
    Boards boards{};
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            wordFor(boards, row, values[9 * row + column]) |= static_cast<std::uint16_t>(1u << column);
    openBlanks(boards);
    return boards;
}

Values valuesOf(Boards& boards) {
    Values values{};
    for (int row = 0; row < 9; ++row)
        for (int digit = 1; digit <= 9; ++digit)
            values[9 * row + std::countr_zero(wordFor(boards, row, digit))] = static_cast<std::uint8_t>(digit);
    return values;
}

Values valuesOf(const Grid& grid) {
    Values values;
    for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    return values;
}

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
            unsigned columns = 0;
            for (int column = 0; column < 9; ++column)
                columns |= static_cast<unsigned>(possible.has(9 * row + column)) << column;
            wordFor(boards, row, digit) &= static_cast<std::uint16_t>(columns);
        }
    return search(level_, boards, limit);
}

SimdLevel bestSimdLevel() {
    return usable(SimdLevel::Auto);
}

} // namespace ninefold
