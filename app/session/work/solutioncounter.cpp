// SPDX-License-Identifier: MIT
#include "app/session/work/solutioncounter.h"

#include "engine/solve/counting.h"
#include "engine/solve/verdict.h"

#include <QElapsedTimer>

namespace ninefold::session {
namespace {

/// The interval of reports: fluent for the eye, cheap for the window.
constexpr int kReportIntervalMs = 50;

std::vector<generator::Solution> firstTwo(const solve::Verdict& verdict) {
    if (verdict.solutions == 0) return {};
    if (verdict.solutions == 1) return {verdict.solution};
    return {verdict.solution, verdict.otherSolution};
}

} // namespace

void SolutionCounter::start(const Grid& grid, bool candidatesBind) {
    task_.start([grid, candidatesBind](const std::stop_token& stop, const auto& post) {
        solve::FastSolver solver;
        const std::vector<generator::Solution> solutions = firstTwo(solve::examine(grid, candidatesBind, solver));
        post([solutions](SolutionCounter& counter) { emit counter.solutionsFound(solutions); });
        solve::SolutionCount count(grid, candidatesBind);
        QElapsedTimer sinceReport;
        sinceReport.start();
        while (!stop.stop_requested() && count.advance(solver)) {
            if (sinceReport.elapsed() < kReportIntervalMs) continue;
            sinceReport.start();
            post([found = count.found(), share = count.share()](SolutionCounter& counter) {
                emit counter.counted(found, share, false);
            });
        }
        return [found = count.found()](SolutionCounter& counter) { emit counter.counted(found, 1.0, true); };
    });
}

} // namespace ninefold::session
