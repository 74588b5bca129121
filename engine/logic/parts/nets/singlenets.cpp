// SPDX-License-Identifier: MIT
// The outcome of every net of singles of a position, found once, because several techniques use all of them.
#include "engine/logic/parts/nets/singlenets.h"

#include <cassert>

namespace ninefold::logic {

SingleNets::SingleNets(const Position& position) : net_(position, Inside::Singles) {
    numbers_.fill(-1);
    // Assumptions that hold come first: they have more consequences, which then cover most of the others.
    Boards placed, removed;
    for (bool holds : {true, false})
        for (Cell cell : position.blanks())
            for (Digit digit : position.candidates(cell)) {
                if ((holds ? placed : removed)[digit - 1].has(cell)) continue;
                const Outcome& outcome = follow({cell, digit}, holds);
                if (outcome.failed) continue;
                for (Digit each : Digits::all()) {
                    placed[each - 1] |= outcome.placed[each - 1];
                    removed[each - 1] |= outcome.removed[each - 1];
                }
            }
}

const SingleNets::Outcome& SingleNets::follow(Candidate start, bool holds) const {
    assert(numbers_[2 * Net::indexOf(start) + holds] < 0);
    // Nets of singles always end quickly, so they need no limit.
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    numbers_[2 * Net::indexOf(start) + holds] = static_cast<std::int16_t>(outcomes_.size());
    Outcome& outcome = outcomes_.emplace_back();
    outcome.failed = !net_.holdsOut(start, holds, search);
    outcome.size = net_.size();
    outcome.depth = net_.depth();
    for (Digit each : Digits::all()) {
        outcome.placed[each - 1] = net_.placed(each);
        outcome.removed[each - 1] = net_.removed(each);
    }
    return outcome;
}

} // namespace ninefold::logic
