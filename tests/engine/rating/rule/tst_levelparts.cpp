// SPDX-License-Identifier: MIT
// The thirds of the levels: tested at each of their limits, and the short way to tell the part of a puzzle is compared
// with the full rating.
#include "engine/generator/maker.h"
#include "engine/rating/rule/levelparts.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"
#include "tests/engine/rating/rule/madepuzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

class TestLevelParts : public QObject {
    Q_OBJECT

private slots:
    void partsFollowTheRating_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("easier");
        QTest::addColumn<int>("middle");
        QTest::newRow("Normal") << static_cast<int>(Level::Normal) << 12 << 15;
        QTest::newRow("Hard") << static_cast<int>(Level::Hard) << 26 << 34;
        QTest::newRow("Very Hard") << static_cast<int>(Level::VeryHard) << 56 << 66;
        QTest::newRow("Expert") << static_cast<int>(Level::Expert) << 80 << 86;
    }

    void partsFollowTheRating() {
        QFETCH(int, level);
        QFETCH(int, easier);
        QFETCH(int, middle);
        const Level of = kLevels[level];
        QCOMPARE(partByRule(of, 0, easier), LevelPart::Easier);
        QCOMPARE(partByRule(of, 0, easier + 1), LevelPart::Middle);
        QCOMPARE(partByRule(of, 0, middle), LevelPart::Middle);
        QCOMPARE(partByRule(of, 0, middle + 1), LevelPart::Harder);
        // Together the ranges are the level, without a gap.
        QCOMPARE(ratingsOfPart(of, LevelPart::Easier).least, ratingsOfLevel(of).least);
        QCOMPARE(ratingsOfPart(of, LevelPart::Easier).most, easier);
        QCOMPARE(ratingsOfPart(of, LevelPart::Middle).least, easier + 1);
        QCOMPARE(ratingsOfPart(of, LevelPart::Middle).most, middle);
        QCOMPARE(ratingsOfPart(of, LevelPart::Harder).least, middle + 1);
        QCOMPARE(ratingsOfPart(of, LevelPart::Harder).most, ratingsOfLevel(of).most);
    }

    void easyPartsFollowTheOpenCells() {
        QCOMPARE(partByRule(Level::VeryEasy, 25, 0), LevelPart::Easier);
        QCOMPARE(partByRule(Level::VeryEasy, 24, 0), LevelPart::Middle);
        QCOMPARE(partByRule(Level::VeryEasy, 23, 0), LevelPart::Middle);
        QCOMPARE(partByRule(Level::VeryEasy, 22, 0), LevelPart::Harder);
        QCOMPARE(partByRule(Level::Easy, 23, 0), LevelPart::Easier);
        QCOMPARE(partByRule(Level::Easy, 22, 0), LevelPart::Middle);
        QCOMPARE(partByRule(Level::Easy, 19, 0), LevelPart::Middle);
        QCOMPARE(partByRule(Level::Easy, 18, 0), LevelPart::Harder);
        QVERIFY(isMeasuredByOpenCells(Level::Easy) && !isMeasuredByOpenCells(Level::Normal));
        for (const Level level : {Level::VeryEasy, Level::Easy})
            for (const LevelPart part : kLevelParts) {
                const OpenCells open = openCellsOfPart(level, part);
                QVERIFY(open.least <= open.most);
                QCOMPARE(partByRule(level, open.least, 0), part);
                QCOMPARE(partByRule(level, open.most, 0), part);
            }
    }

    /// A blank board has no open cell; the last cell of a row is open, and so is the place of a digit that the lines
    /// around a box leave.
    void openCellsAreSingles() {
        QCOMPARE(cellsOpenAtStart(Grid()), 0);
        QCOMPARE(cellsOpenAtStart(Grid::fromCells("12345678." + std::string(72, '.'))), 1);
        std::string lines(81, '.');
        for (const int cell : {3, 15, 28, 56}) lines[static_cast<std::size_t>(cell)] = '5';
        QCOMPARE(cellsOpenAtStart(Grid::fromCells(lines)), 1);
    }

    /// Exactly one part of exactly one level has a puzzle, and it is that of the full rating.
    void theShortWayGivesTheSameAnswer() {
        MadePuzzles puzzles(8);
        for (std::size_t n = 0; n < 120; ++n) {
            const auto made = puzzles.make(n);
            QVERIFY(made.has_value());
            const int hardest = fullRating(made->puzzle, 90);
            const Level level = levelOf(made->puzzle);
            const LevelPart part = partByRule(level, cellsOpenAtStart(made->puzzle), hardest);
            for (const Level other : kLevels) {
                QCOMPARE(isOfLevel(other, made->puzzle), other == level);
                for (const LevelPart third : kLevelParts)
                    QCOMPARE(isOfPart(other, third, made->puzzle), other == level && third == part);
            }
        }
    }

    void stoppedIsNoAnswer() {
        std::stop_source source;
        source.request_stop();
        Random random(8);
        const auto made = Maker({.level = Level::Expert}).make(random);
        QVERIFY(made.has_value());
        QVERIFY(!isOfLevel(Level::Expert, made->puzzle, source.get_token()));
        for (const LevelPart part : kLevelParts)
            QVERIFY(!isOfPart(Level::Expert, part, made->puzzle, source.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestLevelParts)
#include "tst_levelparts.moc"
