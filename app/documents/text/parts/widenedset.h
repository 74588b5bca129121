// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <optional>

namespace ninefold::documents {

/// Cells of one house with one digit more than cells, and a cell outside that it leaves a single candidate.
struct WidenedSet {
    Cells cells; ///< without the cell outside
    Cell outside;
    /// If the set loses a digit, these go from the cell outside; if the cell loses its last other one, it takes one of
    /// these from the set.
    Digits taken;
    bool forcesCell; ///< which of the two it is
};

/// The set through which statement `at` of the chain follows from the one before, if its cells do not lie in one house.
std::optional<WidenedSet> widenedSet(const logic::Chain& chain, std::size_t at, const logic::Step& step);

} // namespace ninefold::documents
