// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace ninefold::analysis {

/// A puzzle without one of its givens.
struct WithoutGiven {
    Cell cell = -1;
    /// The number of solutions, at most the limit.
    std::uint64_t solutions = 0;
    friend bool operator==(const WithoutGiven&, const WithoutGiven&) = default;
};

/// For each given, in reading order, how many solutions there are without it. One means that it is redundant; the
/// puzzle is minimal if none is. Fewer entries than givens: it was stopped.
std::vector<WithoutGiven> countWithoutEach(const Grid& puzzle, std::uint64_t limit, const std::stop_token& stop = {});

} // namespace ninefold::analysis
