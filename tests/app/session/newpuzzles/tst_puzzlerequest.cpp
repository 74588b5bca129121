// SPDX-License-Identifier: MIT
// Every part of a request reaches the specification and the settings, and what is chosen last is kept.
#include "app/session/newpuzzles/puzzlerequest.h"

#include "app/session/newpuzzles/requestrules.h"
#include "engine/generator/chances.h"
#include "engine/generator/maker.h"
#include "engine/logic/techniques.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;

class TestPuzzleRequest : public QObject {
    Q_OBJECT

private slots:
    void everyRequestReachesTheSpecification();
    void easyLevelsFixTheGivens();
    void aPatternReplacesTheSymmetry();
    void aClimbKeepsToItsGrid();
    void requestsAreRemembered_data();
    void requestsAreRemembered();
    void anEditedLineDoesNoHarm();
    void aTechniqueMovesTheLevel();
    void aTechniqueThatFitsMovesNothing();
    void aLevelDropsATechnique();
    void rareShapesAreDistinguished();
    void whatCannotBeIsSaid();
};

void TestPuzzleRequest::everyRequestReachesTheSpecification() {
    const PuzzleRequest request{.level = Level::VeryHard,
                                .part = LevelPart::Harder,
                                .symmetry = Symmetry::Diagonal,
                                .givens = Range{24, 25},
                                .technique = &techniques::wWing};
    const PuzzleSpec spec = specOf(request);
    QCOMPARE(spec.level, Level::VeryHard);
    QCOMPARE(spec.part, LevelPart::Harder);
    QCOMPARE(spec.symmetry, Symmetry::Diagonal);
    QVERIFY(spec.clues == (Range{24, 25}));
    QCOMPARE(spec.technique, &techniques::wWing);
    QVERIFY(!spec.pattern && !spec.climb && !spec.wantsHardest());
    // A plain request is one that is made ahead for every level.
    QVERIFY(specOf({.level = Level::Hard, .part = LevelPart::Easier, .symmetry = Symmetry::None}) ==
            (PuzzleSpec{.level = Level::Hard, .part = LevelPart::Easier}));
}

void TestPuzzleRequest::easyLevelsFixTheGivens() {
    for (const Level level : kLevels) {
        const PuzzleSpec spec = specOf({.level = level, .givens = Range{24, 25}});
        QCOMPARE(spec.clues.has_value(), level >= Level::Normal);
        QCOMPARE(fixesGivens(level), level < Level::Normal);
    }
}

void TestPuzzleRequest::aPatternReplacesTheSymmetry() {
    Cells pattern;
    for (Cell cell = 0; cell < kCellCount; cell += 3) pattern.add(cell);
    PuzzleRequest request{.symmetry = Symmetry::Full, .pattern = pattern, .givens = Range{30, 32}};
    QVERIFY(!specOf(request).pattern);
    request.byPattern = true;
    const PuzzleSpec spec = specOf(request);
    QVERIFY(spec.pattern == pattern);
    QCOMPARE(spec.symmetry, Symmetry::None);
    QVERIFY(!spec.clues);
    QCOMPARE(spec.level, Level::Normal);
}

void TestPuzzleRequest::aClimbKeepsToItsGrid() {
    PuzzleRequest request{.level = Level::Hard, .hardestOfGrid = true, .symmetry = Symmetry::QuarterTurn};
    request.technique = &techniques::xWing;
    request.byPattern = true;
    QVERIFY(specOf(request).climb && !specOf(request).solution);
    QVERIFY(!specOf(request).isChoosy() && !specOf(request).pattern);
    QCOMPARE(specOf(request).symmetry, Symmetry::QuarterTurn);
    solve::FastSolver solver;
    Random random(3);
    request.grid = randomSolution(random, solver);
    const auto made = Maker(specOf(request)).make(random);
    QVERIFY(made && made->solution == *request.grid);
    QVERIFY(isSymmetric(made->puzzle.givens(), Symmetry::QuarterTurn));
}

void TestPuzzleRequest::requestsAreRemembered_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << "level=hard part=1 symmetry=none";
    QTest::newRow("all") << "level=very-hard part=3 symmetry=both-axes by-pattern=1 pattern=" +
                                QString("x........").repeated(9) + " givens=24-25 technique=xy-wing candidates=1";
    QTest::newRow("climb") << "level=expert part=2 symmetry=180 climb=1";
}

void TestPuzzleRequest::requestsAreRemembered() {
    QFETCH(QString, text);
    const PuzzleRequest request = requestFromText(text);
    QCOMPARE(requestText(request), text);
    QVERIFY(request != PuzzleRequest());
    QVERIFY(requestFromText(requestText(request)) == request);
}

void TestPuzzleRequest::anEditedLineDoesNoHarm() {
    const PuzzleRequest usual{.level = Level::Easy, .symmetry = Symmetry::Full};
    QVERIFY(requestFromText({}, usual) == usual);
    QVERIFY(requestFromText("level=silly part=9 symmetry=round givens=90-10 technique=magic pattern=x", usual) ==
            usual);
    QVERIFY(requestFromText("===  = level level=", usual) == usual);
    QVERIFY(!requestFromText("givens=3-99").givens);
    QVERIFY(!requestFromText("givens=25").givens);
}

void TestPuzzleRequest::aTechniqueMovesTheLevel() {
    for (const Technique* technique : likelyTechniques()) {
        const AdjustedRequest adjusted = withTechnique({.level = Level::Easy}, technique);
        QCOMPARE(adjusted.request.technique, technique);
        QVERIFY2(chanceOf(*technique, adjusted.request.level, adjusted.request.part) > 0, technique->id.data());
        QVERIFY(adjusted.remark.startsWith("The level is now "));
        QVERIFY2(whyNot(adjusted.request).isEmpty(), technique->id.data());
    }
    const AdjustedRequest wing = withTechnique({.level = Level::Normal}, &techniques::xyWing);
    QCOMPARE(wing.remark, "The level is now Hard (harder), where it comes up. This takes less than a second.");
    // Another third of the same level is preferred to another level.
    const AdjustedRequest third =
        withTechnique({.level = Level::Hard, .part = LevelPart::Easier, .hardestOfGrid = true}, &techniques::xyWing);
    QCOMPARE(third.request.level, Level::Hard);
    QCOMPARE(third.request.part, LevelPart::Harder);
    QVERIFY(!third.request.hardestOfGrid);
}

void TestPuzzleRequest::aTechniqueThatFitsMovesNothing() {
    const PuzzleRequest request{.level = Level::VeryHard, .part = LevelPart::Middle};
    const AdjustedRequest adjusted = withTechnique(request, &techniques::skyscraper);
    QCOMPARE(adjusted.request.level, Level::VeryHard);
    QCOMPARE(adjusted.request.part, LevelPart::Middle);
    QCOMPARE(adjusted.remark, "This takes less than a second.");
    QVERIFY(withTechnique(adjusted.request, nullptr).request == request);
    QVERIFY(withTechnique(adjusted.request, nullptr).remark.isEmpty());
}

void TestPuzzleRequest::aLevelDropsATechnique() {
    const PuzzleRequest request{
        .level = Level::VeryHard, .part = LevelPart::Middle, .technique = &techniques::skyscraper};
    const AdjustedRequest easy = withLevel(request, Level::Easy, LevelPart::Middle);
    QCOMPARE(easy.request.level, Level::Easy);
    QVERIFY(easy.request.technique == nullptr);
    QVERIFY2(easy.remark.contains("Skyscraper") && easy.remark.contains("Easy"), qPrintable(easy.remark));
    const AdjustedRequest expert = withLevel(request, Level::Expert, LevelPart::Easier);
    QCOMPARE(expert.request.technique, &techniques::skyscraper);
    QVERIFY(withLevel({}, Level::Easy, LevelPart::Middle).remark.isEmpty());
}

void TestPuzzleRequest::rareShapesAreDistinguished() {
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

void TestPuzzleRequest::whatCannotBeIsSaid() {
    QVERIFY(whyNot({}).isEmpty());
    PuzzleRequest request{.level = Level::Hard, .byPattern = true};
    for (Cell cell = 0; cell < 16; ++cell) request.pattern.add(5 * cell);
    QVERIFY2(whyNot(request).contains("17"), qPrintable(whyNot(request)));
    request.level = Level::Easy;
    QCOMPARE(whyNot(request), "Easy has 41 givens; the pattern has 16.");
    request.hardestOfGrid = true;
    QVERIFY(whyNot(request).isEmpty());
}

QTEST_APPLESS_MAIN(TestPuzzleRequest)
#include "tst_puzzlerequest.moc"
