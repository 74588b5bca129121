// SPDX-License-Identifier: MIT
// --verify: every step of logic, checked by the fast solver and by what the step names.
#include "app/cli/answers/verified.h"
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTest>

using ninefold::verify::Evidence;

namespace {

/// Needs chains.
const QByteArray kHard = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

} // namespace

class TestVerify : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfASolutionIsProved() {
        const Ran ran = runCli({"solve", "--engine", "logic", "--verify", "--steps", "--json"}, kHard);
        QCOMPARE(ran.code, 0);
        const QJsonObject answer = ran.object(), verified = answer["verified"].toObject();
        const QJsonArray steps = answer["steps"].toArray();
        QVERIFY(steps.size() > 60);
        QCOMPARE(verified["pattern"].toInt(), static_cast<int>(steps.size()));
        QCOMPARE(verified["solver"].toInt(), 0);
        QCOMPARE(verified["refuted"].toInt(), 0);
        QVERIFY(verified["not_by_pattern"].toObject().isEmpty());
        for (const auto& step : steps) QCOMPARE(step.toObject()["verified"].toString(), QString("pattern"));
    }

    void theStepsOfOnePositionAreChecked() {
        const QJsonObject answer = runCli({"steps", "--technique", "nishio", "--verify", "--json"}, kHard).object();
        const QJsonArray steps = answer["steps"].toArray();
        QVERIFY(!steps.isEmpty());
        QCOMPARE(answer["verified"].toObject()["pattern"].toInt(), static_cast<int>(steps.size()));
        QCOMPARE(steps[0].toObject()["verified"].toString(), QString("pattern"));
    }

    void withoutItNothingIsSaid() {
        const QJsonObject answer = runCli({"solve", "--engine", "logic", "--steps", "--json"}, kHard).object();
        QVERIFY(!answer.contains("verified"));
        QVERIFY(!answer["steps"].toArray()[0].toObject().contains("verified"));
    }

    void textEndsWithTheCounts() {
        const Ran ran = runCli({"solve", "--verify"}, kHard);
        QVERIFY(ran.out.contains("[proved by its pattern]"));
        QVERIFY(ran.out.endsWith(" proved by their pattern, 0 by the solver only, 0 refuted.\n"));
        QVERIFY(runCli({"steps", "--best", "--verify"}, kHard)
                    .out.endsWith("\n1 step: 1 proved by their pattern, 0 by the solver only, 0 refuted.\n"));
    }

    /// The program has no wrong steps to show, so the exit code is tested where it comes from.
    void aRefutedStepIsAFlaw() {
        ninefold::cli::BatchResult result;
        countEvidence(std::array{Evidence::Pattern, Evidence::Solver, Evidence::Solver}, result);
        QVERIFY(!result.flawed);
        countEvidence(std::array{Evidence::Refuted}, result);
        QVERIFY(result.flawed);
        QCOMPARE(ninefold::cli::verifiedSummary(result),
                 std::string("4 steps: 1 proved by their pattern, 2 by the solver only, 1 refuted.\n"));
    }
};

QTEST_GUILESS_MAIN(TestVerify)
#include "tst_verify.moc"
