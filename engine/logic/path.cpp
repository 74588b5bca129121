// SPDX-License-Identifier: MIT
#include "engine/logic/path.h"

namespace ninefold::logic {

PathEnd walk(Position& position, const Finder& finder, StepSink& sink, std::stop_token stop) {
    while (!position.solved()) {
        if (position.broken()) return PathEnd::Broken;
        std::optional<Step> step = finder.next(position, stop);
        if (!step) return stop.stop_requested() ? PathEnd::Ended : PathEnd::Stuck;
        position.apply(*step);
        if (!sink.take(std::move(*step))) return PathEnd::Ended;
    }
    return PathEnd::Solved;
}

} // namespace ninefold::logic
