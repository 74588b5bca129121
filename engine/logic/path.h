// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/finder.h"

namespace ninefold {

/// How a walk ended.
enum class PathEnd {
    Solved,
    Stuck,  ///< no technique of the profile goes on
    Broken, ///< the position has no solution
    Ended,  ///< the sink or the stop token ended it
};

/// Takes step after step, each told to the sink and then applied to the position.
PathEnd walk(Position& position, const Finder& finder, StepSink& sink, std::stop_token stop = {});

} // namespace ninefold
