// SPDX-License-Identifier: MIT
// Where the time of a game was spent, by the logic of the puzzle and not by the order of a solver.
#include "app/session/results/timeprofile.h"

#include "engine/solve/verdict.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::session;

namespace {

constexpr auto kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";
/// Needs a chain after its singles.
constexpr auto kHard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

Grid solutionOf(const Grid& puzzle) {
    solve::FastSolver solver;
    const solve::Verdict verdict = solve::examine(puzzle, false, solver);
    Grid grid = puzzle;
    for (Cell cell : puzzle.blanks()) grid.place(cell, verdict.solution[cell]);
    return grid;
}

/// In reading order, one second each.
std::vector<Placement> inOrder(const Grid& puzzle, const Grid& solution) {
    std::vector<Placement> placements;
    for (Cell cell : puzzle.blanks())
        placements.push_back({cell, solution.value(cell), 1000 * (static_cast<qint64>(placements.size()) + 1)});
    return placements;
}

Move placing(Cell cell, Digit digit, qint64 atMs) {
    CellState after;
    after.value = static_cast<std::uint8_t>(digit);
    return {atMs, {{cell, {}, after}}};
}

qint64 totalMs(const std::vector<TimedStep>& profile) {
    qint64 sum = 0;
    for (const TimedStep& step : profile) sum += step.beforeMs;
    return sum;
}

} // namespace

class TestTimeProfile : public QObject {
    Q_OBJECT

private slots:
    /// Wrong digits are no steps, and the same cell counts once.
    void onlyTheFirstRightDigitCounts() {
        const Grid puzzle = Grid::fromCells(kEasy), solution = solutionOf(puzzle);
        const Digit right = solution.value(0), wrong = right % kDigitCount + 1;
        const std::vector<Move> moves = {placing(0, wrong, 1000), placing(0, right, 2000), placing(0, 0, 3000),
                                         placing(0, right, 4000)};
        QCOMPARE(placementsIn(moves, puzzle, solution), (std::vector<Placement>{{0, right, 2000}}));
    }

    /// Each digit is a step, and no time is lost or counted twice.
    void singlesAreOneStepEach() {
        const Grid puzzle = Grid::fromCells(kEasy);
        std::vector<Placement> placements;
        const Grid solution = solutionOf(puzzle);
        // In an order in which each digit is a single.
        Grid grid = puzzle;
        while (!grid.isFull())
            for (Cell cell : grid.blanks())
                if (grid.candidates(cell).count() == 1) {
                    placements.push_back({cell, solution.value(cell), 1000 * (qint64(placements.size()) + 1)});
                    grid.place(cell, solution.value(cell));
                }
        const std::vector<TimedStep> profile = timeProfile(puzzle, placements, true);
        QCOMPARE(profile.size(), placements.size());
        for (std::size_t index = 0; index < profile.size(); ++index) {
            QVERIFY(profile[index].technique != nullptr && profile[index].rating > 0);
            QCOMPARE(profile[index].technique->family, logic::Family::Singles);
            QVERIFY(profile[index].cells.has(placements[index].cell));
            QCOMPARE(profile[index].beforeMs, 1000);
        }
    }

    /// In any order: a digit that the player saw far ahead needs no more than its way.
    void theTimeBelongsToTheHardestStep() {
        const Grid puzzle = Grid::fromCells(kHard);
        const std::vector<Placement> placements = inOrder(puzzle, solutionOf(puzzle));
        const std::vector<TimedStep> profile = timeProfile(puzzle, placements, true);
        QVERIFY(profile.size() > placements.size());
        QCOMPARE(totalMs(profile), placements.back().atMs);
        std::set<const logic::Technique*> techniques;
        for (const TimedStep& step : profile) techniques.insert(step.technique);
        QVERIFY(techniques.size() > 3);
        QVERIFY(std::ranges::max_element(profile, {}, &TimedStep::rating)->beforeMs > 0);
    }

    /// Nothing explains a digit of a puzzle without logic; it is shown all the same.
    void aGuessIsAStepWithoutATechnique() {
        const Grid puzzle =
            Grid::fromCells("1................................................................................");
        const std::vector<TimedStep> profile = timeProfile(puzzle, std::vector<Placement>{{40, 5, 7000}}, false);
        QCOMPARE(profile, (std::vector<TimedStep>{{nullptr, 0, Cells::of(40), 7000}}));
    }

    void stoppedItEndsEarly() {
        std::stop_source source;
        source.request_stop();
        const Grid puzzle = Grid::fromCells(kHard);
        QVERIFY(timeProfile(puzzle, inOrder(puzzle, solutionOf(puzzle)), true, source.get_token()).empty());
    }
};

QTEST_GUILESS_MAIN(TestTimeProfile)
#include "tst_timeprofile.moc"
