// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"
#include "tests/engine/logic/puzzles.h"

/// The symmetries of Sudoku: renamed digits, permuted bands and stacks, permuted rows and columns in them,
/// transposition. They map rows, columns and digits of the old board to the new one.
namespace symmetry {

struct Transform {
    std::array<int, 9> rows, columns;
    std::array<int, 10> digits{};
    bool transposed = false;

    ninefold::Cell cell(ninefold::Cell from) const {
        const int row = ninefold::rowOf(from), column = ninefold::columnOf(from);
        return transposed ? ninefold::cellAt(rows[column], columns[row]) : ninefold::cellAt(rows[row], columns[column]);
    }
    ninefold::logic::Deduction of(const ninefold::logic::Deduction& deduction) const {
        return {cell(deduction.cell), digits[deduction.digit], deduction.places};
    }
    ninefold::Grid of(const ninefold::Grid& grid) const {
        ninefold::Grid other;
        for (ninefold::Cell from = 0; from < ninefold::kCellCount; ++from) {
            other.setValue(cell(from), digits[grid.value(from)]);
            other.setGiven(cell(from), grid.isGiven(from));
            ninefold::Digits candidates;
            for (ninefold::Digit digit : grid.candidates(from)) candidates.add(digits[digit]);
            other.setCandidates(cell(from), candidates);
        }
        return other;
    }
};

/// Only permutations that preserve boxes: lines within their band, and whole bands.
inline std::array<int, 9> shuffledLines(std::mt19937& random) {
    std::array<int, 3> bands = {0, 1, 2};
    puzzles::shuffle(bands, random);
    std::array<int, 9> lines;
    for (int band = 0; band < 3; ++band) {
        std::array<int, 3> order = {0, 1, 2};
        puzzles::shuffle(order, random);
        for (int i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + order[i];
    }
    return lines;
}

inline Transform random(std::mt19937& random) {
    Transform transform{shuffledLines(random), shuffledLines(random)};
    std::array<int, 9> digits;
    std::iota(digits.begin(), digits.end(), 1);
    puzzles::shuffle(digits, random);
    std::copy(digits.begin(), digits.end(), transform.digits.begin() + 1);
    transform.transposed = puzzles::below(random, 2) == 1;
    return transform;
}

} // namespace symmetry
