// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"

namespace ninefold::logic {

/// How a walk along the solving path ended.
enum class PathEnd {
    Solved,
    Stuck,  ///< no technique of the profile finds a step
    Broken, ///< the position has no solution
    Ended,  ///< the sink or the stop token ended it
};

/// Finds step after step, passes each to the sink and then applies it to the position.
PathEnd walk(Position& position, const Finder& finder, StepSink& sink, std::stop_token stop = {});

} // namespace ninefold::logic
