// SPDX-License-Identifier: MIT
// Requirements for every technique. Descriptors are data that no other test checks: an incomplete one would show as
// an empty line in the window. Paths are found as players get them, each technique when its turn comes.
#include "tests/engine/logic/walks.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

struct Steps : StepSink {
    bool take(Step&& step) override {
        list.push_back(std::move(step));
        return true;
    }
    std::vector<Step> list;
};

} // namespace

class TestTechniques : public QObject {
    Q_OBJECT

private slots:
    /// A score without a grade, or the other way round, would be a mistake: HoDoKu knows a technique or does not.
    void everyTechniqueIsDescribed() {
        QSet<QByteArray> ids;
        for (const Technique* technique : allTechniques()) {
            const QByteArray id(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
            QVERIFY2(!id.isEmpty() && !ids.contains(id), id);
            ids.insert(id);
            QVERIFY2(!technique->name.empty() && technique->rating > 0, id);
            // Steps with a chain are explained line by line and have a conclusion instead.
            QVERIFY2(technique->text.size() > 20 || technique->conclusion.size() > 20, id);
            QVERIFY2(technique->find != nullptr && techniqueById(technique->id) == technique, id);
            QVERIFY2((technique->score > 0) == technique->grade.has_value(), id);
        }
    }

    /// Every step on the way to the solution is true.
    void pathsAreSound() {
        std::mt19937 random(2);
        const Finder finder(Profile::standard(), true);
        int solved = 0;
        for (int n = 0; n < 300; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            while (const std::optional<Step> step = finder.next(position)) {
                const std::string fault = walks::faultOf(*step, position, puzzle.solution);
                QVERIFY2(fault.empty(), fault.c_str());
                position.apply(*step);
            }
            // Sound, and also useful.
            solved += position.solved();
        }
        qInfo("%d of 300 puzzles solved by logic", solved);
        // Not all: the standard order leaves out techniques that are only used on request.
        QVERIFY(solved > 290);
    }

    /// Hints, replays and saved games all rely on finding the same path again.
    void samePositionSameSteps() {
        std::mt19937 random(4);
        const Finder finder(Profile::standard(), true);
        for (int n = 0; n < 20; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position one(puzzle.grid), two(puzzle.grid);
            Steps first, second;
            QCOMPARE(walk(one, finder, first), walk(two, finder, second));
            QVERIFY(first.list == second.list);
        }
    }
};

QTEST_APPLESS_MAIN(TestTechniques)
#include "tst_techniques.moc"
