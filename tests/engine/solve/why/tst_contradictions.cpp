// SPDX-License-Identifier: MIT
#include "engine/solve/why/contradictions.h"
#include "engine/solve/why/givens.h"
#include "tests/engine/solve/why/brokenpuzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

bool hasSolution(const Givens& givens, Cells cells) {
    const Grid part = givens.part(cells);
    FastSolver solver;
    return (givens.areCandidates() ? solver.solveCandidates(part, 1) : solver.solve(part, 1)).solutions > 0;
}

/// All minimal sets without a solution, by looking at every set of givens.
std::vector<Cells> allMinimal(const Grid& puzzle) {
    const Givens givens(puzzle, false);
    const std::vector<Cell> cells = puzzles::givensOf(puzzle);
    std::vector<bool> broken(std::size_t{1} << cells.size());
    std::vector<Cells> found;
    for (std::size_t bits = 0; bits < broken.size(); ++bits) {
        Cells set;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if ((bits >> i & 1) == 0) continue;
            set.add(cells[i]);
            broken[bits] = broken[bits] || broken[bits & ~(std::size_t{1} << i)];
        }
        if (broken[bits] || hasSolution(givens, set)) continue;
        broken[bits] = true;
        found.push_back(set);
    }
    return found;
}

bool isMinimal(const Givens& givens, Cells set) {
    if (hasSolution(givens, set)) return false;
    for (const Cell cell : set)
        if (!hasSolution(givens, set - Cells::of(cell))) return false;
    return true;
}

} // namespace

class TestContradictions : public QObject {
    Q_OBJECT

private slots:
    void allAreFound() {
        std::mt19937 random(51);
        std::size_t several = 0;
        for (int round = 0; round < 500; ++round) {
            const Grid puzzle = puzzles::fewBroken(round, random);
            const std::vector<Cells> wanted = allMinimal(puzzle);
            const Contradictions found = contradictions(puzzle, false, {.sets = 1000});
            QVERIFY(found.complete && found.smallest);
            QCOMPARE(found.sets.size(), wanted.size());
            for (const Cells set : found.sets) QVERIFY(std::ranges::find(wanted, set) != wanted.end());
            QVERIFY(std::ranges::is_sorted(found.sets, {}, &Cells::count));
            several += wanted.size() > 1;
        }
        QVERIFY(several > 100);
    }

    /// With the number of givens of usual puzzles: what is found is right, and the first are the same for any limit.
    void setsOfUsualPuzzlesAreMinimal() {
        std::mt19937 random(52);
        for (int round = 0; round < 60; ++round) {
            const Grid puzzle = puzzles::unsolvable(random);
            const Givens givens(puzzle, false);
            const Contradictions ten = contradictions(puzzle, false), one = contradictions(puzzle, false, {.sets = 1});
            QVERIFY(!ten.sets.empty() && ten.sets.size() <= 10);
            for (const Cells set : ten.sets) QVERIFY(isMinimal(givens, set));
            QCOMPARE(one.sets.size(), std::size_t{1});
            QCOMPARE(one.sets[0].count(), ten.sets[0].count());
            QVERIFY(ten.sets.size() < 10 || !ten.complete || one.complete == (ten.sets.size() == 1));
        }
    }

    /// Exactly as many as the limit are complete as well.
    void theLimitDoesNotHideThatTheseAreAll() {
        const Grid clash = Grid::fromCells("11" + std::string(79, '.'));
        const Contradictions found = contradictions(clash, false, {.sets = 1});
        QVERIFY(found.complete);
        QCOMPARE(found.sets, std::vector<Cells>{Cells::of(0) | Cells::of(1)});
    }

    /// A cell with restricted candidates is as good as a given.
    void candidatesContradict() {
        Grid grid;
        for (const Cell cell : {0, 1, 2}) grid.setCandidates(cell, Digits::of(4) | Digits::of(7));
        grid.give(80, 5);
        const Contradictions found = contradictions(grid, true);
        QVERIFY(found.complete);
        QCOMPARE(found.sets, std::vector<Cells>{Cells::of(0) | Cells::of(1) | Cells::of(2)});
        std::mt19937 random(53);
        for (int round = 0; round < 20; ++round) {
            Grid tangled = puzzles::tangled(random);
            // Without its digit of the solution a cell usually has no other.
            FastSolver solver;
            const FastSolver::Answer answer = solver.solveCandidates(tangled, 1);
            for (const Cell cell : {10, 40, 70}) tangled.removeCandidate(cell, answer.solution[0][cell]);
            if (solver.solveCandidates(tangled, 1).solutions > 0) continue;
            const Contradictions some = contradictions(tangled, true, {.sets = 2, .steps = 1'000'000});
            QVERIFY(!some.sets.empty());
            for (const Cells set : some.sets) QVERIFY(isMinimal(Givens(tangled, true), set));
        }
    }

    void nothingContradictsInASolvablePuzzle() {
        std::mt19937 random(54);
        for (int round = 0; round < 20; ++round) {
            const Contradictions found = contradictions(puzzles::minimal(random).grid, false);
            QVERIFY(found.complete && found.sets.empty());
        }
    }

    /// Where the smallest take too long, there are others.
    void withoutWorkThereIsSomething() {
        std::mt19937 random(55);
        for (int round = 0; round < 20; ++round) {
            const Grid puzzle = puzzles::unsolvable(random);
            for (const ContradictionLimits limits : {ContradictionLimits{.steps = 5}, {.puzzles = 5}}) {
                const Contradictions found = contradictions(puzzle, false, limits);
                QVERIFY(!found.sets.empty() && !found.complete && !found.smallest);
                for (const Cells set : found.sets) QVERIFY(isMinimal(Givens(puzzle, false), set));
            }
        }
    }

    void aStopEndsIt() {
        std::mt19937 random(56);
        std::stop_source stop;
        stop.request_stop();
        const Contradictions found = contradictions(puzzles::unsolvable(random), false, {}, stop.get_token());
        QVERIFY(found.sets.empty() && !found.complete);
    }
};

QTEST_APPLESS_MAIN(TestContradictions)
#include "tst_contradictions.moc"
