// SPDX-License-Identifier: MIT
// Puzzles around an SK loop, and how hard they are to solve by nets of singles.
#include "engine/generator/digging.h"
#include "engine/generator/nethardness.h"
#include "engine/generator/skloop.h"
#include "engine/logic/path.h"
#include "engine/logic/techniques.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

constexpr int kLoops = 30;

/// The puzzles of the first streams of one seed; made once, because each climb takes a tenth of a second.
const std::vector<Solution>& puzzles() {
    static const std::vector<Solution> all = [] {
        std::vector<Solution> made;
        FastSolver solver;
        for (std::uint64_t stream = 0; stream < kLoops; ++stream) {
            Random random(9, stream);
            made.push_back(makeAroundSkLoop(random, solver).value());
        }
        return made;
    }();
    return all;
}

class IgnoreSteps : public StepSink {
public:
    bool take(Step&&) override { return true; }
};

/// The same question, asked one step at a time.
bool solvedByNets(const Solution& puzzle) {
    const Finder finder(Profile::only({&techniques::fullHouse, &techniques::hiddenSingleBox,
                                       &techniques::hiddenSingleRow, &techniques::hiddenSingleColumn,
                                       &techniques::nakedSingle, &techniques::forcingNetContradiction}),
                        true);
    Position position(gridOf(puzzle));
    IgnoreSteps ignore;
    return walk(position, finder, ignore) == PathEnd::Solved;
}

} // namespace

class TestSkLoop : public QObject {
    Q_OBJECT

private slots:
    void everyPuzzleIsMinimal() {
        FastSolver solver;
        for (const Solution& puzzle : puzzles()) {
            QCOMPARE(solver.solve(puzzle, 2).solutions, std::uint64_t{1});
            QVERIFY(isMinimal(puzzle, solver));
        }
    }

    /// The reason for making them: a random puzzle is never as hard.
    void someAreBeyondNets() {
        int beyond = 0;
        for (const Solution& puzzle : puzzles()) {
            const int hardness = netHardness(gridOf(puzzle));
            QCOMPARE_GT(hardness, 0);
            beyond += hardness == kBeyondNets ? 1 : 0;
        }
        QCOMPARE_GE(beyond, 1);
    }

    void hardnessAgreesWithTheSteps() {
        for (const Solution& puzzle : puzzles())
            QCOMPARE(solvedByNets(puzzle), netHardness(gridOf(puzzle)) < kBeyondNets);
    }

    void whatOneRoundSolvesIsNotHard() {
        FastSolver solver;
        Random random(3);
        Solution puzzle = randomSolution(random, solver);
        QCOMPARE(netHardness(gridOf(puzzle)), 0);
        puzzle[40] = 0;
        QCOMPARE(netHardness(gridOf(puzzle)), 0);
    }

    void theSameRandomNumbersMakeTheSamePuzzle() {
        FastSolver solver;
        Random random(9, 4);
        QCOMPARE(makeAroundSkLoop(random, solver).value(), puzzles()[4]);
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        FastSolver solver;
        Random random(1);
        QVERIFY(!makeAroundSkLoop(random, solver, stop.get_token()));
    }
};

QTEST_GUILESS_MAIN(TestSkLoop)
#include "tst_skloop.moc"
