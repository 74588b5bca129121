// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"

namespace ninefold {

/// Does the step take this candidate away, be it by setting something that sees it?
bool strikes(const Step& step, Candidate candidate);

/// Why a candidate cannot stay: the easiest single step that takes it away, else as few steps as can be found that
/// lead to one. Empty when the techniques of the finder do not get there, or the search was stopped.
std::vector<Step> reasonAgainst(const Position& position, Candidate candidate, const Finder& finder,
                                std::stop_token stop = {});

} // namespace ninefold
