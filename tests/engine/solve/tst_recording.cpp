// SPDX-License-Identifier: MIT
// Visiting any position of a run, with the board at each event made from the events alone. Only parts of a run are
// kept: checkpoints from which the solver can continue, and a window of events. These tests compare the reconstruction
// of the rest with all states of the run.
#include "engine/solve/recording.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QTest>

#include <condition_variable>
#include <mutex>
#include <thread>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

/// The reference: every state of a run from its first event.
struct AllStates : EventSink {
    explicit AllStates(const Grid& puzzle) { states.emplace_back(puzzle); }
    bool take(const EventBatch& batch) override {
        for (const SolverEvent& event : batch.events) {
            states.push_back(states.back());
            states.back().apply(event, batch.clause(event));
            events.push_back(event);
        }
        // All states of a long run would take too much memory; the first thousands are enough.
        return states.size() < kMost;
    }
    static constexpr std::size_t kMost = 6'000;
    std::vector<SolverState> states;
    std::vector<SolverEvent> events;
};

/// An event without the index of its literals, which differs between batches. For comparing events of different
/// batches.
SolverEvent bare(SolverEvent event) {
    event.firstLiteral = 0;
    return event;
}

/// Small bounds, so that checkpoints are dropped and windows are replaced early.
constexpr Recording::Bounds kSmall{.checkpoints = 300'000, .window = 600, .distance = 64};

} // namespace

class TestRecording : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsTheReplay_data() { engines(); }
    void everyPositionIsTheReplay() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(21);
        for (int round = 0; round < 4; ++round) {
            const Grid puzzle = round % 2 ? puzzles::ambiguous(random) : puzzles::minimal(random).grid;
            const SolverOptions options{.proof = Proof::Reported};
            AllStates all(puzzle);
            solver->run(puzzle, options, &all);
            Recording recording(*solver, puzzle, options, kSmall);
            // In pieces of any size: interruptions of the run must have no effect.
            while (recording.eventCount() < AllStates::kMost && recording.extend(1 + random() % 3000)) {
            }
            const std::uint64_t last = std::min<std::uint64_t>(recording.eventCount(), all.states.size() - 1);
            for (int i = 0; i < 300; ++i) {
                const std::uint64_t position = random() % (last + 1);
                QVERIFY(recording.stateAt(position) == all.states[position]);
                if (position == 0) continue;
                const auto window = recording.windowAt(position);
                QCOMPARE(bare(window->event(position)), bare(all.events[position - 1]));
                // A window also knows the board before each of its events, so that stepping back needs no search.
                QVERIFY(window->holds(position - 1));
                QVERIFY(window->state(position - 1) == all.states[position - 1]);
            }
        }
    }
    void clausesAreThoseOfTheSolver();

    /// The board of the state is the one that the rules give.
    void theBoardFollowsFromTheTrail_data() { engines(); }
    void theBoardFollowsFromTheTrail() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(22);
        const Grid puzzle = puzzles::minimal(random).grid;
        Recording recording(*solver, puzzle);
        while (recording.eventCount() < 5'000 && recording.extend(1000)) {
        }
        for (int i = 0; i < 200; ++i) {
            const SolverState state = recording.stateAt(random() % (recording.eventCount() + 1));
            const Grid grid = state.grid();
            QVERIFY(clashingCells(grid).empty());
            // The candidates by the rules, minus those ruled out by the run: none may be lost or added.
            Grid fresh = grid;
            fresh.resetCandidates();
            for (const SolverState::Entry& entry : state.trail())
                if (entry.kind == SolverState::Kind::Eliminated)
                    fresh.removeCandidate(entry.literal.cell(), entry.literal.digit());
            QCOMPARE(grid.cellsText(), fresh.cellsText());
            for (const Digit digit : Digits::all()) QCOMPARE(grid.cellsFor(digit), fresh.cellsFor(digit));
            for (int level = 1; level <= state.level(); ++level)
                QCOMPARE(state.decision(level).level, static_cast<std::uint8_t>(level));
        }
    }

    /// Places and window stay within their bounds for runs of any length, and all boards can still be reached.
    void memoryStaysBounded_data() { engines(); }
    void memoryStaysBounded() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(23);
        Grid puzzle = puzzles::minimal(random).grid;
        // Removes some givens, so that the run is long and reaches the bounds repeatedly.
        for (const Cell cell : {0, 13, 26, 40, 54, 67, 80})
            if (puzzle.isSet(cell)) puzzle.setValue(cell, 0), puzzle.setGiven(cell, false);
        Recording small(*solver, puzzle, {.proof = Proof::Reported}, kSmall),
            large(*solver, puzzle, {.proof = Proof::Reported});
        // The bound is for the checkpoints; a window and the running solver need some memory in addition.
        while (small.eventCount() < 1'000'000 && small.extend(100'000))
            QVERIFY(small.bytes() < kSmall.checkpoints + 500'000);
        while (large.eventCount() < 1'000'000 && large.extend(100'000)) {
        }
        QCOMPARE(small.eventCount(), large.eventCount());
        for (int i = 0; i < 30; ++i) {
            const std::uint64_t position = random() % small.eventCount();
            QVERIFY(small.stateAt(position) == large.stateAt(position));
            QVERIFY(small.bytes() < kSmall.checkpoints + 800'000);
        }
    }

    /// The solver in one thread, the stop and the windows in another: only values cross.
    void oneThreadRunsAnotherStopsAndLooks_data() { engines(); }
    void oneThreadRunsAnotherStopsAndLooks() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(24);
        const Grid puzzle = puzzles::minimal(random).grid;
        // The mutex is the test's own: it passes a value on, as the application does by a queued call.
        std::mutex mutex;
        std::condition_variable changed;
        std::shared_ptr<const EventWindow> shown;
        bool over = false;
        std::stop_source stop;
        std::jthread runner([&, token = stop.get_token()] {
            Recording recording(*solver, puzzle, {.proof = Proof::Reported}, kSmall);
            for (bool more = true; more && !token.stop_requested();) {
                more = recording.extend(500);
                const auto window = recording.windowAt(recording.eventCount() / 2);
                // Only the finished window is passed on; the recording stays in its thread.
                const std::lock_guard lock(mutex);
                shown = window;
                changed.notify_one();
            }
            const std::lock_guard lock(mutex);
            over = true;
            changed.notify_one();
        });
        for (int looks = 0; looks < 20; ++looks) {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return over || shown; });
            const auto window = std::exchange(shown, nullptr);
            lock.unlock();
            if (!window) break;
            // Builds some boards of the window, while the runner may be making the next one.
            for (std::uint64_t position = window->first(); position <= window->end(); position += 97)
                QCOMPARE(window->state(position).position(), position);
        }
        stop.request_stop();
    }

    /// A run to the end in one thread, stopped from another.
    void stopEndsALongRun() {
        std::stop_source stop;
        Report report;
        struct Started : EventSink {
            bool take(const EventBatch&) override {
                started.request_stop();
                return true;
            }
            std::stop_source started;
        } sink;
        std::jthread runner([&, token = stop.get_token()] {
            // Contrary to the order in which backtracking tries the digits, so that the run is long.
            report = solvers::backtracking.run(Grid::fromCells(std::string(72, '.') + "987654321"),
                                               {.proof = Proof::Reported, .limits = {50'000'000}}, &sink, token);
        });
        // The run must have started before it is stopped.
        while (!sink.started.stop_requested()) std::this_thread::yield();
        stop.request_stop();
        runner.join();
        QVERIFY(report.reported.events() > 0);
    }

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        for (const Solver* solver : eventSolvers()) QTest::newRow(std::string(solver->id).c_str()) << solver;
    }
};

/// At every event: as many clauses as the events say, two literals of each watched, and not both false without need.
void TestRecording::clausesAreThoseOfTheSolver() {
    const Grid puzzle =
        Grid::fromCells("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    Recording recording(solvers::cdcl, puzzle, {.proof = Proof::None});
    while (recording.extend(1000)) {
    }
    std::size_t most = 0;
    for (std::uint64_t position = 0; position <= recording.eventCount(); position += 7) {
        const SolverState state = recording.stateAt(position);
        const auto held = recording.clausesAt(position);
        const auto window = recording.windowAt(position);
        // While clauses are forgotten one by one, the solver holds them all.
        if (position > window->first() && window->event(position).kind == EventKind::Forget) continue;
        QCOMPARE(held.size(), state.clauses().size());
        most = std::max(most, held.size());
        for (std::size_t at = 0; at < held.size(); ++at) {
            QCOMPARE(held[at].id, state.clauses()[at]->id);
            const auto& literals = state.clauses()[at]->literals;
            QCOMPARE(held[at].watched.size(), literals.size() > 1 ? std::size_t{2} : std::size_t{0});
            for (const Literal literal : held[at].watched)
                QVERIFY(std::ranges::find(literals, literal) != literals.end());
            QVERIFY(held[at].levels >= 1 && held[at].lastConflict <= state.count(EventKind::Conflict));
        }
    }
    QVERIFY(most > 20);
    QVERIFY(Recording(solvers::mrv, puzzle).clausesAt(0).empty());
}

QTEST_APPLESS_MAIN(TestRecording)
#include "tst_recording.moc"
