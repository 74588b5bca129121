// SPDX-License-Identifier: MIT
// Steps are checked against the solutions, and against what they name. A checker that accepts everything would pass
// most tests, so broken steps must be noticed as well.
#include "engine/verify/exchange.h"
#include "engine/verify/facts.h"
#include "engine/verify/refutation.h"
#include "engine/verify/verifier.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::verify;

namespace {

const Step* stepOf(const std::vector<Step>& steps, const positions::Example& example) {
    const auto found = std::find_if(steps.begin(), steps.end(),
                                    [&](const Step& step) { return step.deductions == example.deductions; });
    return found == steps.end() ? nullptr : &*found;
}

/// The first example of a technique, and its step.
struct Sample {
    Grid grid;
    Step step;
};
Sample sampleOf(const QString& id) {
    for (const positions::Example& example : positions::all()) {
        if (example.id != id) continue;
        const std::vector<Step> steps = walks::stepsOf(*techniqueById(id.toStdString()), Position(example.grid));
        if (const Step* step = stepOf(steps, example)) return {example.grid, *step};
    }
    return {};
}

/// Rows 1 and 2 have the same digits in columns 1, 4 and 7.
const char* const kGrid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

verify::Values valuesAt(const Grid& full, Cells cells) {
    verify::Values values{};
    for (const Cell cell : cells) values[cell] = static_cast<std::uint8_t>(full.value(cell));
    return values;
}

/// Two digits of a full grid that can be exchanged in four cells of two boxes.
struct Rectangle {
    Grid full;
    Digit one = 0, two = 0;
    Cells cells;
};
Rectangle rectangle() {
    std::mt19937 random(4);
    for (;;) {
        const auto solution = puzzles::minimal(random).solution;
        for (Cell first = 0; first < 9; ++first)
            for (Cell next = first / 3 * 3 + 3; next < 9; ++next) {
                if (solution[first] != solution[9 + next] || solution[next] != solution[9 + first]) continue;
                Rectangle found{{}, solution[first], solution[next], {}};
                for (Cell cell = 0; cell < kCellCount; ++cell) found.full.give(cell, solution[cell]);
                for (const Cell cell : {first, next, 9 + first, 9 + next}) found.cells.add(cell);
                return found;
            }
    }
}

/// Only what the step concludes.
Step bare(Step step) {
    step.marks.clear();
    step.houses.clear();
    step.links.clear();
    step.args.clear();
    return step;
}

Evidence evidenceOf(const Grid& grid, const Step& step) {
    return Verifier(grid, false).check(step);
}

} // namespace

class TestVerifier : public QObject {
    Q_OBJECT

private slots:
    void everyTechniqueIsProvedByItsPattern_data() {
        QTest::addColumn<int>("index");
        const auto examples = positions::all();
        for (int i = 0; i < static_cast<int>(examples.size()); ++i)
            QTest::addRow("%s %d", qPrintable(examples[i].id), i) << i;
    }

    void everyTechniqueIsProvedByItsPattern() {
        QFETCH(int, index);
        static const auto examples = positions::all();
        const positions::Example& example = examples[index];
        const std::vector<Step> steps =
            walks::stepsOf(*techniqueById(example.id.toStdString()), Position(example.grid));
        const Step* step = stepOf(steps, example);
        QVERIFY(step != nullptr);
        // All givens and the whole solution are symmetric; the prover looks at some cells only.
        const bool isSymmetry = example.id.startsWith("gurth-");
        QCOMPARE(evidenceOf(example.grid, *step), isSymmetry ? Evidence::Solver : Evidence::Pattern);
    }

    /// A wrong step, and a right one that is not what the pattern shows.
    void brokenStepsAreNoticed_data() {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"naked-single", "hidden-single-box", "locked-candidates-pointing", "naked-pair", "hidden-pair", "x-wing",
              "xy-wing", "uniqueness-test-1", "xy-chain", "als-xz", "forcing-net-contradiction"})
            QTest::newRow(id) << id;
    }

    void brokenStepsAreNoticed() {
        QFETCH(QString, id);
        const Sample sample = sampleOf(id);
        QVERIFY(!sample.step.empty());
        const auto solution = puzzles::solved(sample.grid).solution;

        Step wrong = sample.step;
        const Deduction first = wrong.deductions.front();
        if (first.places) wrong.deductions.front().places = false;
        else wrong.deductions.front().digit = solution[first.cell];
        QCOMPARE(evidenceOf(sample.grid, wrong), Evidence::Refuted);

        QCOMPARE(evidenceOf(sample.grid, bare(sample.step)), Evidence::Solver);
    }

    /// One cell less, and the pattern proves nothing.
    void everyCellOfAPairIsNeeded() {
        const Sample sample = sampleOf("naked-pair");
        Step step = sample.step;
        const Cell left = sample.step.marks.front().candidate.cell;
        std::erase_if(step.marks, [&](const Mark& mark) { return mark.candidate.cell == left; });
        step.args.clear();
        step.houses.clear();
        QCOMPARE(evidenceOf(sample.grid, step), Evidence::Solver);
    }

    /// What is true of one solution of several is not true of the puzzle.
    void allSolutionsCount() {
        const Sample sample = sampleOf("uniqueness-test-1");
        const auto solution = puzzles::solved(sample.grid).solution;
        Step step = sample.step;
        step.deductions.clear();
        Grid open;
        for (const Cell cell : sample.grid.givens() - kHouses[rowHouse(0)] - kHouses[rowHouse(1)])
            open.give(cell, sample.grid.value(cell));
        const Cell cell = open.blanks().first();
        for (const Digit digit : open.candidates(cell)) {
            step.deductions.clear();
            step.place(cell, digit);
            QCOMPARE(evidenceOf(open, step), Evidence::Refuted);
            QCOMPARE(evidenceOf(sample.grid, step), digit == solution[cell] ? Evidence::Solver : Evidence::Refuted);
        }
    }

    /// Where candidates restrict the solutions, or there are several of them, no pattern is deadly.
    void uniquenessNeedsAUniqueSolution() {
        int unproved = 0;
        for (const positions::Example& example : positions::all()) {
            const Technique& technique = *techniqueById(example.id.toStdString());
            if (!technique.uniqueness) continue;
            const std::vector<Step> steps = walks::stepsOf(technique, Position(example.grid));
            const Step* step = stepOf(steps, example);
            QVERIFY(step != nullptr);
            const Facts facts = factsOf(example.grid, *step, false);
            QVERIFY(facts.exchangeable.empty() && facts.closing.empty() && facts.lists.empty());
            // In some positions the cells prove it without that.
            const Evidence evidence = Verifier(example.grid, true).check(*step);
            QVERIFY(evidence != Evidence::Refuted);
            unproved += evidence == Evidence::Solver;
        }
        QVERIFY2(unproved > 20, qPrintable(QString::number(unproved)));
    }

    /// A house that has the digit already needs no place for it.
    void settledHousesProveNothing() {
        const Sample sample = sampleOf("naked-pair");
        Step step = bare(sample.step);
        for (House house = 0; house < kHouseCount; ++house)
            if (kHouses[house].meets(sample.grid.cellsWith(step.deductions.front().digit)))
                step.mark(HouseRole::Base, house);
        QVERIFY(!step.houses.empty());
        QCOMPARE(evidenceOf(sample.grid, step), Evidence::Solver);
    }

    /// Two of three places are no strong link, even if a step says so.
    void strongLinksAreConfirmed() {
        const Sample sample = sampleOf("naked-pair");
        int two = 0, more = 0;
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (House house = 0; house < kHouseCount; ++house) {
                const Cells places = sample.grid.cellsFor(digit) & kHouses[house];
                if (!places.hasSeveral()) continue;
                const Cells first = Cells::of(places.first()), next = Cells::of((places - first).first());
                Step step = bare(sample.step);
                step.link({first, digit}, {next, digit}, true);
                const bool isRead = factsOf(sample.grid, step, true).places[digit - 1].has(house);
                QCOMPARE(isRead, places.count() == 2);
                ++(isRead ? two : more);
            }
        QVERIFY(two > 5 && more > 5);
    }

    /// A given cannot be exchanged.
    void givensAreNotExchanged() {
        const Sample sample = sampleOf("avoidable-rectangle-1");
        QCOMPARE(evidenceOf(sample.grid, sample.step), Evidence::Pattern);
        Grid given = sample.grid;
        for (const Mark& mark : sample.step.marks)
            if (given.isSet(mark.candidate.cell)) given.setGiven(mark.candidate.cell, true);
        QVERIFY(given.givens() != sample.grid.givens());
        QCOMPARE(evidenceOf(given, sample.step), Evidence::Solver);
    }

    /// With any facts, the prover never proves what is false.
    void theProverIsSound() {
        std::mt19937 random(21);
        int proved = 0;
        for (int round = 0; round < 12; ++round) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Facts facts;
            for (const Cell cell : puzzle.grid.blanks())
                if (random() % 3 != 0) facts.cells.add(cell);
            for (Digit digit = 1; digit <= kDigitCount; ++digit)
                for (House house = 0; house < kHouseCount; ++house)
                    if (random() % 3 != 0 && !kHouses[house].meets(puzzle.grid.cellsWith(digit)))
                        facts.places[digit - 1].add(house);
            for (const Cell cell : puzzle.grid.blanks()) {
                const Digit right = puzzle.solution[cell];
                for (const Digit digit : puzzle.grid.candidates(cell)) {
                    if (digit % 3 != round % 3) continue;
                    QVERIFY(!isProved(puzzle.grid, facts, {cell, digit, digit != right}));
                    proved += isProved(puzzle.grid, facts, {cell, digit, digit == right});
                }
            }
        }
        // With two thirds of all facts much of it can be proved.
        QVERIFY2(proved > 150, qPrintable(QString::number(proved)));
    }

    /// By its cells alone this puzzle takes more tries than the prover makes.
    void givingUpIsNoProof() {
        const puzzles::Puzzle puzzle = puzzles::solved(
            Grid::fromCells("........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"));
        Facts facts;
        facts.cells = puzzle.grid.blanks();
        for (const Cell cell : kHouses[rowHouse(0)] & facts.cells)
            QVERIFY(!isProved(puzzle.grid, facts, {cell, puzzle.solution[cell], false}));
    }

    /// A rectangle over two boxes can be exchanged, one over four cannot.
    void exchanges() {
        const auto canExchange = [](Cell bottomRight, Cell topRight, Cell bottomLeft) {
            verify::Values values{};
            values[cellAt(0, 0)] = values[bottomRight] = 1;
            values[topRight] = values[bottomLeft] = 2;
            return canBeExchanged(values, Cells::all());
        };
        QVERIFY(canExchange(cellAt(1, 3), cellAt(0, 3), cellAt(1, 0)));
        QVERIFY(!canExchange(cellAt(3, 3), cellAt(0, 3), cellAt(3, 0)));
    }

    /// Two lines of a band with the same digits in some columns can be exchanged in the others, if these have no given.
    void linesLeaveAnExchange() {
        const Grid full = Grid::fromCells(kGrid);
        const auto leaves = [&](std::initializer_list<int> columns, Cells givens) {
            Cells cells;
            for (const int column : columns) cells |= Cells::of(cellAt(0, column)) | Cells::of(cellAt(1, column));
            Grid grid;
            for (const Cell cell : cells | givens) grid.give(cell, full.value(cell));
            return leavesExchange(grid, valuesAt(full, cells), cells);
        };
        QVERIFY(leaves({0, 3, 6}, {}));
        QVERIFY(leaves({0, 3, 6, 1, 4, 7}, {}));
        QVERIFY(!leaves({0, 3, 7}, {}));
        QVERIFY(!leaves({0, 3}, {}));
        QVERIFY(!leaves({0, 3, 6, 1, 4, 7, 2, 5, 8}, {}));
        QVERIFY(leaves({0, 3, 6}, Cells::of(cellAt(2, 1))));
        QVERIFY(!leaves({0, 3, 6}, Cells::of(cellAt(1, 1))));
    }

    /// Two lines with only two digits in the cells are two lines as well, wherever else these digits are given.
    void linesOfTwoDigitsLeaveAnExchange() {
        const Rectangle found = rectangle();
        const Cells elsewhere = found.full.cellsWith(found.one) - kHouses[rowHouse(0)] - kHouses[rowHouse(1)];
        Grid grid;
        for (const Cell cell : found.cells | elsewhere) grid.give(cell, found.full.value(cell));
        QVERIFY(leavesExchange(grid, valuesAt(found.full, found.cells), found.cells));
        grid.give((kHouses[rowHouse(0)] - found.cells).first(),
                  found.full.value((kHouses[rowHouse(0)] - found.cells).first()));
        QVERIFY(!leavesExchange(grid, valuesAt(found.full, found.cells), found.cells));
    }

    /// Without the four cells of a rectangle two digits can be exchanged in it, and without two of the cells they
    /// cannot.
    void digitsLeaveAnExchange() {
        const Rectangle found = rectangle();
        const Cells cells = (found.full.cellsWith(found.one) | found.full.cellsWith(found.two)) - found.cells;
        const auto leaves = [&](Cells known, Cells givens) {
            Grid grid;
            for (const Cell cell : givens) grid.give(cell, found.full.value(cell));
            return leavesExchange(grid, valuesAt(found.full, known), known);
        };
        QVERIFY(leaves(cells, {}));
        QVERIFY(leaves(cells, cells));
        const Cells corner = Cells::of(found.cells.first());
        QVERIFY(!leaves(cells, cells | corner));
        QVERIFY(!leaves(cells | corner, {}));
        QVERIFY(!leaves(cells - Cells::of(cells.first()), {}));
        QVERIFY(!leaves(cells | found.cells, {}));
        verify::Values unknown = valuesAt(found.full, cells);
        unknown[cells.first()] = 0;
        QVERIFY(!leavesExchange(Grid(), unknown, cells));
    }

    /// Every cell has two candidates; a third one in all of them has two places in each house as well.
    void aGraveHasPairs() {
        const Rectangle found = rectangle();
        Grid grid;
        for (const Cell cell : Cells::all() - found.cells) grid.give(cell, found.full.value(cell));
        QVERIFY(isGrave(grid, {}));
        const Digit third = found.one + found.two == 3 ? 3 : found.one == 1 || found.two == 1 ? 2 : 1;
        std::vector<Candidate> extras;
        for (const Cell cell : found.cells) {
            grid.setCandidates(cell, grid.candidates(cell) | Digits::of(third));
            extras.push_back({cell, third});
        }
        QVERIFY(!isGrave(grid, {}));
        QVERIFY(isGrave(grid, extras));
        extras.pop_back();
        QVERIFY(!isGrave(grid, extras));
        QVERIFY(!isGrave(found.full, {}));
    }

    void graves() {
        const Sample sample = sampleOf("bug-1");
        std::vector<Candidate> extras;
        for (const Mark& mark : sample.step.marks)
            if (mark.role == Role::Extra) extras.push_back(mark.candidate);
        QCOMPARE(extras.size(), std::size_t(1));
        QVERIFY(isGrave(sample.grid, extras));
        QVERIFY(!isGrave(sample.grid, {}));
    }
};

QTEST_APPLESS_MAIN(TestVerifier)
#include "tst_verifier.moc"
