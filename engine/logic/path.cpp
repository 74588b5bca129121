// SPDX-License-Identifier: MIT
#include "engine/logic/path.h"

namespace ninefold {

Outcome walk(Position& position, const Finder& finder, StepSink& sink, std::stop_token stop) {
    while (!position.solved()) {
        if (position.broken()) return Outcome::Broken;
        std::optional<Step> step = finder.next(position, stop);
        if (!step) return stop.stop_requested() ? Outcome::Ended : Outcome::Stuck;
        position.apply(*step);
        if (!sink.take(std::move(*step))) return Outcome::Ended;
    }
    return Outcome::Solved;
}

} // namespace ninefold
