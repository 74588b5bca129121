// SPDX-License-Identifier: MIT
// The rule of the levels that players see: tested at each of its limits, and the program's fast way to apply it is
// compared with the full rating.
#include "engine/generator/maker.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"
#include "tests/engine/rating/rule/madepuzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

class TestLevelRule : public QObject {
    Q_OBJECT

private slots:
    void followsTheRule() {
        // Singles only: the number of blank cells decides, and the rating does not matter.
        QCOMPARE(levelByRule(26, true, 23), Level::VeryEasy);
        QCOMPARE(levelByRule(27, true, 23), Level::Easy);
        QCOMPARE(levelByRule(49, true, 23), Level::Easy);
        QCOMPARE(levelByRule(50, true, 23), Level::Normal);
        // Otherwise the rating decides, and the number of blank cells does not matter.
        QCOMPARE(levelByRule(20, false, 20), Level::Hard);
        QCOMPARE(levelByRule(60, false, 45), Level::Hard);
        QCOMPARE(levelByRule(60, false, 46), Level::VeryHard);
        QCOMPARE(levelByRule(60, false, 72), Level::VeryHard);
        QCOMPARE(levelByRule(60, false, 73), Level::Expert);
    }

    /// The fast way agrees with the full rating.
    void stopsEarlyWithTheSameAnswer() {
        MadePuzzles puzzles(6);
        std::array<int, 6> met{};
        for (std::size_t n = 0; n < 360; ++n) {
            const auto made = puzzles.make(n);
            QVERIFY(made.has_value());
            const int hardest = fullRating(made->puzzle, 84);
            const Level level = levelOf(made->puzzle);
            QCOMPARE(level, levelByRule(made->puzzle.blanks().count(), solvedBySingles(made->puzzle), hardest));
            ++met[static_cast<std::size_t>(level)];
        }
        // Every level came up, so the fast way was tested on all of them.
        for (const int count : met) QVERIFY2(count > 0, "a level was never met");
    }
};

QTEST_APPLESS_MAIN(TestLevelRule)
#include "tst_levelrule.moc"
