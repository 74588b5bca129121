// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ninefold::logic {

/// Some cells and their candidates.
struct CellSet {
    Cells cells;
    Digits digits;
    int count = 0;
};

/// All sets of up to `most` cells, the empty one first: bit n of an index is the cell n. Only their digits are stored,
/// because most sets are looked at once and left aside.
template <int most>
class CellSets {
    static_assert(most <= 9);

public:
    CellSets(const Position& position, Cells from) {
        assert(from.count() <= most);
        for (Cell cell : from) {
            cells_[cellCount_++] = cell;
            // Each cell doubles the list: the sets without it and with it.
            const unsigned own = position.candidates(cell).mask();
            for (std::size_t i = 0; i < size_; ++i) digits_[size_ + i] = static_cast<std::uint16_t>(digits_[i] | own);
            size_ *= 2;
        }
    }

    /// Finds which sets have a part with no more digits than cells: the rest needs none of these digits.
    void findLocked() {
        for (std::size_t i = 1; i < size_; ++i)
            if (digits(i).count() <= count(i)) locked_[i / 64] |= std::uint64_t{1} << i % 64;
        for (int cell = 0; cell < cellCount_; ++cell) addToLocked(cell);
    }

    std::size_t size() const { return size_; }
    Digits digits(std::size_t index) const {
        assert(index < size_);
        return Digits::fromMask(digits_[index]);
    }
    int count(std::size_t index) const {
        assert(index < size_);
        return countOfNine(static_cast<unsigned>(index));
    }
    bool hasLocked(std::size_t index) const {
        assert(index < size_);
        return (locked_[index / 64] >> index % 64 & 1u) != 0;
    }
    CellSet operator[](std::size_t index) const {
        CellSet set{{}, digits(index), count(index)};
        for (int cell = 0; cell < cellCount_; ++cell)
            if ((index >> cell & 1u) != 0) set.cells.add(cells_[cell]);
        return set;
    }
    CellSet all() const { return (*this)[size_ - 1]; }

private:
    /// With one more cell a set still has its locked part. The first six cells are bits of an index within a word.
    void addToLocked(int cell) {
        constexpr std::array<std::uint64_t, 6> without = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                                          0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
        if (cell < 6) {
            for (std::uint64_t& word : locked_) word |= (word & without[cell]) << (1u << cell);
            return;
        }
        const std::size_t step = std::size_t{1} << (cell - 6);
        for (std::size_t i = 0; i + step < locked_.size(); ++i)
            if ((i & step) == 0) locked_[i + step] |= locked_[i];
    }

    static constexpr std::size_t kMostSets = std::size_t{1} << most;
    std::array<Cell, most> cells_{};
    int cellCount_ = 0;
    std::array<std::uint16_t, kMostSets> digits_{};
    std::array<std::uint64_t, (kMostSets + 63) / 64> locked_{};
    std::size_t size_ = 1;
};

} // namespace ninefold::logic
