// SPDX-License-Identifier: MIT
// Two runs with a common clock: the position of each at a tick, and jumps that stop at events of either.
#include "app/session/watch/racerun.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The numbers of a run's conflicts.
std::set<quint64> conflictsOf(const Solver& solver) {
    struct Sink : EventSink {
        explicit Sink(const Solver& solver) : kinds(kindsOf(Landmark::Conflict, solver)) {}
        bool take(const EventBatch& batch) override {
            for (const SolverEvent& event : batch.events)
                if (++number; kinds.has(event.kind)) numbers.insert(number);
            return true;
        }
        EventKinds kinds;
        quint64 number = 0;
        std::set<quint64> numbers;
    } sink(solver);
    solver.run(Grid::fromCells(kHard), {.proof = Proof::None}, &sink);
    return sink.numbers;
}

} // namespace

class TestRaceRun : public QObject {
    Q_OBJECT

private slots:
    void jumpsStopAtTheConflictsOfBoth();
    void jumpsGoThroughAllTimes();
    void whoIsDoneWaits();

private:
    void start(RaceRun& race, const Solver& left, const Solver& right, RaceRun::Clock clock) {
        race.start({RunRequest{&left, Grid::fromCells(kHard), {}}, RunRequest{&right, Grid::fromCells(kHard), {}}},
                   clock);
        QTRY_VERIFY_WITH_TIMEOUT(race.isComplete(), 60'000);
    }
    /// The target of a jump; nothing if there is none.
    static std::optional<quint64> jump(RaceRun& race, quint64 from, bool forward) {
        QSignalSpy found(&race, &Timeline::landmarkFound), missed(&race, &Timeline::landmarkMissed);
        race.seek(from, Landmark::Conflict, forward);
        for (int turn = 0; turn < 1000 && found.isEmpty() && missed.isEmpty(); ++turn) QTest::qWait(1);
        if (found.isEmpty()) return std::nullopt;
        return found.first().first().toULongLong();
    }
};

void TestRaceRun::jumpsStopAtTheConflictsOfBoth() {
    std::set<quint64> wanted = conflictsOf(solvers::cdcl);
    wanted.merge(conflictsOf(solvers::propagation));
    RaceRun race;
    start(race, solvers::cdcl, solvers::propagation, RaceRun::Clock::Events);
    quint64 at = 0;
    for (const quint64 conflict : wanted) {
        const auto next = jump(race, at, true);
        QVERIFY(next);
        QCOMPARE(*next, conflict);
        at = *next;
    }
    QVERIFY(!jump(race, at, true));
    for (auto conflict = std::next(wanted.rbegin()); conflict != wanted.rend(); ++conflict) {
        const auto before = jump(race, at, false);
        QVERIFY(before);
        QCOMPARE(*before, *conflict);
        at = *before;
    }
    QVERIFY(!jump(race, at, false));
}

/// A microsecond may contain many events, or none.
void TestRaceRun::jumpsGoThroughAllTimes() {
    RaceRun race;
    start(race, solvers::cdcl, solvers::mrv, RaceRun::Clock::Time);
    quint64 at = 0;
    std::vector<quint64> ticks;
    while (const auto next = jump(race, at, true)) {
        QVERIFY(*next > at);
        ticks.push_back(at = *next);
    }
    QVERIFY(ticks.size() > 10);
    while (const auto before = jump(race, at, false)) {
        QVERIFY(*before < at);
        at = *before;
    }
    QCOMPARE(at, ticks.front());
}

void TestRaceRun::whoIsDoneWaits() {
    RaceRun race;
    start(race, solvers::cdcl, solvers::backtracking, RaceRun::Clock::Events);
    const quint64 left = race.runner(0).lastKnown(), right = race.runner(1).lastKnown();
    QCOMPARE(race.lastKnown(), std::max(left, right));
    for (const quint64 tick : {quint64(0), left, right, race.lastKnown()}) {
        QCOMPARE(race.positionOf(0, tick), std::min(tick, left));
        QCOMPARE(race.positionOf(1, tick), std::min(tick, right));
    }
}

QTEST_MAIN(TestRaceRun)
#include "tst_racerun.moc"
