// SPDX-License-Identifier: MIT
#pragma once

#include "engine/verify/facts.h"

namespace ninefold::verify {

/// Is the opposite of the deduction impossible by these facts alone? A search of its own: it fills in what the facts
/// leave no choice about, tries the candidates of the shortest list, and gives up after a number of tries.
bool isProved(const Grid& grid, const Facts& facts, const logic::Deduction& deduction);

} // namespace ninefold::verify
