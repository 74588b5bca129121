// SPDX-License-Identifier: MIT
// Arbitrary positions with any digits and candidates: every SIMD level of the solver gives the same answer, and its
// solutions are correct.
#include "engine/core/houses.h"
#include "engine/solve/verdict.h"

#include <algorithm>
#include <cstdlib>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

/// Two bytes per cell: a digit in some cells, candidates in the others.
Grid gridFrom(const std::uint8_t* data, std::size_t size) {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount && 2 * cell + 1 < static_cast<int>(size); ++cell) {
        const unsigned bits = data[2 * cell] | static_cast<unsigned>(data[2 * cell + 1]) << 8;
        // One pattern of the upper bits in 128 is a digit, so most cells have candidates.
        if (bits >> 9 == 1) grid.give(cell, static_cast<Digit>(bits % 9) + 1);
        else if (bits != 0) grid.setCandidates(cell, Digits::fromMask(bits));
    }
    return grid;
}

void check(bool right) {
    if (!right) std::abort();
}

void checkSolution(const Verdict::Values& values, const Grid& grid) {
    Grid full;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        check(values[cell] >= 1 && values[cell] <= 9);
        check(grid.isSet(cell) ? grid.value(cell) == values[cell] : grid.isCandidate(cell, values[cell]));
        full.give(cell, values[cell]);
    }
    check(clashingCells(full).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Grid grid = gridFrom(data, size);
    FastSolver first(SimdLevel::Portable);
    const Verdict expected = examine(grid, true, first, 10);
    if (expected.solutions > 0) checkSolution(expected.solution, grid);
    if (expected.solutions > 1) checkSolution(expected.otherSolution, grid);
    check(expected.solutions < 2 || expected.solution != expected.otherSolution);
    // A board with a solution has no dead cell and no digit without a place.
    check(expected.solutions == 0 || (expected.deadCell < 0 && expected.homeless.digit == 0));
    // Levels that this processor lacks fall back to one that it has.
    for (SimdLevel level : {SimdLevel::Sse, SimdLevel::Avx2, SimdLevel::Avx512}) {
        FastSolver other(level);
        const Verdict verdict = examine(grid, true, other, 10);
        check(verdict.status == expected.status && verdict.solutions == expected.solutions);
        check(verdict.solution == expected.solution && verdict.otherSolution == expected.otherSolution);
    }
    return 0;
}
