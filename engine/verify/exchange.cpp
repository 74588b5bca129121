// SPDX-License-Identifier: MIT
#include "engine/verify/exchange.h"

#include "engine/core/houses.h"

#include <algorithm>
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

bool leavesExchange(const Grid& grid, const Values& values, Cells cells) {
    Digits digits;
    std::array<Digits, kHouseCount> held{};
    for (Cell cell : cells) {
        if (values[cell] == 0) return false;
        digits.add(values[cell]);
        for (House house : housesOf(cell)) held[house].add(values[cell]);
    }
    if (digits.count() == 2) {
        const Digit one = digits.first(), two = (digits - Digits::of(one)).first();
        const Cells givens = (grid.cellsWith(one) | grid.cellsWith(two)) & grid.givens();
        const auto hasBothOrNone = [&](Digits there) { return there.empty() || there == digits; };
        if (cells.contains(givens) && cells.count() < 2 * kDigitCount && std::ranges::all_of(held, hasBothOrNone))
            return true;
    }
    for (House first = 0; first < 2 * 9; ++first)
        for (House second = first + 1; second / 3 == first / 3; ++second) {
            const Cells both = kHouses[first] | kHouses[second];
            if (!both.contains(cells) || !cells.contains(both & grid.givens()) || cells == both) continue;
            // The same places of both lines.
            bool isAligned = true;
            for (int at = 0; at < 9; ++at)
                isAligned = isAligned && cells.has(kHouseCells[first][at]) == cells.has(kHouseCells[second][at]);
            if (isAligned && held[first] == held[second]) return true;
        }
    return false;
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
