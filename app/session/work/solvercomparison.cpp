// SPDX-License-Identifier: MIT
#include "app/session/work/solvercomparison.h"

#include "engine/logic/path.h"
#include "engine/solve/bitboard.h"
#include "engine/solve/solver.h"

#include <QElapsedTimer>

#include <functional>

namespace ninefold::session {
namespace {

/// Turns between two checks of the clock, and the interval of reports about a long run.
constexpr std::uint64_t kSlice = 20'000;
constexpr int kReportIntervalMs = 100;

using Report = std::function<void(const SolverFigures&)>;

struct Contest {
    Grid grid;
    bool candidatesBind;
    std::stop_token stop;
};

SolverFigures figuresOf(const solve::Solver& solver, const solve::Report& report) {
    const auto count = [&](solve::EventKind kind) { return static_cast<qint64>(report.total.count(kind)); };
    SolverFigures figures;
    figures.name = QCoreApplication::translate("Solver", solver.name.data()); // data() of a literal ends with NUL
    figures.finished = report.status != solve::Report::Status::Unfinished;
    figures.solutions = report.solutions;
    figures.decisions = count(solve::EventKind::Decide);
    figures.implications = count(solve::EventKind::Imply) + count(solve::EventKind::Eliminate);
    figures.conflicts = count(solve::EventKind::Conflict);
    figures.learned = count(solve::EventKind::Learn);
    figures.back = count(solve::EventKind::Backtrack) + count(solve::EventKind::Backjump);
    return figures;
}

void runSolver(const solve::Solver& solver, const Contest& contest, const Report& report) {
    const std::unique_ptr<solve::Search> search = solver.begin();
    search->start(contest.grid, {.candidatesBind = contest.candidatesBind});
    QElapsedTimer clock, sinceReport;
    clock.start();
    sinceReport.start();
    const auto reportNow = [&] {
        SolverFigures figures = figuresOf(solver, search->report());
        figures.microseconds = clock.nsecsElapsed() / 1000;
        report(figures);
        sinceReport.start();
    };
    while (!contest.stop.stop_requested() && search->advance(kSlice, nullptr, 0))
        if (sinceReport.elapsed() >= kReportIntervalMs) reportNow();
    reportNow();
}

/// Counts the steps of a path.
class CountingSink : public logic::StepSink {
public:
    bool take(logic::Step&&) override { return ++steps, true; }
    qint64 steps = 0;
};

void runLogic(const Contest& contest, bool unique, const Report& report) {
    SolverFigures figures{.name = SolverComparison::names().first()};
    report(figures);
    Grid start = contest.grid;
    if (!contest.candidatesBind) start.resetCandidates();
    logic::Position position(start);
    CountingSink sink;
    QElapsedTimer clock;
    clock.start();
    const logic::PathEnd end =
        logic::walk(position, logic::Finder(logic::Profile::standard(), unique), sink, contest.stop);
    figures.finished = end != logic::PathEnd::Ended;
    figures.solutions = end == logic::PathEnd::Solved ? 1 : end == logic::PathEnd::Broken ? 0 : -1;
    figures.implications = sink.steps;
    figures.microseconds = clock.nsecsElapsed() / 1000;
    report(figures);
}

/// Returns the number of solutions, 2 for more.
int runFast(const Contest& contest, const Report& report) {
    solve::FastSolver solver;
    SolverFigures figures{.name = SolverComparison::names().last(), .finished = true};
    const auto solve = [&] {
        return contest.candidatesBind ? solver.solveCandidates(contest.grid) : solver.solve(contest.grid);
    };
    // The first call has one-time costs for tables and code.
    solve();
    QElapsedTimer clock;
    clock.start();
    const auto answer = solve();
    figures.microseconds = clock.nsecsElapsed() / 1000;
    figures.solutions = static_cast<int>(answer.solutions);
    figures.decisions = static_cast<qint64>(answer.guesses);
    report(figures);
    return figures.solutions;
}

} // namespace

QStringList SolverComparison::names() {
    QStringList names = {QCoreApplication::translate("Solver", "Logic")};
    for (const solve::Solver* solver : solve::eventSolvers())
        names << QCoreApplication::translate("Solver", solver->name.data());
    return names << QCoreApplication::translate("Solver", "Fast solver");
}

void SolverComparison::start(const Grid& grid, bool candidatesBind) {
    task_.start([grid, candidatesBind](const std::stop_token& stop, const auto& post) {
        const Contest contest{grid, candidatesBind, stop};
        const auto row = [&](int number) {
            return [=](const SolverFigures& figures) {
                post([number, figures](SolverComparison& comparison) { emit comparison.measured(number, figures); });
            };
        };
        const std::span<const solve::Solver* const> solvers = solve::eventSolvers();
        const int last = static_cast<int>(solvers.size()) + 1;
        const int solutions = runFast(contest, row(last));
        // The fast ones first: plain backtracking can take as long as all others together.
        for (int index = static_cast<int>(solvers.size()) - 1; index >= 0; --index)
            runSolver(*solvers[static_cast<std::size_t>(index)], contest, row(index + 1));
        runLogic(contest, logic::mayUseUniqueness(solutions == 1, candidatesBind), row(0));
        return [](SolverComparison& comparison) { emit comparison.comparisonEnded(); };
    });
}

} // namespace ninefold::session
