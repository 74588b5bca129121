// SPDX-License-Identifier: MIT
// What a person needs for a puzzle: nothing where singles suffice, and otherwise the techniques of a path that takes a
// single wherever there is one.
#include "engine/generator/maker.h"
#include "engine/logic/needs.h"
#include "engine/rating/rule/levelrule.h"
#include "tests/engine/candidatepuzzle.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;

class TestNeeds : public QObject {
    Q_OBJECT

private slots:
    void whatSinglesSolveNeedsNothing() {
        for (const Level level : kLevels)
            for (int n = 0; n < 5; ++n) {
                Random random(12, n);
                const auto made = Maker({.level = level}).make(random);
                QVERIFY(made.has_value());
                const Needs needs = needsOf(made->puzzle);
                QVERIFY(needs.complete);
                QCOMPARE(needs.techniques.empty(), solvedBySingles(made->puzzle));
                QVERIFY(std::ranges::is_sorted(needs.techniques, {}, [](const Technique* technique) {
                    return std::ranges::find(allTechniques(), technique) - allTechniques().begin();
                }));
                for (const Technique* technique : needs.techniques) QVERIFY(technique->family != Family::Singles);
            }
    }

    /// With the needed techniques and singles alone the puzzle is solved; without any it is not.
    void whatIsNeededIsEnough() {
        for (int n = 0; n < 5; ++n) {
            Random random(13, n);
            const auto made = Maker({.level = Level::Hard}).make(random);
            QVERIFY(made.has_value());
            const Needs needs = needsOf(made->puzzle);
            std::vector<const Technique*> order;
            for (const Technique* technique : allTechniques())
                if (technique->family == Family::Singles) order.push_back(technique);
            QVERIFY(!isSolvedBy(made->puzzle, order));
            order.insert(order.end(), needs.techniques.begin(), needs.techniques.end());
            QVERIFY(isSolvedBy(made->puzzle, order));
        }
    }

    /// Where a candidate and not a given excludes the second solution, a conclusion from uniqueness sets a wrong digit.
    void bindingCandidatesExcludeUniqueness() {
        const Needs needs = needsOf(candidatePuzzle());
        QVERIFY(needs.complete);
        QVERIFY(std::ranges::none_of(needs.techniques, &Technique::uniqueness));
    }

    void aPuzzleThatIsStoppedIsNotComplete() {
        std::stop_source source;
        source.request_stop();
        Random random(13);
        const auto made = Maker({.level = Level::Hard}).make(random);
        QVERIFY(!needsOf(made->puzzle, source.get_token()).complete);
    }

private:
    static bool isSolvedBy(const Grid& puzzle, const std::vector<const Technique*>& techniques) {
        const Finder finder(Profile::only(techniques), true);
        Position position(puzzle);
        while (const auto step = finder.next(position)) position.apply(*step);
        return position.solved();
    }
};

QTEST_APPLESS_MAIN(TestNeeds)
#include "tst_needs.moc"
