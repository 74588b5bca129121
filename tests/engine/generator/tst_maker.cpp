// SPDX-License-Identifier: MIT
// The maker satisfies every specification: each test checks the finished puzzle with the rating and the logic, and
// never with the results that the maker noted. Every puzzle passes through `make` below, which also checks the
// unique solution and that the same seed gives the same puzzle.
#include "engine/generator/digging.h"
#include "engine/generator/maker.h"
#include "engine/logic/path.h"
#include "engine/logic/techniques.h"
#include "engine/rating/hodoku/rater.h"
#include "engine/rating/rule/levelparts.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"
#include "engine/rating/seed.h"
#include "tests/engine/generator/levelpartrows.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

class TestMaker : public QObject {
    Q_OBJECT

private slots:
    /// Two thousand without a repetition: a wrongly used seed would produce the same board again.
    void solutionGridsAreRightAndDiffer() {
        std::set<std::string> seen;
        for (int n = 0; n < 2000; ++n) {
            Random random(5, n);
            const Grid grid = gridOf(randomSolution(random, solver_));
            QVERIFY(grid.isFull() && clashingCells(grid).empty());
            seen.insert(grid.cellsText());
        }
        QCOMPARE(seen.size(), std::size_t{2000});
    }

    /// Also the exact numbers of blank cells: Very Easy and Easy are made by emptying exactly that many cells.
    void seedLevelsAreKept_data() {
        QTest::addColumn<int>("level");
        for (const Level level : kLevels) QTest::addRow("%s", levelName(level).data()) << static_cast<int>(level);
    }

    void seedLevelsAreKept() {
        QFETCH(int, level);
        const Level wanted = kLevels[level];
        Maker maker({.seedLevel = wanted});
        for (int n = 0; n < 150; ++n) {
            const auto made = make(maker, n);
            if (QTest::currentTestFailed()) return;
            QCOMPARE(seedLevel(made.seedDifficulty), wanted);
            const int blanks = made.puzzle.blanks().count();
            if (wanted == Level::VeryEasy) QCOMPARE(blanks, 26);
            if (wanted == Level::Easy) QCOMPARE(blanks, 40);
        }
    }

    /// The rule is applied with the full rating, the slow way; the maker may stop rating early.
    void levelsAreKept_data() { seedLevelsAreKept_data(); }

    void levelsAreKept() {
        QFETCH(int, level);
        const Level wanted = kLevels[level];
        Maker maker({.level = wanted});
        for (int n = 0; n < 25; ++n) {
            const auto made = make(maker, n);
            if (QTest::currentTestFailed()) return;
            const int blanks = made.puzzle.blanks().count();
            // Above this rating the level is Expert anyway, and completing the rating of such a puzzle takes long.
            const ExplainerRating rating = rateByExplainer(made.puzzle, {.hardest = kHardestVeryHard});
            const int er = rating.complete ? rating.rating : kHardestVeryHard + 1;
            QCOMPARE(levelByRule(blanks, solvedBySingles(made.puzzle), er), wanted);
            QCOMPARE(made.level, wanted);
            QCOMPARE(seedLevel(made.seedDifficulty), wanted);
            if (wanted == Level::VeryEasy) QCOMPARE(blanks, 26);
            if (wanted == Level::Easy) QCOMPARE(blanks, 40);
        }
    }

    /// Each third of each level, checked with the full rating up to the end of the middle third.
    void partsAreKept_data() { addLevelPartRows(); }

    void partsAreKept() {
        QFETCH(int, level);
        QFETCH(int, part);
        const Level wanted = kLevels[level];
        Maker maker({.level = wanted, .part = kLevelParts[part]});
        for (int n = 0; n < 4; ++n) {
            const auto made = make(maker, n);
            if (QTest::currentTestFailed()) return;
            QCOMPARE(levelOf(made.puzzle), wanted);
            QCOMPARE(seedLevel(made.seedDifficulty), wanted);
            const ExplainerRating rating = rateByExplainer(made.puzzle, {.hardest = 86});
            const int er = rating.complete ? rating.rating : 87;
            QCOMPARE(partByRule(wanted, cellsOpenAtStart(made.puzzle), er), kLevelParts[part]);
        }
    }

    /// In a list each third comes once in three, for every seed; one puzzle alone may be of any.
    void aListIsSpreadOverItsLevel() {
        std::set<std::array<LevelPart, 3>> orders;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (std::uint64_t number = 0; number < 30; number += 3) {
                const std::array parts = {partInTurn(seed, number), partInTurn(seed, number + 1),
                                          partInTurn(seed, number + 2)};
                QCOMPARE(std::set(parts.begin(), parts.end()).size(), std::size_t{3});
                orders.insert(parts);
            }
        QCOMPARE(orders.size(), std::size_t{6});
        std::set<LevelPart> met;
        for (int n = 0; n < 20; ++n) {
            Maker maker({.level = Level::Easy});
            met.insert(partByRule(Level::Easy, cellsOpenAtStart(make(maker, n).puzzle), 0));
        }
        QCOMPARE(met.size(), std::size_t{3});
    }

    /// The second of two tries takes what comes: every puzzle with 40 blank cells is as good as always Easy.
    void anotherPartIsBetterThanNone() {
        Maker maker({.level = Level::Easy, .tries = 2});
        std::set<LevelPart> met;
        for (int n = 0; n < 20; ++n) {
            Random random(9, n);
            const auto made = maker.make(random, {}, LevelPart::Harder);
            QVERIFY(made.has_value());
            met.insert(partByRule(Level::Easy, cellsOpenAtStart(made->puzzle), 0));
        }
        QVERIFY(met.size() > 1);
    }

    /// Narrow and wide ranges; a single rating is the hardest to satisfy.
    void ratingsAreKept() {
        for (const Range er : {Range{23, 23}, Range{30, 40}, Range{42, 42}, Range{66, 71}}) {
            Maker maker({.er = er});
            for (int n = 0; n < 5; ++n) QVERIFY(er.has(rateByExplainer(make(maker, n).puzzle).rating));
        }
    }

    void scoresAreKept() {
        for (const Range score : {Range{200, 350}, Range{500, 900}}) {
            Maker maker({.score = score});
            for (int n = 0; n < 5; ++n) {
                const auto made = make(maker, n);
                if (QTest::currentTestFailed()) return;
                QVERIFY(score.has(rateByHodoku(made.puzzle, made.solution).score));
            }
        }
    }

    /// Repeats the solving path in the standard order: the technique must come up, and with asHardest no technique
    /// after it in the list may be needed.
    void techniquesComeUp() {
        struct Taken : StepSink {
            std::set<const Technique*> techniques;
            bool take(Step&& step) override { return techniques.insert(step.technique), true; }
        };
        const auto all = allTechniques();
        const Finder finder(Profile::standard(), true);
        for (const char* id : {"hidden-pair", "x-wing", "xy-wing", "uniqueness-test-1"})
            for (const bool asHardest : {false, true}) {
                const Technique* technique = techniqueById(id);
                Maker maker({.technique = technique, .asHardest = asHardest});
                for (int n = 0; n < 3; ++n) {
                    Taken taken;
                    Position position(make(maker, n).puzzle);
                    walk(position, finder, taken);
                    QVERIFY(taken.techniques.contains(technique));
                    if (!asHardest) continue;
                    QVERIFY(position.solved());
                    for (const Technique* each : taken.techniques)
                        QVERIFY(std::ranges::find(all, each) <= std::ranges::find(all, technique));
                }
            }
    }

    /// Puzzles of one grid, in pairs of opposite cells, and harder than those that are drawn.
    void climbsGetHigherThanDraws() {
        Random random(4);
        const Solution solution = randomSolution(random, solver_);
        Maker climber({.solution = solution, .climb = true});
        Maker drawer({.symmetry = Symmetry::HalfTurn, .solution = solution});
        int climbed = 0, drawn = 0;
        for (int n = 0; n < 8; ++n) {
            const auto made = make(climber, n);
            if (QTest::currentTestFailed()) return;
            QCOMPARE(made.solution, solution);
            QVERIFY(isSymmetric(made.puzzle.givens(), Symmetry::HalfTurn));
            climbed += made.seedDifficulty;
            drawn += make(drawer, n).seedDifficulty;
        }
        QVERIFY2(climbed > drawn + 8 * 100, qPrintable(QString("%1 against %2").arg(climbed).arg(drawn)));
        Maker mirrored({.symmetry = Symmetry::Diagonal, .climb = true});
        QVERIFY(isSymmetric(make(mirrored, 1).puzzle.givens(), Symmetry::Diagonal));
        std::stop_source source;
        source.request_stop();
        QVERIFY(!climber.make(random, source.get_token()).has_value());
    }

    void symmetriesAreKept_data() {
        QTest::addColumn<int>("symmetry");
        for (const Symmetry symmetry : kSymmetries)
            QTest::addRow("%s", symmetryName(symmetry).data()) << static_cast<int>(symmetry);
    }

    void symmetriesAreKept() {
        QFETCH(int, symmetry);
        Maker maker({.symmetry = kSymmetries[symmetry]});
        for (int n = 0; n < 100; ++n) QVERIFY(isSymmetric(make(maker, n).puzzle.givens(), kSymmetries[symmetry]));
    }

    /// 81 givens leave nothing to solve, 17 to 23 hardly any choice; minimal puzzles have at most about thirty.
    void numbersOfGivensAreKept() {
        for (const Range clues : {Range{22, 22}, Range{25, 26}, Range{40, 40}, Range{81, 81}, Range{17, 23}})
            for (const bool minimal : {false, clues.most < 30}) {
                Maker maker({.clues = clues, .minimal = minimal});
                for (int n = 0; n < 10; ++n) QVERIFY(clues.has(make(maker, n).puzzle.givens().count()));
            }
    }

    void minimalPuzzlesNeedEveryGiven() {
        for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal}) {
            Maker maker({.symmetry = symmetry, .minimal = true});
            for (int n = 0; n < 20; ++n) {
                const Grid puzzle = make(maker, n).puzzle;
                for (const Cell cell : puzzle.givens()) {
                    Grid rest = puzzle;
                    rest.setValue(cell, 0);
                    // Two solutions without it, or it was not needed.
                    QCOMPARE(solver_.solve(rest, 2).solutions, std::uint64_t{2});
                }
            }
        }
    }

    /// The pattern is taken from a generated puzzle, so that one is known to exist; tested alone, with the
    /// solution, and the solution without a pattern.
    void patternsAndSolutionsAreKept() {
        Random random(3);
        for (int n = 0; n < 10; ++n) {
            const Solution solution = randomSolution(random, solver_);
            auto orbits = orbitsOf(Symmetry::HalfTurn);
            random.shuffle(orbits);
            const Cells pattern = givensOf(dig(solution, orbits, 24, solver_));
            Maker byPattern({.pattern = pattern}), bySolution({.solution = solution});
            Maker byBoth({.pattern = pattern, .solution = solution});
            QCOMPARE(make(byPattern, n).puzzle.givens(), pattern);
            QCOMPARE(make(bySolution, n).solution, solution);
            const GeneratedPuzzle both = make(byBoth, n);
            QCOMPARE(both.puzzle.givens(), pattern);
            QCOMPARE(both.solution, solution);
        }
    }

    /// The same seed with more tries sees the same puzzles and some more, so the best cannot become easier.
    void moreTriesGiveNothingEasier() {
        for (int n = 0; n < 10; ++n) {
            int last = 0;
            for (const int tries : {1, 5, 30, 100}) {
                Maker maker({.tries = tries});
                const int difficulty = make(maker, n).seedDifficulty;
                QCOMPARE_GE(difficulty, last);
                last = difficulty;
            }
            QCOMPARE_GE(last, 200);
        }
    }

    /// The position contains the step at once, and it is still a position of a puzzle with one solution.
    void examplesHaveTheirStepNext_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("skLoop");
        QTest::addColumn<int>("count");
        // Among them some techniques that easier steps usually prevent.
        for (const char* id : {"full-house", "locked-hidden-pair", "hidden-triple", "swordfish",
                               "avoidable-rectangle-1", "multi-colors-2", "xy-chain", "als-xy-wing"})
            QTest::newRow(id) << id << false << 3;
        // No random puzzle needs it.
        QTest::newRow("forcing-net-verity") << "forcing-net-verity" << true << 1;
    }

    void examplesHaveTheirStepNext() {
        QFETCH(QString, id);
        QFETCH(bool, skLoop);
        QFETCH(int, count);
        const Technique* technique = techniqueById(id.toStdString());
        const Finder finder(Profile::standard(), true);
        Maker maker({.skLoop = skLoop, .technique = technique});
        for (int n = 0; n < count; ++n) {
            Random random(4, static_cast<std::uint64_t>(n));
            const auto example = maker.makeExample(random);
            QVERIFY(example);
            QCOMPARE(example->step.technique, technique);
            QCOMPARE(solver_.solveCandidates(example->position, 2).solutions, std::uint64_t{1});
            QCOMPARE(solver_.solveCandidates(example->position.start(), 2).solutions, std::uint64_t{1});
            const auto next = finder.next(Position(example->position));
            QVERIFY(next && next->technique == technique && next->deductions == example->step.deductions);
        }
    }

    /// A number of tries replaces the usual one, for any search.
    void examplesTakeAsManyTriesAsAllowed() {
        const auto found = [](long long tries) {
            Maker maker({.technique = &techniques::swordfish, .onPath = true, .tries = tries});
            Random random(4);
            return maker.makeExample(random).has_value();
        };
        QVERIFY(!found(1));
        QVERIFY(found(20'000));
    }

    /// Steps alone lead to the position; two techniques that come up only in the hardest puzzles, and an easy one.
    void examplesOnThePathAreReachedBySteps() {
        const Finder finder(Profile::standard(), true);
        for (const Technique* technique :
             {&techniques::swordfish, &techniques::setContinuousLoop, &techniques::groupedContinuousLoop}) {
            Maker maker({.skLoop = technique != &techniques::swordfish, .technique = technique, .onPath = true});
            Random random(4);
            const auto example = maker.makeExample(random);
            QVERIFY(example);
            Position position(example->position.start());
            auto next = finder.next(position);
            for (; next && next->technique != technique; next = finder.next(position)) position.apply(*next);
            QVERIFY(next && next->deductions == example->step.deductions);
            QCOMPARE(position.grid(), example->position);
        }
    }

    /// Otherwise the tenth puzzle of a list could not be generated without the nine before it.
    void aPuzzleDoesNotDependOnThoseBefore() {
        Maker inOrder({.minimal = true}), backwards({.minimal = true});
        std::vector<Grid> puzzles;
        for (int n = 0; n < 50; ++n) puzzles.push_back(make(inOrder, n).puzzle);
        for (int n = 49; n >= 0; --n) QCOMPARE(make(backwards, n).puzzle, puzzles[static_cast<std::size_t>(n)]);
    }

    /// What is hard to find takes half a minute and not two.
    void ratedPuzzlesGetFewerTries() {
        QCOMPARE(Maker({}).mostTries(), kUsualTries);
        QCOMPARE(Maker({.technique = &techniques::nakedSingle}).mostTries(), kUsualTries);
        QCOMPARE(Maker({.er = Range{110, 110}}).mostTries(), kUsualRatedTries);
        QCOMPARE(Maker({.score = Range{100'000, 100'000}}).mostTries(), kUsualRatedTries);
        QCOMPARE(Maker({.er = Range{110, 110}, .tries = 50'000}).mostTries(), 50'000);
        QCOMPARE_LT(kUsualRatedTries, kUsualTries);
    }

    void triesAreCounted() {
        // No minimal puzzle with this many givens is known, so a few tries find none and end.
        Maker maker({.clues = Range{45, 80}, .minimal = true, .tries = 50});
        Random random(1);
        QVERIFY(!maker.make(random));
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        Random random(1);
        QVERIFY(!Maker({}).make(random, stop.get_token()));
    }

private:
    /// A puzzle that has exactly the reported solution and that the same seed produces again.
    GeneratedPuzzle make(Maker& maker, int item) {
        Random random(7, static_cast<std::uint64_t>(item)), again(7, static_cast<std::uint64_t>(item));
        const auto made = maker.make(random);
        check(made, maker.make(again));
        return made.value_or(GeneratedPuzzle());
    }

    void check(const std::optional<GeneratedPuzzle>& made, const std::optional<GeneratedPuzzle>& again) {
        QVERIFY(made && again);
        const auto answer = solver_.solve(made->puzzle, 2);
        QCOMPARE(answer.solutions, std::uint64_t{1});
        QCOMPARE(answer.solution[0], made->solution);
        QCOMPARE(made->seedDifficulty, seedDifficulty(made->puzzle, made->solution));
        QCOMPARE(again->puzzle, made->puzzle);
    }

    FastSolver solver_;
};

QTEST_APPLESS_MAIN(TestMaker)
#include "tst_maker.moc"
