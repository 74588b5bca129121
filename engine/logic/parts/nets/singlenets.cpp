// SPDX-License-Identifier: MIT
// The outcome of every net of singles of a position, found once, because several techniques use all of them.
#include "engine/logic/parts/nets/singlenets.h"

#include "engine/logic/parts/nets/netsteps.h"

namespace ninefold::logic {

SingleNets::SingleNets(const Position& position) : nets_(position, Inside::Singles) {
    findFailing(position);
}

SingleNets::SingleNets(const Position& position, const SingleNets& earlier) : nets_(position, earlier.nets_) {
    findFailing(position);
}

void SingleNets::findFailing(const Position& position) {
    // Assumptions that hold come first: they have more consequences, which then cover most of the others.
    HoldingOut holdingOut;
    for (bool holds : {true, false})
        for (Cell cell : position.blanks())
            for (Digit digit : position.candidates(cell)) {
                if (holdingOut.has({cell, digit}, holds)) continue;
                const Outcome& outcome = nets_.follow({cell, digit}, holds);
                if (!outcome.failed) holdingOut.add(nets_, outcome);
            }
}

} // namespace ninefold::logic
