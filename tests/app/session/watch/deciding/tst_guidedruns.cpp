// SPDX-License-Identifier: MIT
// Guessing instead of a solver: where the run stops, what another guess makes of it, and the runs that are kept.
#include "app/session/watch/deciding/guidedruns.h"

#include "app/session/watch/playback.h"
#include "engine/solve/bitboard.h"
#include "tests/app/session/watch/plainrun.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A run that a person decides, as the page puts it together.
struct Parts {
    EventRun run;
    Playback playback;
    GuidedRuns guided{run, playback};

    void start(const Solver& solver, const Grid& puzzle) {
        playback.setTimeline(&run);
        playback.setMode(PlaybackMode::Unlimited);
        run.start({&solver, puzzle, {.proof = Proof::None}});
        guided.begin();
        guided.setOn(true);
    }
    bool atEnd() const {
        return run.isComplete() && playback.position() == run.lastKnown() && run.holds(run.lastKnown());
    }
    /// Plays to the next turn or to the end.
    void play() {
        QTRY_VERIFY_WITH_TIMEOUT(run.isComplete(), 30'000);
        if (!playback.isPlaying() && !guided.turn()) playback.setPlaying(true);
        wait();
    }
    void wait() {
        QTRY_VERIFY_WITH_TIMEOUT(!playback.isPlaying() && run.isComplete() && (guided.turn() || atEnd()), 30'000);
    }
};

Literal anyOf(const Turn& turn, std::mt19937& random) {
    std::vector<Literal> all;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : turn.open[cell]) all.push_back(Literal::is(cell, digit));
    assert(!all.empty());
    return all[random() % all.size()];
}

/// The most memory that this process has used, in megabytes.
int peakMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').first().toInt() / 1024;
    return 0;
}

} // namespace

class TestGuidedRuns : public QObject {
    Q_OBJECT

private slots:
    void itStopsBeforeEachGuess_data() { engines(); }
    void itStopsBeforeEachGuess();
    void anotherGuessIsAnotherRun();
    void keptRunsAreMadeAgain();
    void whatCannotBeGuessedIsRefused();
    void anyGuessesLeadToTheSolution();

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        for (const Solver* solver : eventSolvers())
            if (solver->steering != Steering::Nowhere) QTest::newRow(std::string(solver->id).c_str()) << solver;
    }
};

/// While the solver makes each guess, the run stops before every one of them that leaves a choice.
void TestGuidedRuns::itStopsBeforeEachGuess() {
    QFETCH(const Solver*, solver);
    std::mt19937 random(31);
    const Grid puzzle = puzzles::minimal(random).grid;
    PlainRun plain(puzzle);
    solver->run(puzzle, {.proof = Proof::None}, &plain);
    std::vector<quint64> wanted;
    for (std::size_t event = 1; event < plain.states.size() && wanted.size() < 60; ++event) {
        if (plain.kinds[event - 1] != EventKind::Decide) continue;
        const SolverState &before = plain.states[event - 1], &after = plain.states[event];
        const Cell cell = after.trail().back().literal.cell();
        const bool again = !before.trail().empty() && before.trail().back().kind == SolverState::Kind::Tried;
        const bool choice =
            solver->steering == Steering::Everywhere || (!again && before.grid().candidates(cell).count() > 1);
        if (choice) wanted.push_back(event - 1);
    }
    QVERIFY(wanted.size() > 2);
    Parts parts;
    parts.start(*solver, puzzle);
    for (const quint64 position : wanted) {
        parts.play();
        QVERIFY(parts.guided.turn());
        QCOMPARE(parts.playback.position(), position);
        parts.guided.letSolverDecide();
        parts.wait();
    }
}

void TestGuidedRuns::anotherGuessIsAnotherRun() {
    const Grid puzzle = Grid::fromCells(kHard);
    PlainRun alone(puzzle);
    solvers::cdcl.run(puzzle, {.proof = Proof::None}, &alone);
    Parts parts;
    parts.start(solvers::cdcl, puzzle);
    parts.play();
    const quint64 position = parts.playback.position();
    const auto turn = parts.guided.turn();
    QVERIFY(turn);
    std::mt19937 random(32);
    Literal chosen = turn->usual;
    while (chosen == turn->usual) chosen = anyOf(*turn, random);
    QVERIFY(parts.guided.decide(chosen.cell(), chosen.digit()));
    parts.wait();
    QCOMPARE(parts.guided.runs().size(), std::size_t{2});
    QCOMPARE(parts.guided.current(), std::size_t{1});
    QCOMPARE(*parts.guided.runs()[1].lastGuess(), chosen);
    QCOMPARE(parts.guided.runs()[1].leftAt, position);
    // The same up to there, and then the guess.
    QVERIFY(parts.run.window().holds(position + 1));
    QCOMPARE(parts.run.window().state(position), alone.states[position]);
    QCOMPARE(parts.run.window().event(position + 1).kind, EventKind::Decide);
    QCOMPARE(Literal::is(parts.run.window().event(position + 1).cell, parts.run.window().event(position + 1).digit),
             chosen);
}

/// All figures of a run are the same when it is shown again, and the solver's own run is that of the solver.
void TestGuidedRuns::keptRunsAreMadeAgain() {
    Parts parts;
    std::mt19937 random(33);
    parts.start(solvers::cdcl, Grid::fromCells(kHard));
    while (parts.play(), parts.guided.turn() && parts.guided.runs().size() < 6) {
        const Literal guess = anyOf(*parts.guided.turn(), random);
        QVERIFY(parts.guided.decide(guess.cell(), guess.digit()));
        parts.wait();
    }
    QVERIFY(parts.guided.runs().size() > 2);
    const std::vector<RunRecord> before = parts.guided.runs();
    for (std::size_t index = 0; index < before.size(); ++index) {
        parts.guided.open(index);
        QTRY_VERIFY(parts.run.isComplete() && parts.playback.position() == before[index].leftAt);
        const RunRecord& again = parts.guided.runs()[index];
        // What was left early may not have been complete.
        if (!before[index].complete) continue;
        QCOMPARE(again.events, before[index].events);
        QCOMPARE(again.deadEnds, before[index].deadEnds);
        QCOMPARE(again.deepest, before[index].deepest);
    }
    const Report alone = solvers::cdcl.run(Grid::fromCells(kHard), {.proof = Proof::None});
    QCOMPARE(parts.guided.runs()[0].deadEnds, quint64{alone.reported.count(EventKind::Conflict)});
}

void TestGuidedRuns::whatCannotBeGuessedIsRefused() {
    Parts parts;
    parts.start(solvers::cdcl, Grid::fromCells(kHard));
    QVERIFY(!parts.guided.turn() && !parts.guided.decide(1, 1)); // not a place for a guess
    parts.play();
    QVERIFY(!parts.guided.decide(0, 1)); // a given
    const auto turn = parts.guided.turn();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : Digits::all() - turn->open[cell]) QVERIFY(!parts.guided.decide(cell, digit));
    parts.guided.setOn(false);
    QVERIFY(!parts.guided.turn() && !parts.guided.decide(turn->usual.cell(), turn->usual.digit()));
    QCOMPARE(parts.guided.runs().size(), std::size_t{1});
}

/// After any guesses the board is right at the end, and the memory stays small. NINEFOLD_RUNS: how many runs.
void TestGuidedRuns::anyGuessesLeadToTheSolution() {
    std::mt19937 random(34);
    const int runs = std::max(12, qEnvironmentVariableIntValue("NINEFOLD_RUNS"));
    const Solver* const steered[] = {&solvers::cdcl, &solvers::propagation, &solvers::cdcl, &solvers::mrv,
                                     &solvers::branching};
    Parts parts;
    FastSolver fast;
    int guesses = 0;
    for (int number = 0; number < runs; ++number) {
        const Grid puzzle = number % 4 == 0 ? Grid::fromCells(kHard) : puzzles::minimal(random).grid;
        const Solver& solver = *steered[static_cast<std::size_t>(number / 2) % std::size(steered)];
        parts.start(solver, puzzle);
        // Enough for a person; then the solver continues alone.
        for (int own = 0; own < 8; ++own) {
            parts.play();
            if (!parts.guided.turn()) break;
            const Literal guess = anyOf(*parts.guided.turn(), random);
            QVERIFY(parts.guided.decide(guess.cell(), guess.digit()));
            parts.wait();
            ++guesses;
        }
        parts.guided.setOn(false);
        parts.playback.toLast();
        QTRY_VERIFY(parts.atEnd());
        QCOMPARE(parts.run.window().state(parts.run.lastKnown()).grid().cellsText(),
                 puzzles::gridOf(fast.solve(puzzle).solution[0]).cellsText());
        QVERIFY(parts.guided.runs().size() <= session::GuidedRuns::kMostRuns);
    }
    QVERIFY(guesses > runs);
// A sanitizer needs memory of its own.
#if !defined(__SANITIZE_ADDRESS__)
    QVERIFY2(peakMegabytes() < 160, qPrintable(QString::number(peakMegabytes())));
#endif
    qInfo("%d runs, %d guesses, %d MB at most", runs, guesses, peakMegabytes());
}

QTEST_GUILESS_MAIN(TestGuidedRuns)
#include "tst_guidedruns.moc"
