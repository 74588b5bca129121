// SPDX-License-Identifier: MIT
// Backdoors are tried with the techniques of people, and redundant givens by leaving them out.
#include "engine/analysis/puzzleproperties.h"
#include "engine/core/turns.h"
#include "engine/logic/path.h"
#include "tests/engine/logic/puzzles.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::analysis;

namespace {

struct Ignore : logic::StepSink {
    bool take(logic::Step&&) override { return true; }
};

/// By the finder of the hints, not by the board that the search uses.
bool areSinglesEnough(const Grid& grid) {
    std::vector<const logic::Technique*> singles;
    for (const logic::Technique* technique : logic::allTechniques())
        if (technique->id == "naked-single" || technique->id.starts_with("hidden-single")) singles.push_back(technique);
    logic::Position position(grid);
    Ignore sink;
    return walk(position, logic::Finder(logic::Profile::only(singles), true), sink) == logic::PathEnd::Solved;
}

Grid with(Grid grid, Cells cells, const Values& solution) {
    for (Cell cell : cells) grid.place(cell, solution[cell]);
    return grid;
}

/// From easy to hard: sizes 0, 1 and 2.
const char* const kSizes[] = {
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "...4.8.2.6.......9.54..6.8..96.41.3..3.5.....1...9.....1...2......1..2....98..1..",
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
};

} // namespace

class TestPuzzleProperties : public QObject {
    Q_OBJECT

private slots:
    void backdoorsAreTheSmallest() {
        std::set<int> sizes;
        for (const char* text : kSizes) {
            const puzzles::Puzzle puzzle = puzzles::solved(Grid::fromCells(text));
            const Backdoors found = findBackdoors(puzzle.grid, puzzle.solution, 2);
            QVERIFY(found.complete && found.size >= 0);
            sizes.insert(found.size);
            QCOMPARE(found.sets.empty(), found.size == 0);
            QCOMPARE(areSinglesEnough(puzzle.grid), found.size == 0);
            for (const Cells& set : found.sets) {
                QCOMPARE(set.count(), found.size);
                QVERIFY(areSinglesEnough(with(puzzle.grid, set, puzzle.solution)));
            }
            // A cell that is no magic cell does not help alone.
            for (Cell cell : puzzle.grid.blanks())
                if (found.size > 0)
                    QCOMPARE(areSinglesEnough(with(puzzle.grid, Cells::of(cell), puzzle.solution)),
                             found.size == 1 && std::ranges::count(found.sets, Cells::of(cell)) == 1);
        }
        QVERIFY((sizes == std::set<int>{0, 1, 2}));
        const puzzles::Puzzle hard = puzzles::solved(Grid::fromCells(kSizes[2]));
        QCOMPARE(findBackdoors(hard.grid, hard.solution, 1).size, -1);
    }

    /// None is missed: those of a turned board are the same, although they are tried in another order.
    void theyTurnWithTheBoard() {
        std::mt19937 random(11);
        for (int i = 0; i < 12; ++i) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Grid turned;
            Values solution{};
            for (Cell cell = 0; cell < kCellCount; ++cell) {
                solution[quarterTurn(cell)] = puzzle.solution[cell];
                if (puzzle.grid.isGiven(cell)) turned.give(quarterTurn(cell), puzzle.solution[cell]);
            }
            const Backdoors found = findBackdoors(puzzle.grid, puzzle.solution, 2),
                            others = findBackdoors(turned, solution, 2);
            QCOMPARE(others.size, found.size);
            QCOMPARE(others.sets.size(), found.sets.size());
            for (const Cells& set : found.sets) {
                Cells there;
                for (Cell cell : set) there.add(quarterTurn(cell));
                QCOMPARE(std::ranges::count(others.sets, there), 1);
            }
        }
    }

    void magicCandidatesLeaveSingles() {
        int seen = 0;
        std::mt19937 random(7);
        for (int i = 0; i < 12; ++i) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            for (const auto& [cell, digit] : findMagicCandidates(puzzle.grid, puzzle.solution)) {
                QVERIFY(puzzle.solution[cell] != digit);
                // Where singles get before it goes, it is still there.
                Grid grid = puzzle.grid;
                grid.removeCandidate(cell, digit);
                QVERIFY(areSinglesEnough(grid) && !areSinglesEnough(puzzle.grid));
                ++seen;
            }
        }
        QVERIFY(seen > 0);
    }

    void givensAreLeftOutEachAlone() {
        std::mt19937 random(3);
        puzzles::Puzzle puzzle = puzzles::minimal(random);
        QVERIFY(propertiesOf(puzzle.grid, puzzle.solution).redundant().empty());
        const Cell extra = puzzle.grid.blanks().first();
        puzzle.grid.give(extra, puzzle.solution[extra]);
        const PuzzleProperties found = propertiesOf(puzzle.grid, puzzle.solution);
        QVERIFY(found.redundant().has(extra));
        QCOMPARE(found.withoutEach.size(), static_cast<std::size_t>(puzzle.grid.givens().count()));
        for (const auto& [cell, solutions] : found.withoutEach) {
            Grid rest;
            for (Cell other : puzzle.grid.givens() - Cells::of(cell)) rest.give(other, puzzle.grid.value(other));
            QCOMPARE(solutions, solve::FastSolver().solve(rest, 10'000).solutions);
        }
    }

    void aStoppedSearchSaysSo() {
        std::stop_source stopped;
        stopped.request_stop();
        const puzzles::Puzzle hard = puzzles::solved(Grid::fromCells(kSizes[2]));
        const PuzzleProperties found = propertiesOf(hard.grid, hard.solution, {}, stopped.get_token());
        QVERIFY(found.withoutEach.empty());
        QVERIFY(!found.automorphisms.complete && !found.backdoors->complete);
    }
};

QTEST_APPLESS_MAIN(TestPuzzleProperties)
#include "tst_puzzleproperties.moc"
