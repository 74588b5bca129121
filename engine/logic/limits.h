// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/inner.h"

#include <cstddef>
#include <cstdint>

namespace ninefold::logic {

/// How far techniques may search. Limits count work instead of time, so that a search gives the same steps
/// everywhere.
struct LogicLimits {
    /// Units of work that one search for one technique may use; see LogicSearch::work.
    std::int64_t work = 2'000'000;
    /// Steps of one technique that are listed for one position. On an easy grid chains have millions of effects.
    std::size_t steps = 50'000;
    /// The number of fins of a fish, and how many of them may be in two base houses at once.
    int fins = 5;
    int endoFins = 2;
    /// Follow all nets inside which there are others, to find the one of the fewest lines: for a hint, which a person
    /// reads. Otherwise the first that fail are compared.
    bool shortestNets = false;
    /// What chains and nets may use besides plain links.
    InnerTechniques inner;

    friend bool operator==(const LogicLimits&, const LogicLimits&) = default;
};

} // namespace ninefold::logic
