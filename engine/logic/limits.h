// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/inner.h"

#include <cstdint>

namespace ninefold {

/// How far techniques go. Work is counted, never timed, so that the same search gives the same steps everywhere.
struct LogicLimits {
    /// Units of work that one search for one technique may take; see LogicSearch::work.
    std::int64_t work = 2'000'000;
    /// Fins of a fish, and how many of them may lie in two base houses at once.
    int fins = 5;
    int endoFins = 2;
    /// What chains and nets may use on their way.
    InnerTechniques inner;

    friend bool operator==(const LogicLimits&, const LogicLimits&) = default;
};

} // namespace ninefold
