// SPDX-License-Identifier: MIT
// Folding all steps into a list of tens. Nothing may be lost: the lines together have the effect of all steps, and
// no line is redundant.
#include "engine/logic/stepfolding.h"

#include "engine/logic/finder.h"
#include "engine/logic/technique.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

constexpr const char* kFirst = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

Step removing(std::initializer_list<Candidate> candidates) {
    Step step;
    for (const Candidate& candidate : candidates) step.remove(candidate.cell, candidate.digit);
    return step;
}

Step placing(Cell cell, Digit digit) {
    Step step;
    step.place(cell, digit);
    return step;
}

} // namespace

class TestStepFolding : public QObject {
    Q_OBJECT

private slots:
    /// A step with the same effect as a line, or a part of it, is folded under that line.
    void repetitionsAreFolded() {
        StepFolding folding{Position(Grid())};
        QVERIFY(!folding.fold(removing({{0, 1}, {1, 1}})));
        QVERIFY(!folding.fold(removing({{2, 2}})));
        QCOMPARE(folding.fold(removing({{0, 1}, {1, 1}})), std::optional<int>(0));
        QCOMPARE(folding.fold(removing({{1, 1}})), std::optional<int>(0));
        QCOMPARE(folding.fold(removing({{2, 2}})), std::optional<int>(1));
        QVERIFY(!folding.fold(removing({{2, 3}})));
        QCOMPARE(folding.lines(), 3);
    }

    /// The combined effect of several lines is nothing new; it is folded under the one that has most of it.
    void whatSeveralLinesDoIsFolded() {
        StepFolding folding{Position(Grid())};
        folding.fold(removing({{0, 1}}));
        folding.fold(removing({{1, 1}, {2, 1}}));
        QCOMPARE(folding.fold(removing({{0, 1}, {1, 1}, {2, 1}})), std::optional<int>(1));
        QCOMPARE(folding.fold(removing({{0, 1}, {1, 1}})), std::optional<int>(0));
        // One candidate more makes it a line of its own.
        QVERIFY(!folding.fold(removing({{0, 1}, {3, 1}})));
    }

    /// Placing a digit clears its cell and its peers; knowing that it is the only candidate does not place it yet.
    void placementsDoWhatFollowsFromThem() {
        StepFolding folding{Position(Grid())};
        QVERIFY(!folding.fold(placing(0, 5)));
        QCOMPARE(folding.fold(removing({{0, 4}, {8, 5}, {72, 5}, {20, 5}})), std::optional<int>(0));
        QVERIFY(!folding.fold(removing({{40, 5}})));
        StepFolding other{Position(Grid())};
        QVERIFY(!other.fold(removing({{0, 1}})));
        QVERIFY(!other.fold(placing(0, 5)));
        QCOMPARE(other.fold(placing(0, 5)), std::optional<int>(1));
    }

    /// More than ten thousand steps are possible on this easy board, but only tens of lines.
    void thousandsBecomeTens() {
        const Position position(Grid::fromCells(kFirst));
        const std::vector<Step> steps = Finder(Profile::standard(), true).all(position);
        QVERIFY(steps.size() > 10000);
        StepFolding folding(position);
        Position after = position, all = position;
        for (const Step& step : steps) {
            const int lines = folding.lines();
            if (const std::optional<int> line = folding.fold(step)) QVERIFY(*line >= 0 && *line < lines);
            else after.apply(step);
            all.apply(step);
        }
        QVERIFY(folding.lines() < 100);
        // Nothing is lost: the lines alone have the same effect as all steps.
        QCOMPARE(after.grid(), all.grid());
    }
};

QTEST_GUILESS_MAIN(TestStepFolding)
#include "tst_stepfolding.moc"
