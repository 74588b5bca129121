// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>

namespace ninefold {

/// Processor time of this thread, which excludes other work of the machine.
inline double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

} // namespace ninefold
