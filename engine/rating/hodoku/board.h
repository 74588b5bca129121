// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/core/houseset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::rating::hodoku {

/// A queue of singles in the order in which they appeared. Entries may be outdated, so the caller must check each.
class SinglesQueue {
public:
    struct Single {
        Cell cell;
        Digit digit;
    };

    void add(Cell cell, Digit digit) { singles_.push_back({cell, digit}); }
    /// When a digit has no cell left in a house, its first queued single in that house is dropped.
    void dropHidden(House house, Digit digit);
    bool empty() const { return first_ >= singles_.size(); }
    Single take();
    /// The remaining singles, first to last.
    std::vector<Single> waiting() const {
        return {singles_.begin() + static_cast<std::ptrdiff_t>(first_), singles_.end()};
    }

private:
    std::vector<Single> singles_;
    std::size_t first_ = 0;
};

/// A position with the additional state of this rating: which of several steps comes first depends on the order in
/// which singles appeared, starting with the first given. A value type, because nets work on copies.
class Board {
public:
    /// The givens are set in reading order; then the candidates that the puzzle excludes are removed.
    explicit Board(const Grid& puzzle);

    Digit value(Cell cell) const { return values_[cell]; }
    bool isSet(Cell cell) const { return values_[cell] != 0; }
    bool isGiven(Cell cell) const { return givens_.has(cell); }
    Digits candidates(Cell cell) const { return candidates_[cell]; }
    int count(Cell cell) const { return candidates_[cell].count(); }
    bool has(Cell cell, Digit digit) const { return candidates_[cell].has(digit); }
    Cells cellsFor(Digit digit) const { return cellsFor_[digit - 1]; }
    Cells cellsFor(Digit digit, House house) const { return cellsFor(digit) & kHouses[house]; }
    int places(House house, Digit digit) const { return places_[house][digit - 1]; }
    Cells blanks() const;
    /// The blank cells that do not see the digit set anywhere; the candidate may have been removed.
    Cells allowedFor(Digit digit) const;
    bool solved() const { return blankCount_ == 0; }

    void set(Cell cell, Digit digit);
    void remove(Cell cell, Digit digit);

    SinglesQueue& naked() { return naked_; }
    SinglesQueue& hidden() { return hidden_; }
    const SinglesQueue& naked() const { return naked_; }
    const SinglesQueue& hidden() const { return hidden_; }

private:
    void noteHidden(House house, Digit digit);
    void countDown(House house, Digit digit);

    std::array<std::uint8_t, kCellCount> values_{};
    std::array<Digits, kCellCount> candidates_;
    std::array<Cells, kDigitCount> cellsFor_;
    std::array<std::array<std::int8_t, kDigitCount>, kHouseCount> places_;
    Cells givens_;
    int blankCount_ = kCellCount;
    SinglesQueue naked_, hidden_;
};

} // namespace ninefold::rating::hodoku
