// SPDX-License-Identifier: MIT
// No step of any technique contradicts the solution: all steps of all techniques, at several positions of each
// puzzle. A single wrong step would spoil the player's whole game, so this is the widest test of logic; environment
// variables make it as long as wanted.
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <map>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

struct Tally {
    long steps = 0, wrong = 0;
};

} // namespace

class TestSoundness : public QObject {
    Q_OBJECT

private slots:
    void noStepContradictsTheSolution() {
        // Puzzles of all difficulties: some techniques occur only in the hardest.
        walks::Mixture mixture(3);
        const int count = walks::puzzleCount(80);
        std::map<const Technique*, Tally> tallies;
        int positions = 0;
        for (int n = 0; n < count; ++n) {
            const puzzles::Puzzle puzzle = mixture.next();
            for (const Position& position : walks::hardPositions(puzzle, 2, mixture.random()))
                examine(position, puzzle, ++positions, tallies);
        }
        long steps = 0, wrong = 0;
        for (const auto& [technique, tally] : tallies) {
            // All faults are listed before the test fails: one cause often shows in several techniques.
            if (tally.wrong > 0) qWarning("%s: %ld wrong", walks::name(*technique).c_str(), tally.wrong);
            steps += tally.steps;
            wrong += tally.wrong;
        }
        qInfo("%ld steps of %zu techniques at %d positions of %d puzzles", steps, tallies.size(), positions, count);
        QCOMPARE(wrong, 0L);
        QVERIFY(steps > 0);
    }

private:
    /// All techniques at every position or, with very many puzzles, a rotating share of them.
    static void examine(const Position& position, const puzzles::Puzzle& puzzle, int number,
                        std::map<const Technique*, Tally>& tallies) {
        static const int share = std::max(1, qEnvironmentVariableIntValue("NINEFOLD_SHARE"));
        int turn = number;
        for (const Technique* technique : allTechniques()) {
            // The counter advances with each position, so that even with a share every technique sees every kind of
            // position.
            if (++turn % (technique->onRequest ? 50 * share : share) != 0) continue;
            LogicLimits limits;
            if (technique->onRequest) limits.work = walks::kOnRequestWork;
            for (const Step& step : walks::stepsOf(*technique, position, limits)) {
                Tally& tally = tallies[technique];
                ++tally.steps;
                const std::string fault = walks::faultOf(step, position, puzzle.solution);
                if (fault.empty()) continue;
                ++tally.wrong;
                qWarning("%s in %s", fault.c_str(), position.grid().cellsText().c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestSoundness)
#include "tst_soundness.moc"
