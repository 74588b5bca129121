// SPDX-License-Identifier: MIT
// Every part of a wish reaches the specification and the settings, and what is chosen last is kept.
#include "app/session/newpuzzles/puzzlewish.h"

#include "app/session/newpuzzles/wishrules.h"
#include "engine/generator/chances.h"
#include "engine/generator/maker.h"
#include "engine/logic/technique.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;

class TestPuzzleWish : public QObject {
    Q_OBJECT

private slots:
    void everyWishReachesTheSpecification();
    void easyLevelsFixTheGivens();
    void aPatternReplacesTheSymmetry();
    void aClimbKeepsToItsGrid();
    void wishesAreRemembered_data();
    void wishesAreRemembered();
    void anEditedLineDoesNoHarm();
    void aTechniqueMovesTheLevel();
    void aTechniqueThatFitsMovesNothing();
    void aLevelDropsATechnique();
    void rareShapesAreToldApart();
    void whatCannotBeIsSaid();
};

void TestPuzzleWish::everyWishReachesTheSpecification() {
    const PuzzleWish wish{.level = Level::VeryHard,
                          .part = LevelPart::Harder,
                          .symmetry = Symmetry::Diagonal,
                          .givens = Range{24, 25},
                          .technique = &techniques::wWing};
    const PuzzleSpec spec = specOf(wish);
    QCOMPARE(spec.level, Level::VeryHard);
    QCOMPARE(spec.part, LevelPart::Harder);
    QCOMPARE(spec.symmetry, Symmetry::Diagonal);
    QVERIFY(spec.clues == (Range{24, 25}));
    QCOMPARE(spec.technique, &techniques::wWing);
    QVERIFY(!spec.pattern && !spec.climb && !spec.wantsHardest());
    // A plain wish is one that is made ahead for every level.
    QVERIFY(specOf({.level = Level::Hard, .part = LevelPart::Easier, .symmetry = Symmetry::None}) ==
            (PuzzleSpec{.level = Level::Hard, .part = LevelPart::Easier}));
}

void TestPuzzleWish::easyLevelsFixTheGivens() {
    for (const Level level : kLevels) {
        const PuzzleSpec spec = specOf({.level = level, .givens = Range{24, 25}});
        QCOMPARE(spec.clues.has_value(), level >= Level::Normal);
        QCOMPARE(fixesGivens(level), level < Level::Normal);
    }
}

void TestPuzzleWish::aPatternReplacesTheSymmetry() {
    Cells pattern;
    for (Cell cell = 0; cell < kCellCount; cell += 3) pattern.add(cell);
    PuzzleWish wish{.symmetry = Symmetry::Full, .pattern = pattern, .givens = Range{30, 32}};
    QVERIFY(!specOf(wish).pattern);
    wish.byPattern = true;
    const PuzzleSpec spec = specOf(wish);
    QVERIFY(spec.pattern == pattern);
    QCOMPARE(spec.symmetry, Symmetry::None);
    QVERIFY(!spec.clues);
    QCOMPARE(spec.level, Level::Normal);
}

void TestPuzzleWish::aClimbKeepsToItsGrid() {
    PuzzleWish wish{.level = Level::Hard, .hardestOfGrid = true, .symmetry = Symmetry::QuarterTurn};
    wish.technique = &techniques::xWing;
    wish.byPattern = true;
    QVERIFY(specOf(wish).climb && !specOf(wish).solution);
    QVERIFY(!specOf(wish).isChoosy() && !specOf(wish).pattern);
    QCOMPARE(specOf(wish).symmetry, Symmetry::QuarterTurn);
    solve::FastSolver solver;
    Random random(3);
    wish.grid = randomSolution(random, solver);
    const auto made = Maker(specOf(wish)).make(random);
    QVERIFY(made && made->solution == *wish.grid);
    QVERIFY(isSymmetric(made->puzzle.givens(), Symmetry::QuarterTurn));
}

void TestPuzzleWish::wishesAreRemembered_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << "level=hard part=1 symmetry=none";
    QTest::newRow("all") << "level=very-hard part=3 symmetry=both-axes by-pattern=1 pattern=" +
                                QString("x........").repeated(9) + " givens=24-25 technique=xy-wing candidates=1";
    QTest::newRow("climb") << "level=expert part=2 symmetry=180 climb=1";
}

void TestPuzzleWish::wishesAreRemembered() {
    QFETCH(QString, text);
    const PuzzleWish wish = wishFromText(text);
    QCOMPARE(wishText(wish), text);
    QVERIFY(wish != PuzzleWish());
    QVERIFY(wishFromText(wishText(wish)) == wish);
}

void TestPuzzleWish::anEditedLineDoesNoHarm() {
    const PuzzleWish usual{.level = Level::Easy, .symmetry = Symmetry::Full};
    QVERIFY(wishFromText({}, usual) == usual);
    QVERIFY(wishFromText("level=silly part=9 symmetry=round givens=90-10 technique=magic pattern=x", usual) == usual);
    QVERIFY(wishFromText("===  = level level=", usual) == usual);
    QVERIFY(!wishFromText("givens=3-99").givens);
    QVERIFY(!wishFromText("givens=25").givens);
}

void TestPuzzleWish::aTechniqueMovesTheLevel() {
    for (const Technique* technique : likelyTechniques()) {
        const AdjustedWish adjusted = withTechnique({.level = Level::Easy}, technique);
        QCOMPARE(adjusted.wish.technique, technique);
        QVERIFY2(chanceOf(*technique, adjusted.wish.level, adjusted.wish.part) > 0, technique->id.data());
        QVERIFY(adjusted.remark.startsWith("The level is now "));
        QVERIFY2(whyNot(adjusted.wish).isEmpty(), technique->id.data());
    }
    const AdjustedWish wing = withTechnique({.level = Level::Normal}, &techniques::xyWing);
    QCOMPARE(wing.remark, "The level is now Hard (harder), where it comes up. This takes less than a second.");
    // Another third of the same level is preferred to another level.
    const AdjustedWish third =
        withTechnique({.level = Level::Hard, .part = LevelPart::Easier, .hardestOfGrid = true}, &techniques::xyWing);
    QCOMPARE(third.wish.level, Level::Hard);
    QCOMPARE(third.wish.part, LevelPart::Harder);
    QVERIFY(!third.wish.hardestOfGrid);
}

void TestPuzzleWish::aTechniqueThatFitsMovesNothing() {
    const PuzzleWish wish{.level = Level::VeryHard, .part = LevelPart::Middle};
    const AdjustedWish adjusted = withTechnique(wish, &techniques::skyscraper);
    QCOMPARE(adjusted.wish.level, Level::VeryHard);
    QCOMPARE(adjusted.wish.part, LevelPart::Middle);
    QCOMPARE(adjusted.remark, "This takes less than a second.");
    QVERIFY(withTechnique(adjusted.wish, nullptr).wish == wish);
    QVERIFY(withTechnique(adjusted.wish, nullptr).remark.isEmpty());
}

void TestPuzzleWish::aLevelDropsATechnique() {
    const PuzzleWish wish{.level = Level::VeryHard, .part = LevelPart::Middle, .technique = &techniques::skyscraper};
    const AdjustedWish easy = withLevel(wish, Level::Easy, LevelPart::Middle);
    QCOMPARE(easy.wish.level, Level::Easy);
    QVERIFY(easy.wish.technique == nullptr);
    QVERIFY2(easy.remark.contains("Skyscraper") && easy.remark.contains("Easy"), qPrintable(easy.remark));
    const AdjustedWish expert = withLevel(wish, Level::Expert, LevelPart::Easier);
    QCOMPARE(expert.wish.technique, &techniques::skyscraper);
    QVERIFY(withLevel({}, Level::Easy, LevelPart::Middle).remark.isEmpty());
}

void TestPuzzleWish::rareShapesAreToldApart() {
    const QString rare = "This is rare: the search may take a while, and can be stopped.";
    QCOMPARE(effortText({.level = Level::VeryHard}), QString());
    QCOMPARE(effortText({.level = Level::VeryHard, .symmetry = Symmetry::BothAxes}), rare);
    QCOMPARE(effortText({.level = Level::Easy, .symmetry = Symmetry::BothAxes}), QString());
    QCOMPARE(effortText({.level = Level::Hard, .givens = Range{20, 21}}), rare);
    QCOMPARE(effortText({.level = Level::Easy, .givens = Range{20, 21}}), QString());
    QCOMPARE(effortText({.level = Level::Hard, .hardestOfGrid = true, .symmetry = Symmetry::Full}), QString());
    QCOMPARE(effortText({.level = Level::VeryHard, .technique = &techniques::skyscraper}),
             "This takes less than a second.");
}

void TestPuzzleWish::whatCannotBeIsSaid() {
    QVERIFY(whyNot({}).isEmpty());
    PuzzleWish wish{.level = Level::Hard, .byPattern = true};
    for (Cell cell = 0; cell < 16; ++cell) wish.pattern.add(5 * cell);
    QVERIFY2(whyNot(wish).contains("17"), qPrintable(whyNot(wish)));
    wish.level = Level::Easy;
    QCOMPARE(whyNot(wish), "Easy has 41 givens; the pattern has 16.");
    wish.hardestOfGrid = true;
    QVERIFY(whyNot(wish).isEmpty());
}

QTEST_APPLESS_MAIN(TestPuzzleWish)
#include "tst_puzzlewish.moc"
