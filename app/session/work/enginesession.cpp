// SPDX-License-Identifier: MIT
#include "app/session/work/enginesession.h"

namespace ninefold::session {
namespace {

solve::Verdict verdictOn(const Grid& grid, bool candidatesBind) {
    solve::FastSolver solver;
    return examine(grid, candidatesBind, solver);
}

} // namespace

void EngineSession::examine(const Grid& grid, bool candidatesBind) {
    examination_.start([grid, candidatesBind](const std::stop_token&, const auto&) {
        return [grid, verdict = verdictOn(grid, candidatesBind)](EngineSession& session) {
            emit session.examined(grid, verdict);
        };
    });
}

void EngineSession::examineBranch(const Grid& grid) {
    branchExamination_.start([grid](const std::stop_token&, const auto&) {
        return [verdict = verdictOn(grid, false)](EngineSession& session) { emit session.branchExamined(verdict); };
    });
}

void EngineSession::generate(rating::Level level, quint64 seed) {
    generation_.start([level, seed](const std::stop_token& stop, const auto&) {
        generator::Random random(seed);
        return [level, seed, puzzle = generator::Maker({.level = level}).make(random, stop)](EngineSession& session) {
            if (puzzle) emit session.generated(level, seed, *puzzle);
            else emit session.generationFailed(level);
        };
    });
}

} // namespace ninefold::session
