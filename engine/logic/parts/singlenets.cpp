// SPDX-License-Identifier: MIT
// The outcome of every net of singles of a position, found once: several techniques ask for them all.
#include "engine/logic/parts/singlenets.h"

namespace ninefold {

SingleNets::SingleNets(const Position& position) {
    // Nets of singles end by themselves: no limit is needed, and nobody waits long for them.
    const LogicLimits limits;
    LogicSearch search(limits, false, {});
    Net net(position, Inside::Singles);
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell)) {
            numbers_[Net::indexOf({cell, digit})] = static_cast<std::int16_t>(outcomes_.size() / 2);
            for (bool holds : {false, true}) {
                Outcome& outcome = outcomes_.emplace_back();
                outcome.failed = !net.holdsOut({cell, digit}, holds, search);
                outcome.size = net.size();
                for (Digit each : Digits::all()) {
                    outcome.placed[each - 1] = net.placed(each);
                    outcome.removed[each - 1] = net.removed(each);
                }
            }
        }
}

} // namespace ninefold
