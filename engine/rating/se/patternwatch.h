// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/links.h"

#include <span>

namespace ninefold::rating::explainer {

// Can there be a pattern that was not there before these candidates were removed, and that removes something? A net
// uses all patterns that it finds, so it need not look again where nothing has changed since, and most changes make
// none.

bool mayLock(const Board& board, std::span<const Candidate> gone);
bool mayMakeHiddenPair(const Board& board, std::span<const Candidate> gone);
bool mayMakeNakedPair(const Board& board, std::span<const Candidate> gone);
bool mayMakeXWing(const Board& board, std::span<const Candidate> gone);

} // namespace ninefold::rating::explainer
