// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <algorithm>
#include <string_view>

namespace ninefold::logic {

/// The argument of a step with this name; an empty one if it has none.
template <typename Value>
Value argOf(const Step& step, std::string_view name) {
    const auto found = std::ranges::find(step.args, name, &Arg::name);
    return found == step.args.end() ? Value() : std::get<Value>(found->value);
}

} // namespace ninefold::logic
