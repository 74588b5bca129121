// SPDX-License-Identifier: MIT
// What the teacher says, by verdict and by objection.
#include "app/documents/text/practice/judgements.h"

#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"

#include <QTest>

using namespace ninefold;
using practice::Judgement;
using practice::Objection;
using practice::Verdict;

namespace {

const Cell kCell = *cellFromName("r2c8");

logic::Step stepBy(const logic::Technique& technique) {
    logic::Step step;
    step.technique = &technique;
    step.remove(kCell, 4);
    return step;
}

QString said(Judgement judgement) {
    return documents::judgementSentence(judgement, logic::techniques::xyWing);
}

QString said(const Objection& objection) {
    return documents::objectionSentence(objection);
}

} // namespace

class TestJudgements : public QObject {
    Q_OBJECT

private slots:
    void tasks() {
        QCOMPARE(documents::taskSentence(logic::techniques::xyWing, false),
                 QString("There is an XY-Wing. Remove what it removes."));
        QCOMPARE(documents::taskSentence(logic::techniques::nakedSingle, true),
                 QString("There is a Naked Single. Set the digit that it gives."));
        for (const logic::Technique* technique : logic::allTechniques()) {
            const QString text = documents::taskSentence(*technique, false);
            QVERIFY2(text.startsWith("There ") && !text.contains('%'), qPrintable(text));
        }
    }

    /// The rest is what the step itself says.
    void rightIsExplained() {
        const logic::Position position(
            Grid::fromCells("12345678........................................................................."));
        const auto step = logic::Finder(logic::Profile::standard(), true).next(position);
        QVERIFY(step.has_value());
        const QString text = said({.verdict = Verdict::Right, .steps = {*step}});
        QVERIFY2(text.startsWith("Right. r1c9 is 9"), qPrintable(text));
    }

    void missing() {
        const practice::Changes removals = {{1, 2, false}, {1, 3, false}};
        QCOMPARE(said({.verdict = Verdict::Partly, .missing = {removals.front()}}),
                 QString("Good, but not all: %n removal(s) are still missing.").replace("%n", "1"));
        QCOMPARE(said({.verdict = Verdict::Partly, .missing = {{1, 2, true}}}),
                 QString("Good, but not all: %n digit(s) are still missing.").replace("%n", "1"));
        QCOMPARE(said({.verdict = Verdict::Partly, .missing = {{1, 2, false}, {1, 3, true}}}),
                 QString("Good, but something is still missing."));
    }

    /// Each technique once; and what was asked for stays the task, if it is there.
    void others() {
        const logic::Step pair = stepBy(logic::techniques::nakedPair), wing = stepBy(logic::techniques::xWing);
        QCOMPARE(said({.verdict = Verdict::Other, .steps = {pair, pair}}),
                 QString("True, by Naked Pair. Now find: XY-Wing."));
        QCOMPARE(said({.verdict = Verdict::Other, .steps = {pair, wing}, .isThere = false}),
                 QString("True, by Naked Pair and X-Wing. There is no step of XY-Wing here."));
        QCOMPARE(said({.verdict = Verdict::Unproved}),
                 QString("True, but not by a step that I know. Now find: XY-Wing."));
        QCOMPARE(said({.verdict = Verdict::Nothing}), QString("Nothing would change: mark what goes, or set a digit."));
    }

    void harderStepsAreCalledHarder() {
        logic::Step chain = stepBy(logic::techniques::xyChain);
        QCOMPARE(said({.verdict = Verdict::Other, .steps = {stepBy(logic::techniques::nakedPair), chain}}),
                 QString("True, but it takes a harder step: Naked Pair and XY-Chain. Now find: XY-Wing."));
    }

    /// The step that was asked for, and something else.
    void whatIsBesideTheStepIsNamed() {
        const logic::Step wing = stepBy(logic::techniques::xyWing);
        QVERIFY(said({.verdict = Verdict::Right, .steps = {wing}, .besides = {stepBy(logic::techniques::xWing)}})
                    .endsWith("The rest is true as well, by X-Wing."));
        QCOMPARE(said({.verdict = Verdict::Unproved, .steps = {wing}}),
                 QString("The XY-Wing is right. The rest is true, but no step that I know shows it."));
    }

    void thePatternIsNotWhatGoes() {
        const Objection objection{.kind = Objection::Kind::Solution, .change = {kCell, 4, false}};
        QCOMPARE(said({.verdict = Verdict::Wrong,
                       .objection = objection,
                       .isAllWrong = false,
                       .ofPattern = logic::Deduction{kCell, 4, false}}),
                 QString("Not all of it is right. The 4 of r2c8 belongs to the pattern itself: what goes is beside it. "
                         "r2c8 can still be 4: it is so in the solution."));
    }

    void objections_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("places");
        QTest::addColumn<QString>("says");
        const auto row = [](Objection::Kind kind, bool places, const char* says) {
            QTest::addRow("%d %s", static_cast<int>(kind), places ? "places" : "removes")
                << static_cast<int>(kind) << places << says;
        };
        row(Objection::Kind::Held, true, "r2c8 cannot be 4: row 2 has its 4 in r2c9.");
        row(Objection::Kind::RuledOut, true, "r2c8 cannot be 4: this candidate is gone already.");
        row(Objection::Kind::OnlyDigit, false, "r2c8 can still be 4: no other digit is left there.");
        row(Objection::Kind::OnlyPlace, false, "r2c8 can still be 4: no other place is left for it in row 2.");
        row(Objection::Kind::Solution, false, "r2c8 can still be 4: it is so in the solution.");
        row(Objection::Kind::Solution, true, "r2c8 is not 4 in the solution.");
    }
    void objections() {
        QFETCH(int, kind);
        QFETCH(bool, places);
        QFETCH(QString, says);
        const Objection objection{.kind = static_cast<Objection::Kind>(kind),
                                  .change = {kCell, 4, places},
                                  .holder = *cellFromName("r2c9"),
                                  .house = rowHouse(1)};
        QCOMPARE(said(objection), says);
    }

    void theCellItself() {
        QCOMPARE(said({.kind = Objection::Kind::Held, .change = {kCell, 4, true}, .holder = kCell, .right = 7}),
                 QString("r2c8 is 7."));
    }

    /// What would be left otherwise, and why it cannot be.
    void contradictions() {
        const Grid grid =
            Grid::fromCells(".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.");
        const practice::Question question{logic::Position(grid), solve::FastSolver().solve(grid, 1).solution[0],
                                          &logic::techniques::xyWing, true};
        int seen = 0;
        for (const Cell cell : question.position.blanks()) {
            const Digit right = question.solution[static_cast<std::size_t>(cell)];
            const Objection objection = practice::objectionTo({cell, right, false}, question);
            if (objection.kind != Objection::Kind::Contradiction) continue;
            const QString text = said(objection), name = QString::fromStdString(cellName(cell));
            QVERIFY2(text.startsWith(QString("%1 can still be %2. Otherwise ").arg(name).arg(right)), qPrintable(text));
            QVERIFY2(text.contains(", and step by step that leaves ") && !text.contains('{') && !text.contains('['),
                     qPrintable(text));
            ++seen;
        }
        QVERIFY(seen > 0);
    }
};

QTEST_APPLESS_MAIN(TestJudgements)
#include "tst_judgements.moc"
