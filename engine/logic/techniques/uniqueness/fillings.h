// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/houses.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace ninefold::logic {

/// Tries the ways to fill a few cells, each from digits of its own.
class Fillings {
public:
    static constexpr int kMostCells = 14;
    /// How many cells may be filled and filled again in one search.
    static constexpr int kMostTries = 4000;

    enum class Answer { Yes, No, TooMany };

    /// `allowed` gives the digits of a cell.
    template <typename Allowed>
    Fillings(Cells cells, const Allowed& allowed) {
        assert(cells.count() <= kMostCells);
        for (Cell cell : cells) {
            cells_[count_] = cell;
            allowed_[count_++] = allowed(cell);
        }
    }

    /// Is there a filling, and has each of them a twin: another one with the same digits in each house, which may be
    /// any digits?
    Answer haveTwins();

private:
    bool eachHasTwin(std::size_t at);
    bool hasTwin(std::size_t at, bool differs);
    void put(std::size_t at, Digit digit);
    void take(std::size_t at, Digit digit);

    std::size_t count_ = 0;
    std::array<Cell, kMostCells> cells_{};
    std::array<Digits, kMostCells> allowed_;
    /// The digits of the filling that is tried, and what each house has of them.
    std::array<Digit, kMostCells> digits_{};
    std::array<Digits, kHouseCount> houses_;
    int fillings_ = 0, tries_ = 0;
};

} // namespace ninefold::logic
