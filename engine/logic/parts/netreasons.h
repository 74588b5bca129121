// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets.h"

namespace ninefold::logic {

/// The part of a net that a conclusion depends on, in the order in which it followed.
struct NetReason {
    /// Digits that are placed, and (not on) candidates that sets or inner nets remove. Starts with the assumption.
    Chain chain;
    /// Singles that hold without the assumption, for nets that place these too.
    std::vector<Candidate> known;
    std::vector<Link> links;
    /// The candidates that have to go.
    Boards off{};
    /// Candidates that must have gone before the net began.
    Boards outer{};
    /// For each candidate that an inner net removed: that net.
    std::vector<Chain> inner;
    /// The number of statements, on and off.
    int size = 0;
};

/// Why the net fails.
NetReason reasonOfContradiction(const Net& net);
/// Only the number of statements of that reason.
int sizeOfContradiction(const Net& net);
/// Why a candidate holds, or does not.
NetReason reasonOf(const Net& net, Candidate candidate, bool holds);

} // namespace ninefold::logic
