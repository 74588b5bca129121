// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"

namespace ninefold::solve {

namespace detail {
consteval std::array<std::array<std::uint8_t, 3>, kCellCount> makeHousesOfCells() {
    std::array<std::array<std::uint8_t, 3>, kCellCount> table{};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (int i = 0; i < 3; ++i) table[cell][i] = static_cast<std::uint8_t>(housesOf(cell)[i]);
    return table;
}
} // namespace detail

/// The row, the column and the box of every cell, in a table because looking up is faster than dividing.
inline constexpr std::array<std::array<std::uint8_t, 3>, kCellCount> kHousesOfCells = detail::makeHousesOfCells();

/// A board that knows which digits each house holds: enough for the engines that only choose and look at peers.
class HeldBoard {
public:
    void start(const Grid& grid, bool candidatesBind);

    Digit value(Cell cell) const { return values_[cell]; }
    const Report::Values& values() const { return values_; }
    Cells blanks() const { return blanks_; }
    Cells givens() const { return givens_; }
    /// The digits that no peer holds and that the puzzle's own candidates allow.
    Digits open(Cell cell) const {
        const auto [row, column, box] = kHousesOfCells[cell];
        return allowed_[cell] - (held_[row] | held_[column] | held_[box]);
    }
    Digits held(House house) const { return held_[house]; }
    /// A peer that holds the digit: in the row, else in the column, else in the box; -1 if there is none.
    Cell holder(Cell cell, Digit digit) const {
        for (const House house : kHousesOfCells[cell])
            if (held_[house].has(digit)) return holders_[house][digit - 1];
        return -1;
    }
    /// Empty cells in the row, the column and the box; the cell itself and overlaps are counted each time.
    int degree(Cell cell) const {
        const auto [row, column, box] = kHousesOfCells[cell];
        return blanksIn_[row] + blanksIn_[column] + blanksIn_[box];
    }

    void place(Cell cell, Digit digit);
    void clear(Cell cell);

private:
    Report::Values values_{};
    Cells blanks_;
    Cells givens_;
    std::array<Digits, kCellCount> allowed_;
    std::array<Digits, kHouseCount> held_;
    std::array<std::uint8_t, kHouseCount> blanksIn_{};
    std::array<std::array<std::int8_t, kDigitCount>, kHouseCount> holders_{};
};

} // namespace ninefold::solve
