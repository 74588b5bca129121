// SPDX-License-Identifier: MIT
#include "app/session/work/engineworker.h"

namespace ninefold::session {

void EngineWorker::examine(quint64 ticket, const Grid& grid, bool candidatesBind) {
    emit examined(ticket, ninefold::solve::examine(grid, candidatesBind, solver_));
}

void EngineWorker::generate(quint64 ticket, rating::Level level, quint64 seed, const std::stop_token& stop) {
    generator::Random random(seed);
    emit generated(ticket, level, seed, generator::Maker({.level = level}).make(random, stop));
}

} // namespace ninefold::session
