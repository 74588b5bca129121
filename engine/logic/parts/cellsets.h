// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace ninefold::logic {

/// Some cells and their candidates.
struct CellSet {
    Cells cells;
    Digits digits;
    int count = 0;
    /// Some of them have no more digits than cells, and so need none of the others; see CellSets::findLocked.
    bool hasLocked = false;
};

/// All sets of up to `most` cells, the empty one first: bit n of an index is the cell n.
template <int most>
class CellSets {
public:
    CellSets(const Position& position, Cells from) {
        assert(from.count() <= most);
        for (Cell cell : from) {
            // Each cell doubles the list: the sets without it and with it.
            for (std::size_t i = 0; i < size_; ++i) {
                const CellSet& set = list_[i];
                list_[size_ + i] = {set.cells | Cells::of(cell), set.digits | position.candidates(cell), set.count + 1};
            }
            size_ *= 2;
        }
    }

    void findLocked() {
        for (std::size_t i = 1; i < size_; ++i) {
            list_[i].hasLocked = list_[i].digits.count() <= list_[i].count;
            for (std::size_t bit = 1; bit <= i; bit *= 2)
                if ((i & bit) != 0 && list_[i - bit].hasLocked) list_[i].hasLocked = true;
        }
    }

    std::size_t size() const { return size_; }
    const CellSet& operator[](std::size_t index) const {
        assert(index < size_);
        return list_[index];
    }
    const CellSet& all() const { return list_[size_ - 1]; }

private:
    std::array<CellSet, std::size_t{1} << most> list_{};
    std::size_t size_ = 1;
};

} // namespace ninefold::logic
