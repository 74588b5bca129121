// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/netlines.h"

namespace ninefold::logic {

/// A net as a reader follows it: every line with the lines from which it follows.
struct NetReason {
    /// Digits that are placed, and (not on) candidates that patterns or inner nets remove. Starts with the assumption.
    Chain chain;
    /// Singles that hold without the assumption.
    std::vector<Candidate> known;
    std::vector<Link> links;
    /// The candidates that have to go.
    Boards off{};
    /// Where the net fails: the places of a digit in a house, or a cell (house -1, digit 0). No cells if it need not.
    ChainNode end;
    /// The inner nets, in the order in which the chain uses them, and where each of them fails.
    std::vector<Chain> inner, innerEnds;
    /// The number of statements, on and off.
    int size = 0;
};

/// The reasons of a net whose lines are all needed, each as short as possible.
NetReason explain(const NetBase& base, const NetLines& net, const NetGoal& goal);

} // namespace ninefold::logic
