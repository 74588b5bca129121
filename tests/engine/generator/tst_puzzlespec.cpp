// SPDX-License-Identifier: MIT
// The checks before the generator searches: the cells that a symmetry maps to each other, and the specifications
// that no puzzle can satisfy. Refusing too much would hide puzzles, refusing too little would let users wait in
// vain, so each reason is tested on both sides of its limit.
#include "engine/core/houses.h"
#include "engine/generator/puzzlespec.h"
#include "engine/logic/technique.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

namespace {

/// The sizes of the orbits of each symmetry, counted by hand: the number of orbits with 1, 2, 4 and 8 cells.
struct Sizes {
    Symmetry symmetry;
    std::array<int, 4> counts;
};
constexpr Sizes kSizes[] = {
    {Symmetry::None, {81, 0, 0, 0}},          {Symmetry::HalfTurn, {1, 40, 0, 0}},
    {Symmetry::QuarterTurn, {1, 0, 20, 0}},   {Symmetry::Horizontal, {9, 36, 0, 0}},
    {Symmetry::Vertical, {9, 36, 0, 0}},      {Symmetry::BothAxes, {1, 8, 16, 0}},
    {Symmetry::Diagonal, {9, 36, 0, 0}},      {Symmetry::Antidiagonal, {9, 36, 0, 0}},
    {Symmetry::BothDiagonals, {1, 8, 16, 0}}, {Symmetry::Full, {1, 0, 8, 6}},
};

/// A pattern with some lines blank.
Cells withoutLines(std::initializer_list<House> lines) {
    Cells cells = Cells::all();
    for (const House line : lines) cells -= kHouses[line];
    return cells;
}

} // namespace

class TestPuzzleSpec : public QObject {
    Q_OBJECT

private slots:
    /// Number and size of the orbits do not determine the axis; a line or a cell for each symmetry does.
    void orbitsAreThoseOfTheSymmetry() {
        QCOMPARE(std::size(kSizes), kSymmetries.size());
        for (const Sizes& sizes : kSizes) {
            Cells all;
            std::array<int, 4> counts{};
            for (const Cells orbit : orbitsOf(sizes.symmetry)) {
                QVERIFY(!all.meets(orbit));
                all |= orbit;
                ++counts[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(orbit.count())))];
                QVERIFY(isSymmetric(orbit, sizes.symmetry));
            }
            QCOMPARE(all, Cells::all());
            QCOMPARE(counts, sizes.counts);
        }
        QVERIFY(isSymmetric(kHouses[rowHouse(4)], Symmetry::Horizontal));
        QVERIFY(!isSymmetric(kHouses[rowHouse(3)], Symmetry::Horizontal));
        QVERIFY(isSymmetric(kHouses[columnHouse(4)], Symmetry::Vertical));
        QVERIFY(isSymmetric(Cells::of(cellAt(2, 2)), Symmetry::Diagonal));
        QVERIFY(isSymmetric(Cells::of(cellAt(2, 6)), Symmetry::Antidiagonal));
        QVERIFY(!isSymmetric(Cells::of(cellAt(2, 6)), Symmetry::Diagonal));
    }

    void symmetriesHaveNames() {
        for (const Symmetry symmetry : kSymmetries) QCOMPARE(symmetryFromName(symmetryName(symmetry)), symmetry);
        QCOMPARE(symmetryFromName("Both Diagonals"), Symmetry::BothDiagonals);
        QVERIFY(!symmetryFromName("round") && !symmetryFromName(""));
    }

    void whatIsKnownToBeInVainIsRefused() {
        using enum Impossible;
        QCOMPARE(why({}), std::nullopt);
        QCOMPARE(why({.clues = Range{3, 16}}), TooFewClues);
        // 16 alone is refused above; a range that includes 17 is possible.
        QCOMPARE(why({.clues = Range{16, 17}}), std::nullopt);
        QCOMPARE(why({.pattern = kHouses[0]}), TooFewClues);
        // Very Easy means 26 blank cells, which leaves 55 givens.
        QCOMPARE(why({.seedLevel = Level::VeryEasy, .clues = Range{20, 54}}), NoClues);
        QCOMPARE(why({.seedLevel = Level::Easy, .clues = Range{41, 41}}), std::nullopt);
        // Normal means at least 50 blank cells.
        QCOMPARE(why({.seedLevel = Level::Normal, .clues = Range{32, 40}}), NoClues);
        // Orbits of the full symmetry have 1, 4 or 8 cells, so 18 and 19 are impossible.
        QCOMPARE(why({.clues = Range{18, 19}, .symmetry = Symmetry::Full}), NoSymmetricCount);
        QCOMPARE(why({.clues = Range{18, 20}, .symmetry = Symmetry::Full}), std::nullopt);
        QCOMPARE(why({.seedLevel = Level::VeryEasy, .symmetry = Symmetry::QuarterTurn}), NoSymmetricCount);
        QCOMPARE(why({.symmetry = Symmetry::HalfTurn, .pattern = withoutLines({0})}), PatternAsymmetric);
        QCOMPARE(why({.pattern = withoutLines({0, 1})}), PatternTwoLines);
        // House 10 is the second column: lines of both directions are checked.
        QCOMPARE(why({.pattern = withoutLines({10, 11})}), PatternTwoLines);
        // Four lines are blank, no two of them in one band or stack.
        QCOMPARE(why({.pattern = withoutLines({2, 3, 9, 12})}), std::nullopt);
        QCOMPARE(why({.level = Level::Hard, .seedLevel = Level::Easy}), LevelsExclude);
        // Hard ends at 4.5, Very Hard at 7.2.
        QCOMPARE(why({.level = Level::Hard, .er = Range{46, 60}}), RatingOutsideLevel);
        QCOMPARE(why({.level = Level::Expert, .er = Range{60, 72}}), RatingOutsideLevel);
        QCOMPARE(why({.level = Level::VeryHard, .er = Range{40, 46}}), std::nullopt);
        // The middle third of Very Hard is 5.7 to 6.6.
        QCOMPARE(why({.level = Level::VeryHard, .part = LevelPart::Middle, .er = Range{46, 56}}), RatingOutsideLevel);
        QCOMPARE(why({.level = Level::VeryHard, .part = LevelPart::Middle, .er = Range{46, 57}}), std::nullopt);
        QCOMPARE(why({.level = Level::Normal, .technique = techniqueById("x-wing")}), TechniqueTooHard);
        // A technique that comes before the singles in solving order is possible at any level.
        QCOMPARE(why({.level = Level::Normal, .technique = techniqueById("direct-pointing")}), std::nullopt);
    }

    /// A solution grid comes from outside, so all its properties are checked.
    void solutionsHaveToBeRight() {
        FastSolver solver;
        Random random(1);
        Solution solution = randomSolution(random, solver);
        QCOMPARE(why({.solution = solution}), std::nullopt);
        // All cells of two digits are blank: the digits can be exchanged.
        Cells pattern;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (solution[cell] > 2) pattern.add(cell);
        QCOMPARE(why({.pattern = pattern, .solution = solution}), Impossible::SeveralSolutions);
        // Still full, but two columns contain a digit twice.
        std::swap(solution[0], solution[1]);
        QCOMPARE(why({.solution = solution}), Impossible::NoSolution);
        solution[5] = 0;
        QCOMPARE(why({.solution = solution}), Impossible::NoSolution);
    }

private:
    static std::optional<Impossible> why(const PuzzleSpec& spec) {
        FastSolver solver;
        return whyImpossible(spec, solver);
    }
};

QTEST_APPLESS_MAIN(TestPuzzleSpec)
#include "tst_puzzlespec.moc"
