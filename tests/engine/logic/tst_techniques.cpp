// SPDX-License-Identifier: MIT
// What holds for every technique, over many puzzles.
#include "engine/logic/path.h"
#include "tests/engine/logic/puzzles.h"

#include <QSet>
#include <QTest>

using namespace ninefold;

namespace {

struct Steps : StepSink {
    bool take(Step&& step) override {
        list.push_back(std::move(step));
        return true;
    }
    std::vector<Step> list;
};

bool agrees(const Step& step, const puzzles::Values& solution) {
    for (const Deduction& deduction : step.deductions)
        if ((solution[deduction.cell] == deduction.digit) != deduction.places) return false;
    return true;
}

bool hasEffect(const Step& step, const Position& position) {
    for (const Deduction& deduction : step.deductions)
        if (!position.isCandidate(deduction.cell, deduction.digit)) return false;
    return !step.deductions.empty();
}

} // namespace

class TestTechniques : public QObject {
    Q_OBJECT

private slots:
    void everyTechniqueIsDescribed() {
        QSet<QByteArray> ids;
        for (const Technique* technique : allTechniques()) {
            const QByteArray id(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
            QVERIFY2(!id.isEmpty() && !ids.contains(id), id);
            ids.insert(id);
            QVERIFY2(!technique->name.empty() && technique->text.size() > 20 && technique->rating > 0, id);
            QVERIFY2(technique->find != nullptr && techniqueById(technique->id) == technique, id);
            QVERIFY2((technique->score > 0) == (technique->level != HodokuLevel::None), id);
        }
    }

    /// No step of any technique contradicts the solution, at every position of a path.
    void everyStepIsSound() {
        std::mt19937 random(2);
        const Finder finder(Profile::standard(), true);
        for (int n = 0; n < 100; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            while (!position.solved()) {
                const std::vector<Step> steps = finder.all(position);
                for (const Step& step : steps) {
                    QVERIFY2(agrees(step, puzzle.solution), step.technique->id.data());
                    QVERIFY2(hasEffect(step, position), step.technique->id.data());
                    QVERIFY2(!step.marks.empty() && !step.args.empty(), step.technique->id.data());
                }
                if (steps.empty()) break;
                position.apply(steps.front());
            }
        }
    }

    void samePositionSameSteps() {
        std::mt19937 random(3);
        const Finder finder(Profile::standard(), true);
        for (int n = 0; n < 20; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position one(puzzle.grid), two(puzzle.grid);
            Steps first, second;
            QCOMPARE(walk(one, finder, first), walk(two, finder, second));
            QVERIFY(first.list == second.list);
            QVERIFY(finder.all(one) == finder.all(two));
        }
    }
};

QTEST_APPLESS_MAIN(TestTechniques)
#include "tst_techniques.moc"
