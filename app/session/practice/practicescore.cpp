// SPDX-License-Identifier: MIT
#include "app/session/practice/practicescore.h"

#include <algorithm>

namespace ninefold::session {

int PracticeScore::streak() const {
    const auto end = std::find_if(outcomes_.crbegin(), outcomes_.crend(),
                                  [](PracticeOutcome one) { return one != PracticeOutcome::Alone; });
    return static_cast<int>(end - outcomes_.crbegin());
}

} // namespace ninefold::session
