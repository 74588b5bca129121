// SPDX-License-Identifier: MIT
// Fireworks: each step is proved by trying all ways to place its digits in the rows, columns and boxes of its cells,
// and nothing else.
#include "engine/logic/techniques.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/stepargs.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

/// All ways to place the digits in some houses, each digit once in each house; cells that can be nothing else than one
/// of the digits hold one.
class Ways {
public:
    Ways(const Position& position, Digits digits, HouseSet houses) : position_(position), houses_(houses) {
        for (Digit digit : digits) digits_.push_back(digit);
        for (House house : houses) inside_ |= kHouses[house];
        for (Cell cell : inside_& position.blanks())
            if ((position.candidates(cell) - digits).empty()) full_.add(cell);
    }

    /// False if in some way this deduction fails.
    bool prove(const Deduction& made) {
        made_ = made;
        placed_ = {};
        return place(0, {}, Cells());
    }

private:
    bool place(std::size_t number, HouseSet done, Cells taken) {
        if (number == digits_.size()) return !taken.contains(full_) || !fails(taken);
        const Digit digit = digits_[number];
        for (House house : houses_ - done) {
            if (position_.done(digit).has(house)) continue;
            for (Cell cell : position_.cellsFor(digit, house) - taken) {
                if (kPeers[cell].meets(placed_[digit - 1])) continue;
                placed_[digit - 1].add(cell);
                const bool good = place(number, done | (houseSetOf(cell) & houses_), taken | Cells::of(cell));
                placed_[digit - 1].remove(cell);
                if (!good) return false;
            }
            return true;
        }
        return place(number + 1, {}, taken);
    }

    /// Is the opposite of the deduction possible beside these digits?
    bool fails(Cells taken) const {
        if (made_.places) return !placed_[made_.digit - 1].has(made_.cell);
        for (Digit digit : digits_)
            if (digit == made_.digit) {
                if (placed_[digit - 1].has(made_.cell)) return true;
                return !inside_.has(made_.cell) && !kPeers[made_.cell].meets(placed_[digit - 1]);
            }
        return !taken.has(made_.cell);
    }

    const Position& position_;
    const HouseSet houses_;
    std::vector<Digit> digits_;
    Cells inside_, full_;
    Deduction made_;
    std::array<Cells, kDigitCount> placed_;
};

/// The rows, columns and boxes of the pattern.
HouseSet housesOfPattern(const Step& step) {
    HouseSet houses;
    for (const char* name : {"pivot", "pivot2", "pivots", "corner", "ends"})
        for (Cell cell : argOf<Cells>(step, name)) houses |= houseSetOf(cell);
    return houses;
}

bool isProved(const Step& step, const Position& position) {
    const Digits digits = argOf<Digits>(step, "digits") | argOf<Digits>(step, "linked");
    Ways ways(position, digits, housesOfPattern(step));
    return std::ranges::all_of(step.deductions, [&](const Deduction& made) { return ways.prove(made); });
}

const std::vector<const Technique*> kFireworks = {&techniques::fireworkTriple, &techniques::fireworkQuadruple,
                                                  &techniques::fireworkWWing, &techniques::fireworkLWing,
                                                  &techniques::fireworkAlp};

} // namespace

class TestFireworks : public QObject {
    Q_OBJECT

private slots:
    void examplesAreProved() {
        int proved = 0;
        for (const positions::Example& example : positions::all()) {
            const Technique* technique = techniqueById(example.id.toStdString());
            if (std::ranges::find(kFireworks, technique) == kFireworks.end()) continue;
            const Position position(example.grid);
            for (const Step& step : walks::stepsOf(*technique, position))
                QVERIFY2(++proved && isProved(step, position), qPrintable(positions::text(step.deductions)));
        }
        QVERIFY(proved > 9);
    }

    /// Puzzles with which players explain the technique.
    void knownPuzzles_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("cells");
        QTest::newRow("dual ALP")
            << "firework-alp"
            << "...4.6....12.3.5.........7.8....4..7.6.7...5.5...8...9..3....2.....9..1....3.5...";
        QTest::newRow("ALP") << "firework-alp"
                             << ".9.....4.6...2...8...1.4.....2..758..8.5...1...584.3.....4.5...1...3...6.7.....9.";
        QTest::newRow("triple") << "firework-triple"
                                << "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42";
    }

    void knownPuzzles() {
        QFETCH(QString, id);
        QFETCH(QString, cells);
        const Technique* technique = techniqueById(id.toStdString());
        const Grid grid = Grid::fromCells(cells.toStdString());
        const puzzles::Puzzle puzzle = puzzles::solved(grid);
        Position position(grid);
        const Finder easy(
            Profile::only({&techniques::hiddenSingleBox, &techniques::hiddenSingleRow, &techniques::hiddenSingleColumn,
                           &techniques::nakedSingle, &techniques::pointing, &techniques::claiming}),
            true);
        while (const auto step = easy.next(position)) position.apply(*step);
        const std::vector<Step> steps = walks::stepsOf(*technique, position);
        QVERIFY(!steps.empty());
        for (const Step& step : steps) {
            QCOMPARE(walks::faultOf(step, position, puzzle.solution), std::string());
            QVERIFY2(isProved(step, position), qPrintable(positions::text(step.deductions)));
        }
    }

    void thinnedPositionsAreProved() {
        std::mt19937 random(8);
        std::map<const Technique*, int> proved;
        const int count = walks::puzzleCount(150);
        for (int n = 0; n < count; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            for (Cell cell : position.blanks())
                for (Digit digit : position.candidates(cell))
                    if (digit != puzzle.solution[cell] && puzzles::below(random, 4) == 0) position.remove(cell, digit);
            for (const Technique* technique : kFireworks)
                for (const Step& step : walks::stepsOf(*technique, position)) {
                    ++proved[technique];
                    QCOMPARE(walks::faultOf(step, position, puzzle.solution), std::string());
                    QVERIFY2(isProved(step, position), qPrintable(positions::text(step.deductions)));
                }
        }
        for (const auto& [technique, steps] : proved) qInfo("%s: %d steps", walks::name(*technique).c_str(), steps);
        QVERIFY(!proved.empty());
    }
};

QTEST_APPLESS_MAIN(TestFireworks)
#include "tst_fireworks.moc"
