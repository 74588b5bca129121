// SPDX-License-Identifier: MIT
// A run in its own thread, seen from the window's thread.
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"
#include "tests/app/session/watch/plainrun.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// Backtracking tries the first row backwards here: far more than twenty million events.
constexpr const char* kEndless = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Where the reference stops.
constexpr std::size_t kMostStates = 20'000;

/// The request for a run; without a proof it ends with the first solution.
RunRequest request(const Solver& solver, const char* puzzle, Proof proof = Proof::None) {
    return {&solver, Grid::fromCells(puzzle), {.proof = proof}};
}

PlainRun reference(const RunRequest& request) {
    PlainRun plain(request.puzzle, kMostStates);
    request.solver->run(request.puzzle, request.options, &plain);
    return plain;
}

} // namespace

class TestEventRun : public QObject {
    Q_OBJECT

private slots:
    void everyPositionShowsTheSolversBoard_data() { engines(); }
    void everyPositionShowsTheSolversBoard();
    void jumpsReachEveryLandmark_data() { engines(); }
    void jumpsReachEveryLandmark();
    void aLongRunIsStoppedAndResumed();
    void oneGoesAnywhereWhileItRuns();
    void aNewRunTakesThePlaceOfTheOld();

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        for (const Solver* solver : eventSolvers()) QTest::newRow(std::string(solver->id).c_str()) << solver;
    }
    static void finish(EventRun& run, quint64 atLeast) {
        QTRY_VERIFY_WITH_TIMEOUT(run.isComplete() || run.lastKnown() >= atLeast, 60'000);
    }
    /// The board at a position, fetched as playback does it.
    static const SolverState shown(EventRun& run, Playback& playback, quint64 position) {
        playback.goTo(position);
        [&] { QTRY_COMPARE_WITH_TIMEOUT(playback.position(), position, 10'000); }();
        return run.window().state(position);
    }
    /// Shows two distant positions, so that the worker has to answer: it does so in order, after all its earlier
    /// reports.
    static void settle(EventRun& run) {
        Playback playback;
        playback.setTimeline(&run);
        shown(run, playback, 1);
        shown(run, playback, 400'000);
    }
};

/// Every position forwards through the playback, and backwards step by step, compared with the solver alone.
void TestEventRun::everyPositionShowsTheSolversBoard() {
    QFETCH(const Solver*, solver);
    const RunRequest wanted = request(*solver, kHard);
    const PlainRun plain = reference(wanted);
    EventRun run;
    Playback playback;
    playback.setTimeline(&run);
    run.start(wanted);
    finish(run, kMostStates);
    if (plain.states.size() < kMostStates) QCOMPARE(run.lastKnown(), plain.states.size() - 1);
    const quint64 last = std::min<quint64>(run.lastKnown(), plain.states.size() - 1);
    for (quint64 position = 0; position <= last; ++position)
        QVERIFY(shown(run, playback, position) == plain.states[position]);
    for (quint64 position = last; position > 0; --position) {
        playback.step(-1);
        QTRY_COMPARE(playback.position(), position - 1);
        QVERIFY(run.window().state(position - 1) == plain.states[position - 1]);
    }
}

/// Any kind of landmark from any position, in both directions; a missing one is reported.
void TestEventRun::jumpsReachEveryLandmark() {
    QFETCH(const Solver*, solver);
    const RunRequest wanted = request(*solver, kHard);
    const PlainRun plain = reference(wanted);
    EventRun run;
    QSignalSpy found(&run, &EventRun::landmarkFound), missed(&run, &EventRun::landmarkMissed);
    run.start(wanted);
    finish(run, 200'000);
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        // Every kind of landmark, even those that the engine does not have.
        const auto landmark = static_cast<Landmark>(random() % 4);
        const bool forward = random() % 2 == 0;
        const EventKinds kinds = kindsOf(landmark, *solver);
        const qint64 from = random() % plain.states.size();
        qint64 expected = forward ? from + 1 : from - 1;
        const auto inside = [&] { return expected >= 1 && expected <= qint64(plain.kinds.size()); };
        while (inside() && !kinds.has(plain.kinds[expected - 1])) expected += forward ? 1 : -1;
        // Nothing is known after the point where the reference run was cut off.
        if (!inside() && forward && !run.isComplete()) continue;
        if (!inside() && forward && plain.kinds.size() < run.lastKnown()) continue;
        found.clear();
        missed.clear();
        run.seek(from, landmark, forward);
        QTRY_COMPARE_WITH_TIMEOUT(found.count() + missed.count(), 1, 10'000);
        QCOMPARE(found.count(), inside() ? 1 : 0);
        if (inside()) QCOMPARE(found.first().first().toLongLong(), expected);
    }
}

/// Stopped in the middle of tens of millions of events, it keeps its position and can continue.
void TestEventRun::aLongRunIsStoppedAndResumed() {
    EventRun run;
    run.start(request(solvers::backtracking, kEndless));
    // Well in progress, and far from its end.
    QTRY_VERIFY(run.lastKnown() > 500'000);
    run.stop();
    // The last slice still reports; after that nothing comes.
    settle(run);
    const quint64 known = run.lastKnown();
    settle(run);
    QCOMPARE(run.lastKnown(), known);
    QVERIFY(!run.isComplete());
    run.resume();
    QTRY_VERIFY(run.lastKnown() > known + 100'000);
}

/// Places are kept while the run continues, so any position can be shown meanwhile; "last" follows the run.
void TestEventRun::oneGoesAnywhereWhileItRuns() {
    EventRun run;
    Playback playback;
    playback.setTimeline(&run);
    run.start(request(solvers::backtracking, kEndless));
    QTRY_VERIFY_WITH_TIMEOUT(run.lastKnown() > 3'000'000, 60'000);
    std::mt19937 random(6);
    for (int round = 0; round < 20; ++round) {
        const quint64 position = random() % run.lastKnown();
        QCOMPARE(shown(run, playback, position).position(), position);
    }
    const quint64 before = run.lastKnown();
    playback.toLast();
    QTRY_VERIFY(playback.position() > before);
}

/// Ten runs that are replaced at once: none of their data may reach the last one.
void TestEventRun::aNewRunTakesThePlaceOfTheOld() {
    EventRun run;
    Playback playback;
    playback.setTimeline(&run);
    for (int round = 0; round < 10; ++round) {
        run.start(request(solvers::backtracking, kEndless));
        playback.toLast();
        run.seek(0, Landmark::Learned, true);
        // Some are replaced before they have reported anything, some in the middle.
        if (round % 2 == 0) QTRY_VERIFY(run.lastKnown() > 0);
    }
    run.start(request(solvers::cdcl, kHard));
    // Requests to old runs are forgotten.
    QCOMPARE(playback.position(), 0U);
    QTRY_VERIFY(run.isComplete());
    PlainRun plain(Grid::fromCells(kHard), kMostStates);
    solvers::cdcl.run(Grid::fromCells(kHard), {.proof = Proof::None}, &plain);
    QCOMPARE(run.lastKnown(), plain.kinds.size());
    QVERIFY(shown(run, playback, run.lastKnown()) == plain.states.back());
}

QTEST_GUILESS_MAIN(TestEventRun)
#include "tst_eventrun.moc"
