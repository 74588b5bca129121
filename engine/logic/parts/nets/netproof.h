// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"
#include "engine/logic/parts/nets/netlines.h"

namespace ninefold::logic {

/// Do the lines show the goal? Only they may be used, in any order.
bool isShown(const NetBase& base, const NetLines& net, const NetGoal& goal);

/// Leaves out every line that is not needed, the weightiest first, and sorts the rest so that each line follows from
/// those before it. What is left shows the goal, and without any one of its lines it would not.
void prune(const NetBase& base, NetLines& net, const NetGoal& goal);

/// A board on which lines are set. The base has to outlive it.
class NetBoard {
public:
    explicit NetBoard(const NetBase& base) : base_(&base.boards), left_(base.boards), oneDigit_(base.oneDigit) {}

    const Boards& left() const { return left_; }
    bool oneDigit() const { return oneDigit_; }
    void assume(Candidate start, bool holds);
    void place(Candidate candidate);
    void remove(Cells cells, Digit digit) { left_[digit - 1] -= cells; }
    void apply(const NetLine& line);

    bool isLastInCell(Candidate candidate) const;
    bool isLastInHouse(Candidate candidate, House house) const {
        return (left_[candidate.digit - 1] & kHouses[house]) == Cells::of(candidate.cell);
    }
    bool isSingle(Candidate candidate) const;
    bool follows(const NetLine& line) const;
    /// Does the inner net of the line fail? Also gives its singles in an order in which they follow.
    bool refutes(const NetLine& line, std::vector<Candidate>* order = nullptr) const;
    /// Has a cell lost all its candidates, or a house all places of a digit, which the base had?
    bool failed(const NetBase& base) const;

private:
    bool isPattern(const NetLine& line) const;
    /// Are all places of the digit in the house among these cells? Not if it was set there from the start.
    bool isOnlyIn(Cells cells, Digit digit, House house) const {
        return cells.contains(left_[digit - 1] & kHouses[house]) && (*base_)[digit - 1].meets(kHouses[house] & cells);
    }

    const Boards* base_;
    Boards left_;
    bool oneDigit_;
};

} // namespace ninefold::logic
