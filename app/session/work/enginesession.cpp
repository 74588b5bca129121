// SPDX-License-Identifier: MIT
#include "app/session/work/enginesession.h"

#include "app/session/work/newpuzzle.h"

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

void EngineSession::generate(const generator::PuzzleSpec& spec, quint64 seed) {
    generation_.start([spec, seed](const std::stop_token& stop, const auto& post) {
        const auto report = [&post](long long tried, long long most) {
            post([tried, most](EngineSession& session) { emit session.generationAdvanced(tried, most); });
        };
        return [spec, seed, puzzle = newPuzzle(spec, seed, stop, report)](EngineSession& session) {
            if (puzzle) emit session.generated(spec, seed, *puzzle);
            else emit session.generationFailed(spec);
        };
    });
}

} // namespace ninefold::session
