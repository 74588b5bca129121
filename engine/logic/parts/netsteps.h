// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/netreasons.h"

namespace ninefold::logic {

/// An assumption that fails.
struct FailedNet {
    Candidate start;
    bool holds;
    int size; ///< number of statements of its reason
};

/// All assumptions that fail, the one with the shortest reason first. `looked` counts the assumptions followed.
std::vector<FailedNet> failedNets(const Position& position, Net& net, LogicSearch& search, int& looked);

/// The step that a net gives which has just failed: the assumption is wrong.
Step contradictionStep(const Position& position, const Net& net);

/// Draws a reason: digits placed, candidates that sets remove, and how one leads to the other.
void drawReason(const NetReason& reason, Step& step);

/// Places a digit and removes the other candidates of its cell.
void settleCell(const Position& position, Candidate candidate, Step& step);

} // namespace ninefold::logic
