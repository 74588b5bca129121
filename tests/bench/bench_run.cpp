// SPDX-License-Identifier: MIT
// The time that a million events take from a solver's thread to the window's thread, including access to each
// event.
//
//     build/release/tests/bench_run
#include "app/session/watch/eventrun.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr quint64 kEvents = 1'000'000;
/// The next window starts where the previous one ended.
constexpr quint64 kAhead = Recording::Bounds{}.window / 2;
/// Backtracking makes far more than a million events on this puzzle.
constexpr const char* kPuzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

} // namespace

int main(int count, char** arguments) {
    const QCoreApplication application(count, arguments);
    EventRun run;
    quint64 reached = 0, windows = 0, decisions = 0;
    QElapsedTimer time;
    // Fetch window after window, as soon as more is available, and access every event in it.
    const auto next = [&] {
        for (quint64 number = reached + 1; number <= run.window().end(); ++number)
            decisions += run.window().event(number).kind == EventKind::Decide;
        reached = std::max<quint64>(reached, run.window().end());
        ++windows;
        if (reached >= kEvents) return QCoreApplication::quit();
        run.fetch(reached + kAhead);
    };
    QObject::connect(&run, &Timeline::arrived, &application,
                     [&] { QMetaObject::invokeMethod(QCoreApplication::instance(), next, Qt::QueuedConnection); });
    time.start();
    run.start({&solvers::backtracking, Grid::fromCells(kPuzzle), {.proof = Proof::None}});
    QCoreApplication::exec();
    std::printf("%llu events in %llu windows, %llu of them decisions: %lld ms\n", reached, windows, decisions,
                time.elapsed());
}
