// SPDX-License-Identifier: MIT
// Patterns that cannot be filled: each step is proved by trying all ways to fill the cells that it names, with nothing
// but the candidates of these cells. The searches of the engine are not used for that.
#include "engine/logic/parts/impossible/threecolors.h"
#include "engine/logic/parts/impossible/tridagons.h"
#include "engine/logic/techniques.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/proof.h"
#include "tests/engine/logic/stepargs.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

std::vector<Cell> listOf(Cells cells) {
    std::vector<Cell> list;
    for (Cell cell : cells) list.push_back(cell);
    return list;
}

/// Can the cells be filled with these digits only?
bool canBeFilled(Cells cells, Digits digits) {
    Position all{Grid()};
    for (Cell cell : cells)
        for (Digit digit : Digits::all() - digits) all.remove(cell, digit);
    proof::Filled filled;
    return !proof::alwaysHolds(all, listOf(cells), filled, [](const proof::Filled&) { return false; });
}

/// In all ways to fill the cells of the pattern, and of the set that shares digits with its guards, with their own
/// candidates each removed candidate is impossible.
bool isProved(const Step& step, const Position& position) {
    const Cells cells = argOf<Cells>(step, "cells") | argOf<Cells>(step, "set");
    const Digits linked = argOf<Digits>(step, "linked");
    const Cells guards = argOf<Cells>(step, "guards");
    const HouseSet house = argOf<HouseSet>(step, "house");
    const Cells places = house.empty() ? Cells() : kHouses[house.first()];
    proof::Filled filled;
    return proof::alwaysHolds(position, listOf(cells), filled, [&](const proof::Filled& way) {
        // A digit whose only places in the house are guards is in one of these.
        for (Digit digit : linked)
            if (guards.contains(position.cellsFor(digit) & places) && !proof::hasDigit(way, guards, digit)) return true;
        return std::ranges::none_of(step.deductions, [&](const Deduction& gone) {
            return std::ranges::all_of(way, [&](const auto& entry) {
                if (entry.first == gone.cell) return entry.second == gone.digit;
                return entry.second != gone.digit || !sees(entry.first, gone.cell);
            });
        });
    });
}

/// A broken wing: with one place of the digit for each house, in no way the conclusion fails.
bool isProvedWing(const Step& step, const Position& position) {
    const Digit digit = argOf<Digits>(step, "digits").first();
    const Cells guards = argOf<Cells>(step, "guards");
    const Chain walk = argOf<std::vector<Chain>>(step, "walk").front();
    // True and false in turn: each two neighbours share a house in which all other places are guards.
    for (std::size_t i = 0; i < walk.size(); ++i) {
        const Cells both = walk[i].cells | walk[(i + 1) % walk.size()].cells;
        bool isClosed = false;
        for (House house : commonHouses(both))
            isClosed = isClosed || (guards | both).contains(position.cellsFor(digit, house));
        if (!isClosed) return false;
    }
    if (walk.size() % 2 == 0 || walk.size() < 5) return false;
    return std::ranges::all_of(step.deductions, [&](const Deduction& made) {
        if (made.places) return guards == Cells::of(made.cell);
        return made.digit == digit && commonPeers(guards).has(made.cell);
    });
}

const std::vector<const Technique*> kPatterns = {&techniques::bivalueOddagon1,          &techniques::bivalueOddagon2,
                                                 &techniques::bivalueOddagon3,          &techniques::tridagon,
                                                 &techniques::tridagonGuardians,        &techniques::chromaticPattern,
                                                 &techniques::chromaticPatternGuardians};

} // namespace

class TestImpossible : public QObject {
    Q_OBJECT

private slots:
    /// Of all 1296 choices of three cells in four boxes exactly those with an odd number of odd boxes cannot be filled.
    void theParityDecides() {
        const Digits digits = Digits::of(1) | Digits::of(2) | Digits::of(3);
        const auto& boxes = kBoxRectangles[0];
        for (int choice = 0; choice < 6 * 6 * 6 * 6; ++choice) {
            Cells cells;
            bool isOdd = false;
            int rest = choice;
            for (int box : boxes) {
                cells |= BoxDiagonal::cells(box, rest % 6);
                isOdd = isOdd != BoxDiagonal::isOdd(rest % 6);
                rest /= 6;
            }
            QCOMPARE(canBeFilled(cells, digits), !isOdd);
            // With one more candidate in a cell the technique finds those and no others.
            Position position{Grid()};
            const Cell guard = cells.first();
            for (Cell cell : cells)
                for (Digit digit = cell == guard ? 5 : 4; digit <= kDigitCount; ++digit) position.remove(cell, digit);
            const std::vector<Step> steps = walks::stepsOf(techniques::tridagon, position);
            QCOMPARE(steps.size(), isOdd ? 1U : 0U);
            if (isOdd) QCOMPARE(steps.front().removed(1) | steps.front().removed(3), Cells::of(guard));
        }
    }

    void colorsAreTriedToTheEnd() {
        std::mt19937 random(5);
        const Digits digits = Digits::of(4) | Digits::of(5) | Digits::of(6);
        int impossible = 0;
        for (int n = 0; n < 3000; ++n) {
            Cells cells;
            // Half of the board is denser.
            for (int i = 0; i < 14; ++i) cells.add(puzzles::below(random, 36));
            const bool can = canBeFilled(cells, digits);
            QCOMPARE(canBeColored(cells), can);
            impossible += !can;
        }
        QVERIFY(impossible > 100 && impossible < 2900);
    }

    /// Of three cells in each of four boxes and some more, at most three in a house.
    void coresCannotBeSmaller() {
        std::mt19937 random(6);
        const Digits digits = Digits::of(4) | Digits::of(5) | Digits::of(6);
        int cores = 0, smaller = 0;
        for (int n = 0; n < 600; ++n) {
            Cells cells;
            for (int box : kBoxRectangles[0]) cells |= BoxDiagonal::cells(box, puzzles::below(random, 6));
            for (int i = 0; i < 20; ++i) {
                const Cells wider = cells | Cells::of(puzzles::below(random, kCellCount));
                if (std::ranges::all_of(kHouses, [&](const Cells& house) { return (wider & house).count() < 4; }))
                    cells = wider;
            }
            const Cells core = uncolorableCore(cells, Cells());
            QCOMPARE(core.empty(), canBeFilled(cells, digits));
            for (Cell cell : core) QVERIFY(canBeFilled(core - Cells::of(cell), digits));
            if (core.empty()) continue;
            QVERIFY(cells.contains(core) && !canBeFilled(core, digits));
            ++cores;
            smaller += core != cells;
            // A cell that is kept is a part of every core that is found.
            const Cells kept = Cells::of((cells - core).empty() ? cells.first() : (cells - core).first());
            const Cells around = uncolorableCore(cells, kept);
            QVERIFY(around.empty() || (around.contains(kept) && !canBeFilled(around, digits)));
        }
        QVERIFY(cores > 50 && smaller > 50);
    }

    void examplesAreProved() {
        int proved = 0;
        for (const positions::Example& example : positions::all()) {
            const Technique* technique = techniqueById(example.id.toStdString());
            const Position position(example.grid);
            if (std::ranges::find(kPatterns, technique) != kPatterns.end())
                for (const Step& step : walks::stepsOf(*technique, position))
                    QVERIFY2(++proved && isProved(step, position), qPrintable(positions::text(step.deductions)));
            if (technique == &techniques::brokenWing)
                for (const Step& step : walks::stepsOf(*technique, position))
                    QVERIFY2(++proved && isProvedWing(step, position), qPrintable(positions::text(step.deductions)));
        }
        QVERIFY(proved > 15);
    }

    /// The first puzzles that were found to need such a pattern; Loki is by mith.
    void knownPuzzles_data() {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("effect");
        QTest::newRow("Loki") << "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
                              << "r8c8<>3 r8c8<>5 r8c8<>7";
        QTest::newRow("4401") << "..3.5....457.8.....96.....5....6..51...21.9.8.1.5..62.....21.96..289.51.9.16.58.2"
                              << "r4c4<>3 r4c4<>4 r4c4<>7";
        QTest::newRow("4662") << "1.3.56.....7..9.........5....4...6.8..6.48.95......42..4.89..62.....59.4.6..2485."
                              << "r5c4<>1 r5c4<>3 r5c4<>7";
    }

    void knownPuzzles() {
        QFETCH(QString, cells);
        QFETCH(QString, effect);
        const Grid grid = Grid::fromCells(cells.toStdString());
        Position position(grid);
        Profile profile = Profile::standard();
        const auto last = std::ranges::find(profile.order, &techniques::hiddenTriple);
        profile = profile.first(static_cast<std::size_t>(last - profile.order.begin()) + 1);
        const Finder easy(profile, true);
        while (const auto step = easy.next(position)) position.apply(*step);
        for (const Technique* technique : {&techniques::tridagon, &techniques::chromaticPattern}) {
            const std::vector<Step> steps = walks::stepsOf(*technique, position);
            QVERIFY(!steps.empty());
            QCOMPARE(positions::text(steps.front().deductions), effect);
        }
    }

    /// At random positions with candidates ruled out at random, where such patterns are far more frequent.
    void thinnedPositionsAreProved() {
        std::mt19937 random(8);
        int proved = 0;
        const int count = walks::puzzleCount(150);
        for (int n = 0; n < count; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            for (Cell cell : position.blanks())
                for (Digit digit : position.candidates(cell))
                    if (digit != puzzle.solution[cell] && puzzles::below(random, 3) == 0) position.remove(cell, digit);
            for (const Technique* technique : kPatterns)
                for (const Step& step : walks::stepsOf(*technique, position)) {
                    QCOMPARE(walks::faultOf(step, position, puzzle.solution), std::string());
                    QVERIFY2(++proved && isProved(step, position), qPrintable(positions::text(step.deductions)));
                }
            for (const Step& step : walks::stepsOf(techniques::brokenWing, position)) {
                QCOMPARE(walks::faultOf(step, position, puzzle.solution), std::string());
                QVERIFY2(++proved && isProvedWing(step, position), qPrintable(positions::text(step.deductions)));
            }
        }
        qInfo("%d steps proved", proved);
        QVERIFY(proved > 0);
    }
};

QTEST_APPLESS_MAIN(TestImpossible)
#include "tst_impossible.moc"
