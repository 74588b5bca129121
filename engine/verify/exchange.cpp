// SPDX-License-Identifier: MIT
#include "engine/verify/exchange.h"

#include "engine/core/houses.h"

#include <cassert>

namespace ninefold::verify {
namespace {

/// Fills the cells one after the other with the digits that their houses still need.
class Exchange {
public:
    Exchange(const Values& values, Cells cells) : values_(values) {
        for (Cell cell : cells) {
            cells_[count_++] = cell;
            for (House house : housesOf(cell)) needed_[house].add(values[cell]);
        }
    }

    bool exists() { return fill(0, false); }

private:
    /// `differs`: some cell before this one has another digit.
    bool fill(int index, bool differs) {
        if (index == count_) return differs;
        if (--budget_ < 0) return false;
        const Cell cell = cells_[index];
        const auto [row, column, box] = housesOf(cell);
        for (Digit digit : needed_[row] & needed_[column] & needed_[box]) {
            for (House house : {row, column, box}) needed_[house].remove(digit);
            const bool found = fill(index + 1, differs || digit != values_[cell]);
            for (House house : {row, column, box}) needed_[house].add(digit);
            if (found) return true;
        }
        return false;
    }

    const Values& values_;
    std::array<Cell, kCellCount> cells_{};
    int count_ = 0;
    std::array<Digits, kHouseCount> needed_{};
    int budget_ = 20'000;
};

} // namespace

bool canBeExchanged(const Values& values, Cells cells) {
    Cells known;
    for (Cell cell : cells)
        if (values[cell] != 0) known.add(cell);
    // Fewer cells than a rectangle always have only one filling.
    return known.count() >= 4 && Exchange(values, known).exists();
}

bool isGrave(const Grid& grid, std::span<const logic::Candidate> extras) {
    std::array<Cells, kDigitCount> rest;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) rest[digit - 1] = grid.cellsFor(digit);
    for (const logic::Candidate& extra : extras)
        if (extra.digit != 0) rest[extra.digit - 1].remove(extra.cell);
    for (Cell cell : grid.blanks()) {
        int count = 0;
        for (const Cells& cells : rest) count += cells.has(cell);
        if (count != 2) return false;
    }
    for (const Cells& cells : rest)
        for (const Cells& house : kHouses)
            if (const int count = (cells & house).count(); count != 0 && count != 2) return false;
    return !grid.blanks().empty();
}

} // namespace ninefold::verify
