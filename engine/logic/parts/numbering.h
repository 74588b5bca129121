// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <vector>

namespace ninefold {

/// Numbers for sets of cells, each with a digit: 0, 1, 2 ... in the order in which they come.
class Numbering {
public:
    /// The number of these cells; a new one when they come for the first time.
    int of(Digit digit, Cells cells) {
        if (2 * count_ >= static_cast<int>(slots_.size())) grow();
        Slot& slot = find(digit, cells);
        if (slot.number < 0) slot = {cells, digit, count_++};
        return slot.number;
    }
    int count() const { return count_; }

private:
    struct Slot {
        Cells cells;
        Digit digit = 0;
        int number = -1;
    };

    Slot& find(Digit digit, Cells cells) {
        const std::uint64_t mixed = (cells.low() ^ cells.high() << 40 ^ cells.high() >> 3) * 0x9E3779B97F4A7C15;
        std::size_t at = (mixed >> 40) + static_cast<std::size_t>(digit) * 7919;
        for (;; ++at) {
            Slot& slot = slots_[at & (slots_.size() - 1)];
            if (slot.number < 0 || (slot.digit == digit && slot.cells == cells)) return slot;
        }
    }

    void grow() {
        std::vector<Slot> old(4 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.number >= 0) find(slot.digit, slot.cells) = slot;
    }

    /// A power of two, at most half full.
    std::vector<Slot> slots_ = std::vector<Slot>(1024);
    int count_ = 0;
};

} // namespace ninefold
