// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"
#include "engine/solve/bitboard.h"

#include <utility>

/// A puzzle with this solution: each try empties a cell chosen at random, if one solution remains.
inline ninefold::Grid thinned(ninefold::generator::Solution values, int tries, ninefold::generator::Random& random,
                              ninefold::solve::FastSolver& solver) {
    for (; tries > 0; --tries) {
        const int cell = random.below(ninefold::kCellCount);
        const auto digit = std::exchange(values[cell], std::uint8_t{0});
        if (solver.solve(values, 2).solutions != 1) values[cell] = digit;
    }
    ninefold::Grid grid;
    for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell)
        if (values[cell] != 0) grid.give(cell, values[cell]);
    return grid;
}
