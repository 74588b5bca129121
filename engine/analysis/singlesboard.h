// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <array>

namespace ninefold::analysis {

/// A board on which only singles are filled in, as fast as possible: a search for backdoors does it many thousand
/// times. A value. What is placed and removed must be true, or singles may contradict each other.
class SinglesBoard {
public:
    explicit SinglesBoard(const Grid& grid);

    bool isSet(Cell cell) const { return !blanks_.has(cell); }
    Cells blanks() const { return blanks_; }
    bool isCandidate(Cell cell, Digit digit) const { return open_[digit - 1].has(cell); }
    bool isFull() const { return blanks_.empty(); }

    void place(Cell cell, Digit digit);
    void remove(Cell cell, Digit digit) { open_[digit - 1].remove(cell); }
    /// Fills in naked and hidden singles until there are none.
    void fill();

private:
    bool placeNaked();
    bool placeHidden();

    std::array<Cells, kDigitCount> open_;
    Cells blanks_;
};

} // namespace ninefold::analysis
