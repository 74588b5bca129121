// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <cassert>

namespace ninefold::logic {

/// 'A', 'B' ...: what texts and drawings call the cells that have a set's role.
constexpr char setLetter(Role set) {
    assert(set >= Role::SetA && set <= kLastRole);
    return static_cast<char>('A' + static_cast<int>(set) - static_cast<int>(Role::SetA));
}

} // namespace ninefold::logic
