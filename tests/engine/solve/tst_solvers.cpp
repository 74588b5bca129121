// SPDX-License-Identifier: MIT
// All engines of solvers.def: correct answers, and runs in which every event is true. The engines exist to be
// watched, so correct answers are not enough. RunCheck checks the events; this file provides the kinds of puzzles
// and the options.
#include "tests/engine/solve/agreement.h"
#include "tests/engine/solve/puzzlekinds.h"
#include "tests/engine/solve/runcheck.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::solve;
using namespace ninefold::test;

namespace {

using Status = Report::Status;

/// Keeps all events of a run.
class Keep : public EventSink {
public:
    bool take(const EventBatch& batch) override {
        // Literal indices refer to the pool of a batch; in a joined pool they change.
        for (SolverEvent event : batch.events) {
            event.firstLiteral += static_cast<std::uint32_t>(literals.size());
            events.push_back(event);
        }
        literals.insert(literals.end(), batch.literals.begin(), batch.literals.end());
        return events.size() < most;
    }
    std::vector<SolverEvent> events;
    std::vector<Literal> literals;
    std::size_t most = SIZE_MAX;
};

/// Made once for all engines.
const std::vector<Known>& ownPuzzles() {
    static const std::vector<Known> list = [] {
        std::vector<Known> made;
        std::mt19937 random(11);
        for (int round = 0; round < 500; ++round) {
            made.emplace_back(puzzles::easy(random));
            made.emplace_back(puzzles::minimal(random).grid);
            made.emplace_back(puzzles::ambiguous(random));
            made.emplace_back(puzzles::unsolvable(random));
        }
        return made;
    }();
    return list;
}

/// All sets of these switches.
std::vector<Switches> combinations(Switches all) {
    std::vector<Switches> sets{Switches()};
    for (const auto& text : switchTexts()) {
        if (!all.has(text.what)) continue;
        for (std::size_t i = sets.size(); i-- > 0;) {
            Switches more = sets[i];
            more.set(text.what, true);
            sets.push_back(more);
        }
    }
    return sets;
}

void add(SolverStats& sum, const SolverStats& stats) {
    for (int kind = 0; kind < kEventKindCount; ++kind) sum.counts[kind] += stats.counts[kind];
}

/// For most of the first decisions some candidate, possible or not.
OwnDecisions anyDecisions(std::mt19937& random) {
    std::vector<OwnDecision> decisions;
    for (std::uint64_t number = 1; number < 60; ++number)
        if (puzzles::below(random, 4) > 0)
            decisions.push_back(
                {number, Literal::is(puzzles::below(random, kCellCount), 1 + puzzles::below(random, kDigitCount))});
    return std::make_shared<const std::vector<OwnDecision>>(std::move(decisions));
}

} // namespace

class TestSolvers : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheFastSolver_data() { engines(); }
    void agreesWithTheFastSolver() {
        QFETCH(const Solver*, solver);
        Tally tally;
        for (const Known& known : ownPuzzles())
            if (tally.fault.isEmpty()) agree(*solver, known, tally);
        QCOMPARE(tally.fault, QString());
        // Enough puzzles, because some engines may leave a puzzle unfinished.
        QVERIFY(tally.finished > 600);
    }

    /// All kinds of puzzles with each kind of proof, because the part after the first solution depends on it.
    void everyEventHolds_data() { engines(); }
    void everyEventHolds() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(12);
        for (int round = 0; round < 120; ++round) {
            const auto [puzzle, bind] = puzzles::sample(round, random);
            for (const Proof proof : {Proof::None, Proof::Silent, Proof::Reported}) {
                RunCheck check(puzzle, solver->id, bind);
                const SolverOptions options{.proof = proof, .candidatesBind = bind, .limits = {kTurns}};
                const Report report = solver->run(puzzle, options, &check);
                const QString fault = check.fault(report);
                QVERIFY2(fault.isEmpty(), qPrintable(fault + " in " + puzzle.cellsText().c_str()));
            }
        }
    }

    /// Every way of deciding with every combination of switches: the events must be correct as well.
    void everyEventHoldsHoweverItDecides_data() { engines(); }
    void everyEventHoldsHoweverItDecides() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(19);
        for (const Choice choice : solver->choices)
            for (const Switches& switches : combinations(solver->switches)) {
                for (int round = 0; round < 6; ++round) {
                    const auto [puzzle, bind] = puzzles::sample(static_cast<int>(random() % 120), random);
                    RunCheck check(puzzle, solver->id, bind);
                    const SolverOptions options{.proof = Proof::Reported,
                                                .choice = choice,
                                                .candidatesBind = bind,
                                                .limits = {kTurns},
                                                .switches = switches,
                                                .seed = random()};
                    const QString fault = check.fault(solver->run(puzzle, options, &check));
                    QVERIFY2(fault.isEmpty(), qPrintable(fault + " in " + puzzle.cellsText().c_str()));
                }
            }
    }

    /// What is switched off does not happen.
    void switchesDoWhatTheySay() {
        std::mt19937 random(20);
        SolverStats plain, without;
        std::uint64_t literals = 0, more = 0;
        for (int round = 0; round < 60; ++round) {
            const Grid puzzle = puzzles::tangled(random);
            Keep keep, whole;
            const SolverOptions options{.choice = Choice::Random, .candidatesBind = true};
            SolverOptions off = options;
            off.switches = {};
            add(plain, solvers::cdcl.run(puzzle, options, &keep).total);
            add(without, solvers::cdcl.run(puzzle, off, &whole).total);
            literals += keep.literals.size();
            more += whole.literals.size();
        }
        QVERIFY(plain.count(EventKind::Restart) > 0 && plain.count(EventKind::Forget) > 0);
        QCOMPARE(without.count(EventKind::Restart), std::uint64_t{0});
        QCOMPARE(without.count(EventKind::Forget), std::uint64_t{0});
        // Clauses are longer on average without minimisation.
        QVERIFY(more * plain.count(EventKind::Learn) > literals * without.count(EventKind::Learn));
    }

    /// A person decides anything at any time: the answer is that of the solver alone, and all that was decided happens.
    void anyDecisionsOfAPersonAreRight_data() { engines(); }
    void anyDecisionsOfAPersonAreRight() {
        QFETCH(const Solver*, solver);
        if (solver->steering == Steering::Nowhere) return;
        std::mt19937 random(21);
        int obeyed = 0;
        for (int round = 0; round < 100; ++round) {
            const auto [puzzle, bind] = puzzles::sample(round, random);
            const Report alone = solver->run(puzzle, {.candidatesBind = bind, .limits = {kTurns}});
            const OwnDecisions decisions = anyDecisions(random);
            RunCheck check(puzzle, solver->id, bind, true);
            Keep keep;
            const SolverOptions options{
                .proof = Proof::Reported, .candidatesBind = bind, .limits = {kTurns}, .decisions = decisions};
            const Report report = solver->run(puzzle, options, &check);
            const QString fault = check.fault(report);
            QVERIFY2(fault.isEmpty(), qPrintable(fault + " in " + puzzle.cellsText().c_str()));
            if (alone.status != Status::Unfinished && report.status != Status::Unfinished)
                QCOMPARE(report.status, alone.status);
            if (alone.status == Status::Solved && report.status == Status::Solved)
                QCOMPARE(report.solution[0], alone.solution[0]);
            solver->run(puzzle, options, &keep);
            std::uint64_t number = 0;
            for (const SolverEvent& event : keep.events) {
                if (event.kind != EventKind::Decide) continue;
                ++number;
                const auto own = std::ranges::find(*decisions, number, &OwnDecision::number);
                obeyed += own != decisions->end() && own->literal == Literal::is(event.cell, event.digit);
            }
        }
        QVERIFY2(obeyed > 50, qPrintable(QString::number(obeyed)));
    }

    /// Recording and replay rely on this: a position of a run is reached again by running again.
    void sameRunTwice_data() { engines(); }
    void sameRunTwice() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(13);
        for (int round = 0; round < 40; ++round) {
            const Grid puzzle = puzzles::minimal(random).grid;
            const SolverOptions options{.proof = Proof::Reported, .limits = {20'000}};
            Keep first, second;
            const Report report = solver->run(puzzle, options, &first);
            // A search that has just solved another puzzle keeps its memory, but none of its content may affect this
            // run.
            const std::unique_ptr<Search> search = solver->begin();
            search->start(puzzles::unsolvable(random), options);
            finish(*search);
            search->start(puzzle, options); // a reused search equals a new one
            QCOMPARE(finish(*search, &second).reported, report.reported);
            QCOMPARE(first.events, second.events);
            QCOMPARE(first.literals, second.literals);
            QCOMPARE(solver->run(puzzle, options).reported, report.reported); // without a sink the result is the same
        }
    }

    /// A silent proof does the same work as one with events.
    void silenceChangesNothing_data() { engines(); }
    void silenceChangesNothing() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(14);
        for (int round = 0; round < 40; ++round) {
            const Grid puzzle = round % 2 ? puzzles::easy(random) : puzzles::ambiguous(random);
            Keep silent, reported, none;
            const Report a = solver->run(puzzle, {.proof = Proof::Silent}, &silent);
            const Report b = solver->run(puzzle, {.proof = Proof::Reported}, &reported);
            const Report c = solver->run(puzzle, {.proof = Proof::None}, &none);
            QCOMPARE(a.total, b.total);
            QCOMPARE(a.reported, c.reported);
            QCOMPARE(a.status, b.status);
            QCOMPARE(silent.events, none.events);
            QCOMPARE(silent.events.back().kind, EventKind::Solved);
            QCOMPARE(static_cast<std::uint64_t>(silent.events.size()), a.reported.events());
            // The run with events starts with exactly the events of the silent one.
            QVERIFY(std::equal(silent.events.begin(), silent.events.end(), reported.events.begin()));
        }
    }

    /// A clash is in the report; there is no run that could show it.
    void aClashIsInvalid_data() { engines(); }
    void aClashIsInvalid() {
        QFETCH(const Solver*, solver);
        Keep keep;
        const Grid grid = Grid::fromCells("11" + std::string(79, '.'));
        QCOMPARE(solver->run(grid, {}, &keep).status, Status::Invalid);
        QVERIFY(keep.events.empty());
    }

    /// Nothing to choose and nothing to imply: the solution, its exclusion, and that nothing else is left.
    void aFullBoardIsASolutionAtOnce_data() { engines(); }
    void aFullBoardIsASolutionAtOnce() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(15);
        const Grid full = puzzles::gridOf(puzzles::solutionGrid(random));
        Keep keep;
        const Report report = solver->run(full, {.proof = Proof::Reported}, &keep);
        QCOMPARE(report.status, Status::Solved);
        // Solved, excluded, exhausted.
        QCOMPARE(keep.events.size(), std::size_t{3});
        QCOMPARE(keep.events[0].kind, EventKind::Solved);
        QCOMPARE(keep.events[2].kind, EventKind::Exhausted);
    }

    /// The same positions as a Sukaku; the fast solver is called with candidates as well.
    void candidatesBindOnlyWhenAsked_data() { engines(); }
    void candidatesBindOnlyWhenAsked() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(16);
        for (int round = 0; round < 20; ++round) {
            const auto solution = puzzles::solutionGrid(random);
            Grid grid;
            for (Cell cell = 0; cell < kCellCount; ++cell)
                grid.setCandidates(cell, Digits::of(solution[cell]) | Digits::of(puzzles::below(random, 9) + 1));
            FastSolver fast;
            const FastSolver::Answer answer = fast.solveCandidates(grid, 2);
            const Report report = solver->run(grid, {.candidatesBind = true, .limits = {kTurns}});
            if (report.status == Status::Unfinished) continue;
            QCOMPARE(report.status, expected(answer));
            for (Cell cell = 0; cell < kCellCount; ++cell) QVERIFY(grid.isCandidate(cell, report.solution[0][cell]));
        }
    }

    /// Three ways to end a run early, each of them quick: the limit, the stop and a sink that has enough.
    void limitsStopsAndSinksEndARun_data() { engines(); }
    void limitsStopsAndSinksEndARun() {
        QFETCH(const Solver*, solver);
        const Grid empty;
        const Report limited = solver->run(empty, {.limits = {10}});
        QCOMPARE(limited.status, Status::Unfinished);
        // A turn may report many events, but at most about ten per cell.
        QVERIFY(limited.reported.events() <= 10 * 10 * kCellCount);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(solver->run(empty, {}, nullptr, stop.get_token()).reported.events(), std::uint64_t{0});
        Keep keep;
        // Enough after the first batch.
        keep.most = 1;
        std::mt19937 random(17);
        const Grid hard = puzzles::unsolvable(random);
        solver->run(hard, {}, &keep);
        // The sink is called after each batch, so some batches of events may have come.
        QVERIFY(keep.events.size() < 4000);
    }

    /// What a descriptor says of its engine, by the events of a run that needs many tries.
    void descriptorsTellTheTruth_data() { engines(); }
    void descriptorsTellTheTruth() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(19);
        SolverStats sum;
        bool obeys = false;
        for (int round = 0; round < 20; ++round) {
            const Grid puzzle = puzzles::minimal(random).grid;
            Keep usual, other;
            const SolverOptions options{.choice = Choice::MostConstrained, .limits = {kTurns}};
            const Report report = solver->run(puzzle, options, &usual);
            solver->run(puzzle, {.choice = Choice::Activity, .limits = {kTurns}}, &other);
            obeys = obeys || usual.events != other.events;
            for (int kind = 0; kind < kEventKindCount; ++kind) sum.counts[kind] += report.total.counts[kind];
        }
        QCOMPARE(sum.count(EventKind::Learn) > 0, solver->learns);
        QCOMPARE(obeys, !solver->choices.empty());
        QVERIFY(sum.count(solver->deadEnd) > 0);
        // Going back is a dead end only where there is nothing more exact.
        QCOMPARE(solver->deadEnd != EventKind::Conflict, sum.count(EventKind::Conflict) == 0);
    }

    /// The behaviour of each engine on a fixed set: any change of behaviour shows here, wanted or not.
    void signature_data() { engines(); }
    /// The numbers are from a run of the current engines. A faster data structure does not change them, but another
    /// order of choices does. If a change is intended, write down the new numbers.
    void signature() {
        QFETCH(const Solver*, solver);
        static const QMap<std::string_view, QString> known = {
            {"backtracking", "decisions 589369 implications 0 conflicts 0 learned 0 forgotten 0 "
                             "back 587938 restarts 0 events 5886656"},
            {"mrv", "decisions 138967 implications 0 conflicts 17013 learned 0 forgotten 0 "
                    "back 137949 restarts 0 events 294049"},
            {"branching", "decisions 41159 implications 0 conflicts 2335 learned 0 forgotten 0 "
                          "back 39587 restarts 0 events 83235"},
            {"propagation", "decisions 2860 implications 57483 conflicts 2669 learned 0 forgotten 0 "
                            "back 2681 restarts 0 events 65849"},
            {"cdcl", "decisions 1355 implications 20560 conflicts 851 learned 835 forgotten 215 "
                     "back 863 restarts 33 events 29231"},
        };
        std::mt19937 random(18);
        SolverStats sum;
        for (int round = 0; round < 60; ++round) {
            const auto [puzzle, bind] = puzzles::sample(round, random);
            const SolverStats stats = solver->run(puzzle, {.candidatesBind = bind, .limits = {kTurns}}).total;
            for (int kind = 0; kind < kEventKindCount; ++kind) sum.counts[kind] += stats.counts[kind];
        }
        const auto count = [&sum](EventKind kind) { return QString::number(sum.count(kind)); };
        const QString seen =
            QString("decisions %1 implications %2 conflicts %3 learned %4 forgotten %5 back %6 restarts %7 events %8")
                .arg(count(EventKind::Decide), count(EventKind::Imply), count(EventKind::Conflict),
                     count(EventKind::Learn), count(EventKind::Forget),
                     QString::number(sum.count(EventKind::Backtrack) + sum.count(EventKind::Backjump)),
                     count(EventKind::Restart))
                .arg(sum.events());
        QCOMPARE(seen, known.value(solver->id));
    }

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        for (const Solver* solver : eventSolvers()) QTest::newRow(std::string(solver->id).c_str()) << solver;
    }
};

QTEST_APPLESS_MAIN(TestSolvers)
#include "tst_solvers.moc"
