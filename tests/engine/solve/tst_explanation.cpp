// SPDX-License-Identifier: MIT
// Explanations of events: each fact follows from earlier ones, and they all go back to decisions. The user gets a
// short list out of a long run. A list that is too short would be a wrong reason, so the board is built from the
// listed facts alone, and the conclusion has to follow on that board.
#include "engine/solve/explanation.h"
#include "engine/solve/recording.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

/// Do these facts, with the puzzle and its direct consequences, force what the reason says?
bool enough(const SolverState& state, const std::vector<SolverState::Entry>& facts, Reason reason,
            std::optional<Literal> of) {
    Grid grid = state.start();
    // Level 0 is taken for granted.
    for (const SolverState::Entry& entry : state.trail()) {
        const bool known = entry.level == 0 || std::ranges::find(facts, entry) != facts.end();
        // A failed choice is ruled out and needs no reason of its own.
        const bool tried = entry.kind == SolverState::Kind::Tried;
        if (!known && !tried) continue;
        if (entry.literal.positive() && !tried) grid.place(entry.literal.cell(), entry.literal.digit());
        else grid.removeCandidate(entry.literal.cell(), entry.literal.digit());
    }
    // The candidate of the conclusion itself does not count: it is what is left over.
    const auto open = [&](Cell cell, Digit digit) {
        if (of && of->cell() == cell && of->digit() == digit) return false;
        return !grid.isSet(cell) && grid.isCandidate(cell, digit);
    };
    const auto none = [&](Cells cells, Digit digit) {
        for (const Cell cell : cells)
            if (open(cell, digit)) return false;
        return true;
    };
    switch (reason.kind()) {
    case Reason::Kind::OneCell:
        for (const Digit digit : Digits::all())
            if (open(reason.cell(), digit)) return false;
        return true;
    case Reason::Kind::OneHouse:
        return none(kHouses[reason.house()], reason.digit());
    case Reason::Kind::Crossing:
        return none(kHouses[reason.house()] - kHouses[reason.other()], reason.digit());
    case Reason::Kind::Learned:
        for (const auto& clause : state.clauses())
            if (clause->id == reason.clause())
                for (const Literal literal : clause->literals) {
                    const bool isFalse = literal.positive() ? !open(literal.cell(), literal.digit()) &&
                                                                  grid.value(literal.cell()) != literal.digit()
                                                            : grid.value(literal.cell()) == literal.digit();
                    if (!isFalse && !(of && of->variable() == literal.variable())) return false;
                }
        return true;
    default:
        return true;
    }
}

std::vector<SolverState::Entry> entriesOf(const Explanation& explanation, const std::vector<int>& places) {
    std::vector<SolverState::Entry> entries;
    for (const int place : places) entries.push_back(explanation.facts[static_cast<std::size_t>(place)].entry);
    return entries;
}

} // namespace

class TestExplanation : public QObject {
    Q_OBJECT

private slots:
    void factsAreEnoughForWhatFollows_data() { engines(); }
    void factsAreEnoughForWhatFollows();
    void theCutIsTheClause();

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        QTest::newRow("propagation") << &solvers::propagation;
        QTest::newRow("cdcl") << &solvers::cdcl;
    }
};

/// Only the engines that imply have reasons.
void TestExplanation::factsAreEnoughForWhatFollows() {
    QFETCH(const Solver*, solver);
    std::mt19937 random(31);
    for (int round = 0; round < 6; ++round) {
        Recording recording(*solver, puzzles::minimal(random).grid);
        // Enough events to query; a whole run may have far more.
        while (recording.eventCount() < 4000 && recording.extend(1000)) {
        }
        for (int look = 0; look < 150; ++look) {
            const std::uint64_t number = 1 + random() % recording.eventCount();
            const SolverState before = recording.stateAt(number - 1);
            // The state before the event: an explanation may not use consequences of the event.
            const SolverEvent event = recording.windowAt(number)->event(number);
            std::optional<Literal> of;
            if (event.kind == EventKind::Imply) of = Literal::is(event.cell, event.digit);
            else if (event.kind == EventKind::Eliminate) of = Literal::isNot(event.cell, event.digit);
            else if (event.kind != EventKind::Conflict) continue;
            const Explanation why = explain(before, event.reason, of);
            QVERIFY(enough(before, entriesOf(why, why.premises), event.reason, of));
            for (std::size_t at = 0; at < why.facts.size(); ++at) {
                const auto& [entry, from, cut] = why.facts[at];
                QVERIFY(entry.level > 0 && !cut);
                // Facts are in order, each after what it follows from, so that the list can be read from top to
                // bottom.
                for (const int earlier : from) QVERIFY(earlier < static_cast<int>(at));
                if (entry.kind == SolverState::Kind::Decided) QVERIFY(from.empty());
                else QVERIFY(enough(before, entriesOf(why, from), entry.reason, entry.literal));
            }
        }
    }
}

/// A learned clause says that the facts of the cut cannot hold together, and names no others.
void TestExplanation::theCutIsTheClause() {
    std::mt19937 random(32);
    int lessons = 0;
    for (int round = 0; round < 20; ++round) {
        Recording recording(solvers::cdcl, puzzles::minimal(random).grid);
        while (recording.extend(1000)) {
        }
        const auto window = recording.windowAt(0);
        for (std::uint64_t number = 1; number <= window->end(); ++number) {
            const SolverEvent& event = window->event(number);
            if (event.kind != EventKind::Learn) continue;
            const SolverState before = window->state(number - 1);
            const auto clause = window->clause(event);
            const Explanation why = explain(before, before.conflict(), std::nullopt, clause);
            std::size_t cut = 0;
            for (const Explanation::Fact& fact : why.facts) {
                if (fact.cut) ++cut;
                // A fact outside the cut follows from facts in the cut.
                else QVERIFY(fact.entry.kind != SolverState::Kind::Decided || !fact.from.empty() || clause.empty());
            }
            // Never more facts than the clause has literals.
            QVERIFY(cut > 0 && cut <= clause.size());
            ++lessons;
        }
    }
    QVERIFY(lessons > 0);
}

QTEST_APPLESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
