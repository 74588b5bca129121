// SPDX-License-Identifier: MIT
// The way from a conflict to the learned clause, recomputed from events alone: it has to arrive at the clause that the
// solver reports.
#include "engine/solve/resolution.h"
#include "tests/engine/solve/conflicts.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

bool contains(const std::vector<Literal>& all, std::span<const Literal> some) {
    return std::ranges::all_of(some, [&](Literal literal) { return std::ranges::find(all, literal) != all.end(); });
}

} // namespace

class TestResolution : public QObject {
    Q_OBJECT

private slots:
    void everyStatementHasItsReason();
    void itEndsWithTheLearnedClause_data();
    void itEndsWithTheLearnedClause();
    void withoutAConflictThereIsNone();
};

/// Statements stand in the order in which they became true, and each after its reasons.
void TestResolution::everyStatementHasItsReason() {
    const int learned = conflicts::forEach(Choice::MostConstrained, [](const SolverState& state, auto) {
        const LiteralTrail trail(state);
        const Grid grid = state.grid();
        int last = 0;
        for (std::size_t at = 0; at < trail.facts().size(); ++at) {
            const auto& [literal, reason, level, number] = trail.facts()[at];
            QVERIFY(level >= last);
            last = level;
            QCOMPARE(trail.find(literal), static_cast<int>(at));
            QCOMPARE(trail.find(~literal), -1);
            if (literal.positive()) QCOMPARE(grid.value(literal.cell()), literal.digit());
            else QVERIFY(grid.isSet(literal.cell()) || !grid.isCandidate(literal.cell(), literal.digit()));
            for (const int before : trail.antecedents(reason, literal.variable()))
                QVERIFY(before < static_cast<int>(at));
        }
    });
    QVERIFY(learned > 20);
}

void TestResolution::itEndsWithTheLearnedClause_data() {
    QTest::addColumn<int>("choice");
    QTest::newRow("most constrained") << static_cast<int>(Choice::MostConstrained);
    QTest::newRow("activity") << static_cast<int>(Choice::Activity);
}

void TestResolution::itEndsWithTheLearnedClause() {
    QFETCH(int, choice);
    int shortened = 0;
    const int learned = conflicts::forEach(static_cast<Choice>(choice), [&](const SolverState& state, auto clause) {
        const auto steps = resolution(state, clause);
        QVERIFY(!steps.empty() && !steps.front().replaced && steps.front().reason == state.conflict());
        const LiteralTrail trail(state);
        for (const ResolutionStep& step : steps) {
            int last = -1;
            for (const Literal literal : step.clause) {
                // All are false, in order.
                QVERIFY(trail.find(~literal) > last);
                last = trail.find(~literal);
            }
            QVERIFY(step.shortened || (&step == &steps.back()) || step.ofLastLevel > 1 || (&step + 1)->shortened);
            QCOMPARE(step.events.size(), step.clause.size());
            for (std::size_t at = 0; at < step.clause.size(); ++at)
                QCOMPARE(step.events[at], trail.facts()[static_cast<std::size_t>(trail.find(~step.clause[at]))].number);
            if (&step == &steps.front()) continue;
            // Every other step replaces one literal of the clause before, and leaves all others.
            QVERIFY(step.replaced);
            std::vector<Literal> others = (&step - 1)->clause;
            QCOMPARE(std::erase(others, ~*step.replaced), 1U);
            QVERIFY(contains(step.clause, others) && !contains(step.clause, std::vector{~*step.replaced}));
            if (step.shortened) QCOMPARE(step.clause.size(), others.size());
        }
        QCOMPARE(steps.back().ofLastLevel, 1);
        QCOMPARE(steps.back().clause.size(), clause.size());
        QVERIFY(contains(steps.back().clause, clause));
        shortened += steps.back().shortened;
    });
    QVERIFY(learned > 20);
    QVERIFY(shortened > 0);
}

void TestResolution::withoutAConflictThereIsNone() {
    QVERIFY(resolution(SolverState(Grid::fromCells(conflicts::kPuzzles[0])), {}).empty());
}

QTEST_APPLESS_MAIN(TestResolution)
#include "tst_resolution.moc"
