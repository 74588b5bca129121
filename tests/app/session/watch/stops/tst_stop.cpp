// SPDX-License-Identifier: MIT
// Where runs stop: what the scan finds event by event is compared with the states of the whole run.
#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/stopindex.h"
#include "tests/app/session/watch/plainrun.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

using Kind = StopCondition::Kind;

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Does a condition hold after event `number`, by the states alone?
bool holds(const StopCondition& condition, const Solver& solver, const PlainRun& run, std::size_t number) {
    const SolverState& state = run.states[number];
    const Grid grid = state.grid();
    const EventKind kind = number > 0 ? run.kinds[number - 1] : EventKind::Solved;
    switch (condition.kind) {
    case Kind::CellFilled:
        return grid.isSet(condition.cell);
    case Kind::CandidateGone:
        return grid.isSet(condition.cell) ? grid.value(condition.cell) != condition.digit
                                          : !grid.isCandidate(condition.cell, condition.digit);
    case Kind::Level:
        return state.level() == condition.number;
    case Kind::DeadEnd:
        return kind == solver.deadEnd;
    case Kind::EveryDeadEnd:
        return kind == solver.deadEnd &&
               state.count(solver.deadEnd) % static_cast<std::uint64_t>(condition.number) == 0;
    case Kind::Note:
        return kind == EventKind::Learn &&
               state.clauses().back()->literals.size() <= static_cast<std::size_t>(condition.number);
    case Kind::Restart:
        return kind == EventKind::Restart;
    case Kind::LongJump:
        return kind == EventKind::Backjump && run.states[number - 1].level() > state.level() + 1;
    case Kind::NoteUsed:
        return std::ranges::any_of(state.uses(), [&](const SolverState::Use& use) { return use.last == number; }) &&
               state.uses()[static_cast<std::size_t>(std::ranges::find(state.clauses(),
                                                                       static_cast<std::uint32_t>(condition.number),
                                                                       [](const auto& clause) { return clause->id; }) -
                                                     state.clauses().begin())]
                       .last == number;
    }
    return false;
}

std::vector<quint64> expected(const Stop& stop, const Solver& solver, const PlainRun& run) {
    std::vector<quint64> found;
    const bool momentary = std::ranges::any_of(stop.conditions, &StopCondition::isMoment);
    const auto all = [&](std::size_t number) {
        return std::ranges::all_of(stop.conditions, [&](const auto& each) { return holds(each, solver, run, number); });
    };
    for (std::size_t number = 1; number < run.states.size(); ++number)
        if (all(number) && (momentary || !all(number - 1))) found.push_back(number);
    return found;
}

const std::vector<Stop> kStops = {
    {{{.kind = Kind::CellFilled, .cell = 30}}},
    {{{.kind = Kind::CandidateGone, .cell = 1, .digit = 5}}},
    {{{.kind = Kind::Level, .number = 2}}},
    {{{.kind = Kind::DeadEnd}}},
    {{{.kind = Kind::EveryDeadEnd, .number = 10}}},
    {{{.kind = Kind::Note, .number = 3}}},
    {{{.kind = Kind::Restart}}},
    {{{.kind = Kind::LongJump}}},
    {{{.kind = Kind::CellFilled, .cell = 30}, {.kind = Kind::Level, .number = 3}}},
    {{{.kind = Kind::DeadEnd}, {.kind = Kind::CandidateGone, .cell = 1, .digit = 4}}},
};

/// Feeds an index with the events of a run, as the worker does.
struct IndexSink : EventSink {
    IndexSink(StopIndex into, PlainRun& also) : index(std::move(into)), plain(also) {}
    bool take(const EventBatch& batch) override {
        for (const SolverEvent& event : batch.events) index.add(event);
        // The states of a long run would not fit.
        return plain.most == 1 || plain.take(batch);
    }
    StopIndex index;
    PlainRun& plain;
};

} // namespace

class TestStop : public QObject {
    Q_OBJECT

private slots:
    void scansFindWhatTheStatesSay_data() { engines(); }
    void scansFindWhatTheStatesSay();
    void theWorkerFindsThemBothWays_data() { engines(); }
    void theWorkerFindsThemBothWays();
    void playingStopsThere();
    void aLongSearchIsLeft();
    void usesOfAClauseAreFound();
    void theIndexKnowsWhereAStopCanBe_data() { engines(); }
    void theIndexKnowsWhereAStopCanBe();
    void whatIsGoneAllTheTimeIsNotSearched();

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        QTest::newRow("cdcl") << &solvers::cdcl;
        QTest::newRow("propagation") << &solvers::propagation;
        QTest::newRow("mrv") << &solvers::mrv;
    }
};

void TestStop::scansFindWhatTheStatesSay() {
    QFETCH(const Solver*, solver);
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun plain(puzzle, 8000);
    solver->run(puzzle, {.proof = Proof::None}, &plain);
    Recording recording(*solver, puzzle, {.proof = Proof::None});
    recording.extend(plain.kinds.size());
    int found = 0;
    for (const Stop& stop : kStops) {
        StopScan scan({stop}, *solver, plain.states.front());
        std::vector<quint64> stops;
        for (std::size_t number = 1; number <= plain.kinds.size(); ++number) {
            const auto window = recording.windowAt(number);
            const SolverEvent& event = window->event(number);
            if (scan.take(event, window->clause(event), plain.states[number])) stops.push_back(number);
        }
        QCOMPARE(stops, expected(stop, *solver, plain));
        found += static_cast<int>(stops.size());
    }
    QVERIFY(found > 20);
    // What is off never stops.
    Stop off = kStops[3];
    off.on = false;
    StopScan scan({off}, *solver, plain.states.front());
    for (std::size_t number = 1; number < 500; ++number)
        QVERIFY(!scan.take(recording.windowAt(number)->event(number), {}, plain.states[number]));
}

void TestStop::theWorkerFindsThemBothWays() {
    QFETCH(const Solver*, solver);
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun plain(puzzle);
    solver->run(puzzle, {.proof = Proof::None}, &plain);
    EventRun run;
    run.start({solver, puzzle, {.proof = Proof::None}});
    QTRY_VERIFY_WITH_TIMEOUT(run.isComplete(), 60'000);
    for (const Stop& stop : kStops) {
        const auto all = expected(stop, *solver, plain);
        run.setStops({stop});
        QVERIFY(run.offers(Landmark::Stop));
        // The first ones in order, and back from the end.
        quint64 at = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(5, all.size()); ++i) {
            QSignalSpy spy(&run, &Timeline::landmarkFound);
            run.seek(at, Landmark::Stop, true);
            QVERIFY(spy.wait(10'000));
            QCOMPARE(at = spy[0][0].value<quint64>(), all[i]);
        }
        at = run.lastKnown() + 1;
        for (std::size_t i = 0; i < std::min<std::size_t>(5, all.size()); ++i) {
            QSignalSpy spy(&run, &Timeline::landmarkFound);
            run.seek(at, Landmark::Stop, false);
            QVERIFY(spy.wait(10'000));
            QCOMPARE(at = spy[0][0].value<quint64>(), all[all.size() - 1 - i]);
        }
        QSignalSpy missed(&run, &Timeline::landmarkMissed);
        run.seek(run.lastKnown(), Landmark::Stop, true);
        QVERIFY(missed.wait(10'000));
    }
}

/// The clock of a test: a second per tick, so that many events are due at once.
void TestStop::playingStopsThere() {
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun plain(puzzle);
    solvers::cdcl.run(puzzle, {.proof = Proof::None}, &plain);
    const auto all = expected(kStops[3], solvers::cdcl, plain);
    EventRun run;
    qint64 now = 0;
    Playback playback(nullptr, [&now] { return now; });
    run.start({&solvers::cdcl, puzzle, {.proof = Proof::None}});
    QTRY_VERIFY(run.isComplete() && run.holds(run.lastKnown()));
    run.setStops({kStops[3]});
    playback.setTimeline(&run);
    playback.setSpeed(1000);
    for (const PlaybackMode mode : {PlaybackMode::Events, PlaybackMode::Unlimited}) {
        playback.setMode(mode);
        playback.toFirst();
        for (std::size_t i = 0; i < 3; ++i) {
            playback.setPlaying(true);
            for (int tick = 0; tick < 100 && playback.isPlaying(); ++tick) {
                now += 200;
                playback.tick();
                QTest::qWait(1);
            }
            QTRY_VERIFY(!playback.isPlaying());
            QTRY_COMPARE(playback.position(), all[i]);
        }
    }
}

void TestStop::aLongSearchIsLeft() {
    // Backtracking tries the first row backwards here: far more than twenty million events.
    const Grid puzzle =
        Grid::fromCells("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    EventRun run;
    run.start({&solvers::backtracking, puzzle, {.proof = Proof::None}});
    QTRY_VERIFY_WITH_TIMEOUT(run.lastKnown() > 300'000, 60'000);
    run.stop();
    // Never reached.
    run.setStops({{{{.kind = Kind::Level, .number = 200}}}});
    QSignalSpy missed(&run, &Timeline::landmarkMissed), arrived(&run, &Timeline::arrived);
    run.seek(0, Landmark::Stop, true);
    run.fetch(run.lastKnown() / 2);
    QVERIFY(arrived.count() > 0 || arrived.wait(10'000));
    QTRY_COMPARE(missed.count(), 1);
}

void TestStop::usesOfAClauseAreFound() {
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun plain(puzzle);
    solvers::cdcl.run(puzzle, {.proof = Proof::None}, &plain);
    EventRun run;
    run.start({&solvers::cdcl, puzzle, {.proof = Proof::None}});
    QTRY_VERIFY(run.isComplete());
    const SolverState& end = plain.states.back();
    QVERIFY(!end.clauses().empty());
    int used = 0;
    for (std::size_t at = 0; at < end.clauses().size(); ++at) {
        const auto& clause = *end.clauses()[at];
        const auto uses = end.uses()[at];
        // The literal that it forces when it is learned is its first use.
        QVERIFY(uses.count > 0);
        QSignalSpy spy(&run, &Timeline::landmarkFound);
        run.seekUse(run.lastKnown() + 1, clause.id, false);
        QVERIFY(spy.wait(10'000));
        QCOMPARE(spy[0][0].value<quint64>(), uses.last);
        ++used;
    }
    QVERIFY(used > 5);
}

/// Every stop is in a section that is searched, also when a clause or a guess far above it is what ends it.
void TestStop::theIndexKnowsWhereAStopCanBe() {
    QFETCH(const Solver*, solver);
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun plain(puzzle, 12'000);
    IndexSink sink{StopIndex(solver->deadEnd, puzzle), plain};
    solver->run(puzzle, {.proof = Proof::None}, &sink);
    std::vector<Stop> stops = kStops;
    for (Cell cell = 0; cell < kCellCount; cell += 2)
        for (const Digit digit : {1, 5, 9})
            stops.push_back({{{.kind = Kind::CandidateGone, .cell = cell, .digit = digit}}});
    int found = 0;
    for (const Stop& stop : stops)
        for (const quint64 number : expected(stop, *solver, plain)) {
            QVERIFY(sink.index.canStop(sink.index.sectionOf(number), {{stop}}));
            ++found;
        }
    QVERIFY(found > 500);
}

/// Other digits come and go in the cell, but a given or an early guess holds the digit elsewhere.
void TestStop::whatIsGoneAllTheTimeIsNotSearched() {
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun plain(puzzle, 1);
    IndexSink sink{StopIndex(solvers::backtracking.deadEnd, puzzle), plain};
    solvers::backtracking.run(puzzle, {.proof = Proof::None}, &sink);
    const auto searched = [&](Cell cell, Digit digit) {
        const Stop stop{{{.kind = Kind::CandidateGone, .cell = cell, .digit = digit}}};
        std::size_t sections = 0;
        for (std::size_t section = 0; section < sink.index.sectionCount(); ++section)
            sections += sink.index.canStop(section, {{stop}});
        return sections;
    };
    QVERIFY(sink.index.sectionCount() > 1000);
    // r1c1 is 8, and r1c2 is filled again and again.
    QCOMPARE(searched(1, 8), std::size_t{0});
    QVERIFY(searched(1, 1) < 20);
    QVERIFY(searched(80, 5) > 20);
}

QTEST_GUILESS_MAIN(TestStop)
#include "tst_stop.moc"
