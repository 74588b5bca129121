// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/deadly.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// All BUG-Lites of a position with guards that allow a conclusion (see buglite.cpp). Shared by the four types.
class Graves {
public:
    explicit Graves(const Position& position);

    /// Those whose extras are all one digit, in two cells or more; and those with one guard, or two in one house.
    std::vector<Deadly> oneDigit, fewGuards;

private:
    class Basis;
    /// By cell: the two digits that belong to a pattern.
    using Pairs = std::array<Digits, kCellCount>;

    void findFewGuards(const Basis& basis);
    void findOneDigit(const Basis& plain, Digit extra);
    void keep(Cells cells, const Pairs& pairs, std::vector<Deadly>& list) const;
    bool isGrave(Cells cells, const Pairs& pairs) const;
    /// Those of the cells without extras.
    Pairs plainPairs() const;

    const Position& position_;
};

} // namespace ninefold::logic
