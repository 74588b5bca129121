// SPDX-License-Identifier: MIT
#pragma once

#include "engine/practice/question.h"

#include <stop_token>

namespace ninefold::practice {

/// How changes of a position follow from it.
struct Proof {
    /// The steps that prove them, in the order in which they were found. A step may do more than was to be proved.
    std::vector<logic::Step> steps;
    /// What no step proves.
    Changes open;

    bool isComplete() const { return open.empty(); }
};

/// Looks for each of the changes in the steps of the easiest technique first, then of the next one, up to forcing
/// chains. What is proved is done, and may make way for an easier step to the rest; nothing else is done, so what
/// is needed in between must be among the changes.
Proof prove(logic::Position position, Changes changes, bool unique, const std::stop_token& stop = {});

} // namespace ninefold::practice
