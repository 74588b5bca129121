// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/keptnets.h"
#include "engine/logic/parts/nets/net.h"
#include "engine/logic/parts/nets/netreasons.h"

namespace ninefold::logic {

/// The assumptions that hold out because they follow from one that does: nothing follows from them that does not
/// follow from it. (A set that is smaller there is a single, which removes at least as much.)
class HoldingOut {
public:
    bool has(Candidate start, bool holds) const {
        return (holds ? placed_ : removed_)[start.digit - 1].has(start.cell);
    }
    /// A net that holds out and is complete.
    void add(const Net& net);
    void add(const KeptNets& nets, const KeptNets::Outcome& outcome);

private:
    Boards placed_{}, removed_{};
};

/// An assumption that fails.
struct FailedNet {
    Candidate start;
    bool holds;
    int size;   ///< number of digits placed until then
    int fewest; ///< lines that a net needs to fail, at least
};

/// All assumptions that fail, the one that fails first in front. `looked` counts the assumptions followed.
std::vector<FailedNet> failedNets(const Position& position, Net& net, LogicSearch& search, int& looked);

/// The board of a position, as nets are replayed on it.
NetBase baseOf(const Position& position, Inside inside = Inside::Singles);

/// The step of a net that fails and whose lines are all needed: the assumption is wrong. `er` is Sudoku Explainer's
/// base rating, 0 for none.
Step contradictionStep(const Position& position, const NetBase& base, const NetLines& net, int er = 0);

/// Draws a reason: digits placed, candidates that patterns remove, and how one leads to the other.
void drawReason(const NetReason& reason, Step& step);

/// Places a digit and removes the other candidates of its cell.
void settleCell(const Position& position, Candidate candidate, Step& step);

} // namespace ninefold::logic
