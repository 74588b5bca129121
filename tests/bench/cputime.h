// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>

namespace ninefold {

/// CPU time of this thread: what else the machine does meanwhile does not count.
inline double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

} // namespace ninefold
