// SPDX-License-Identifier: MIT
// How long it takes to find the next and the last place to stop in a run of a hundred million events, and the memory of
// such a run.
//
//     build/release/tests/bench_seek [EVENTS]
#include "app/session/watch/eventrun.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>

#include <cstdio>
#include <cstdlib>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

/// Backtracking makes far more than a hundred million events on this puzzle.
constexpr const char* kPuzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

using Kind = StopCondition::Kind;

struct Asked {
    const char* name;
    Stop stop;
};
const Asked kAsked[] = {
    {"dead end", {{{.kind = Kind::DeadEnd}}}},
    {"every millionth dead end", {{{.kind = Kind::EveryDeadEnd, .number = 1'000'000}}}},
    {"r1c1 filled", {{{.kind = Kind::CellFilled, .cell = 0}}}},
    {"5 leaves r1c4", {{{.kind = Kind::CandidateGone, .cell = 3, .digit = 5}}}},
    {"r8c9 filled", {{{.kind = Kind::CellFilled, .cell = 70}}}},
    {"level 3", {{{.kind = Kind::Level, .number = 3}}}},
    {"level 60", {{{.kind = Kind::Level, .number = 60}}}},
    {"r1c2 filled at level 2", {{{.kind = Kind::CellFilled, .cell = 1}, {.kind = Kind::Level, .number = 2}}}},
    {"a note (never)", {{{.kind = Kind::Note, .number = 3}}}},
};

} // namespace

int main(int count, char** arguments) {
    const QCoreApplication application(count, arguments);
    const quint64 events = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 100'000'000;
    EventRun run;
    QEventLoop loop;
    QObject::connect(&run, &Timeline::progressed, &loop, [&] {
        if (run.lastKnown() >= events) loop.quit();
    });
    run.start({&solvers::backtracking, Grid::fromCells(kPuzzle), {.proof = Proof::None}});
    QElapsedTimer time;
    time.start();
    loop.exec();
    run.stop();
    std::printf("%llu events in %lld ms\n", static_cast<unsigned long long>(run.lastKnown()), time.elapsed());
    QObject::connect(&run, &Timeline::landmarkFound, &loop, &QEventLoop::quit);
    QObject::connect(&run, &Timeline::landmarkMissed, &loop, &QEventLoop::quit);
    qint64 longest = 0;
    for (const Asked& asked : kAsked)
        for (const auto& [from, forward] : {std::pair{quint64{0}, true},
                                            {run.lastKnown() / 2, true},
                                            {run.lastKnown() / 2, false},
                                            {run.lastKnown(), false}}) {
            run.setStops({asked.stop});
            time.restart();
            QMetaObject::invokeMethod(
                &run, [&run, from = from, forward = forward] { run.seek(from, Landmark::Stop, forward); },
                Qt::QueuedConnection);
            loop.exec();
            longest = std::max(longest, time.elapsed());
            std::printf("%-26s from %11llu %s: %lld ms\n", asked.name, static_cast<unsigned long long>(from),
                        forward ? "on  " : "back", time.elapsed());
        }
    std::printf("longest: %lld ms\n", longest);
    return 0;
}
