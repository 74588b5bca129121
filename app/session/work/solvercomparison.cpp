// SPDX-License-Identifier: MIT
#include "app/session/work/solvercomparison.h"

#include "app/session/work/contestants.h"
#include "engine/logic/path.h"
#include "engine/solve/bitboard.h"
#include "engine/solve/solver.h"

#include <QElapsedTimer>
#include <cassert>

#include <algorithm>
#include <functional>
#include <limits>

namespace ninefold::session {
namespace {

/// Turns between two checks of the clock, and the interval of reports about a long run.
constexpr std::uint64_t kSlice = 20'000;
constexpr int kReportIntervalMs = 100;
/// The same for many puzzles, whose curves are sorted for each report.
constexpr int kManyReportMs = 500;

using Report = std::function<void(const SolverFigures&)>;

struct Contest {
    Grid grid;
    bool candidatesBind;
    std::stop_token stop;
};

/// Adds the work on one puzzle.
void add(const solve::Report& report, const Contestant& contestant, SolverFigures& figures) {
    assert(contestant.solver != nullptr);
    const auto count = [&](solve::EventKind kind) { return static_cast<qint64>(report.total.count(kind)); };
    const auto grow = [](qint64& figure, qint64 by) { figure = std::max<qint64>(figure, 0) + by; };
    grow(figures.decisions, count(solve::EventKind::Decide));
    grow(figures.implications, count(solve::EventKind::Imply) + count(solve::EventKind::Eliminate));
    grow(figures.conflicts, count(contestant.solver->deadEnd));
    grow(figures.learned, count(solve::EventKind::Learn));
    grow(figures.back, count(solve::EventKind::Backtrack) + count(solve::EventKind::Backjump));
}

SolverFigures figuresOf(const Contestant& contestant, const solve::Report& report) {
    SolverFigures figures;
    figures.name = contestant.name;
    figures.finished = report.status != solve::Report::Status::Unfinished;
    figures.solutions = report.solutions;
    add(report, contestant, figures);
    return figures;
}

void runSolver(const Contestant& contestant, const Contest& contest, const Report& report) {
    const std::unique_ptr<solve::Search> search = contestant.solver->begin();
    search->start(contest.grid, contestant.options);
    QElapsedTimer clock, sinceReport;
    clock.start();
    sinceReport.start();
    const auto figuresNow = [&] {
        SolverFigures figures = figuresOf(contestant, search->report());
        figures.microseconds = clock.nsecsElapsed() / 1000;
        sinceReport.start();
        return figures;
    };
    while (!contest.stop.stop_requested() && search->advance(kSlice, nullptr, 0))
        if (sinceReport.elapsed() >= kReportIntervalMs) report(figuresNow());
    SolverFigures figures = figuresNow();
    // A second run, which takes down the curves and is not timed.
    CurveSink curves(*contestant.solver);
    solve::SolverOptions options = contestant.options;
    options.proof = solve::Proof::Reported;
    contestant.solver->run(contest.grid, options, &curves, contest.stop);
    figures.depth = curves.deepest();
    curves.writeTo(figures.curves);
    report(figures);
}

/// The values of one contestant on many puzzles.
struct Tally {
    SolverFigures figures;
    std::array<std::vector<double>, kMeasureCount> values;
};

void measure(const Contestant& contestant, const ComparedPuzzle& puzzle, const std::stop_token& stop, Tally& tally) {
    // More work than even hard puzzles take; plain backtracking would need minutes for some.
    constexpr std::uint64_t kMostTurns = 100'000;
    solve::SolverOptions options = contestant.options;
    options.candidatesBind = puzzle.candidatesBind;
    options.proof = solve::Proof::Reported;
    options.limits.turns = kMostTurns;
    CurveSink sink(*contestant.solver, std::numeric_limits<std::uint64_t>::max());
    QElapsedTimer clock;
    clock.start();
    const solve::Report report = contestant.solver->run(puzzle.grid, options, &sink, stop);
    const double microseconds = static_cast<double>(clock.nsecsElapsed()) / 1000;
    SolverFigures& figures = tally.figures;
    ++figures.puzzles;
    figures.left += report.status == solve::Report::Status::Unfinished;
    figures.microseconds += static_cast<qint64>(microseconds);
    figures.depth = std::max<qint64>(figures.depth, sink.deepest());
    add(report, contestant, figures);
    const double values[kMeasureCount] = {static_cast<double>(report.total.count(contestant.solver->deadEnd)),
                                          static_cast<double>(report.total.count(solve::EventKind::Learn)),
                                          static_cast<double>(sink.deepest()), microseconds};
    for (std::size_t i = 0; i < tally.values.size(); ++i) tally.values[i].push_back(values[i]);
    assert(static_cast<qint64>(tally.values[0].size()) == figures.puzzles);
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
    for (const Contestant& contestant : contestants(false)) names << contestant.name;
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
        const std::vector<Contestant> all = contestants(candidatesBind);
        const int last = static_cast<int>(all.size()) + 1;
        const int solutions = runFast(contest, row(last));
        // The fast ones first: plain backtracking can take as long as all others together.
        for (int index = last - 2; index >= 0; --index)
            runSolver(all[static_cast<std::size_t>(index)], contest, row(index + 1));
        runLogic(contest, logic::mayUseUniqueness(solutions == 1, candidatesBind), row(0));
        return [](SolverComparison& comparison) { emit comparison.comparisonEnded(); };
    });
}

void SolverComparison::startMany(std::vector<ComparedPuzzle> puzzles) {
    task_.start([puzzles = std::move(puzzles)](const std::stop_token& stop, const auto& post) {
        const std::vector<Contestant> all = contestants(false);
        std::vector<Tally> tallies(all.size());
        const auto reportAll = [&](bool finished) {
            for (std::size_t index = 0; index < all.size(); ++index) {
                SolverFigures figures = tallies[index].figures;
                figures.name = all[index].name;
                figures.finished = finished;
                for (std::size_t i = 0; i < figures.curves.size(); ++i)
                    figures.curves[i] = sortedCurve(tallies[index].values[i]);
                post([row = static_cast<int>(index) + 1, figures](SolverComparison& comparison) {
                    emit comparison.measured(row, figures);
                });
            }
        };
        QElapsedTimer sinceReport;
        sinceReport.start();
        for (const ComparedPuzzle& puzzle : puzzles) {
            for (std::size_t index = 0; index < all.size() && !stop.stop_requested(); ++index)
                measure(all[index], puzzle, stop, tallies[index]);
            if (stop.stop_requested()) break;
            if (sinceReport.elapsed() < kManyReportMs) continue;
            reportAll(false);
            sinceReport.start();
        }
        reportAll(true);
        return [](SolverComparison& comparison) { emit comparison.comparisonEnded(); };
    });
}

} // namespace ninefold::session
