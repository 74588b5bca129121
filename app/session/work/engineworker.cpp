// SPDX-License-Identifier: MIT
#include "app/session/work/engineworker.h"

namespace ninefold {

void EngineWorker::examine(quint64 ticket, const Grid& grid, bool candidatesBind) {
    emit examined(ticket, ninefold::examine(grid, candidatesBind, solver_));
}

void EngineWorker::generate(quint64 ticket, Level level, quint64 seed, const std::stop_token& stop) {
    Random random(seed);
    emit generated(ticket, level, seed, Maker({.level = level}).make(random, stop));
}

} // namespace ninefold
