// SPDX-License-Identifier: MIT
// Puzzles with symmetric givens: one solution, a symmetry of the asked kind, and a solution that has it too.
#include "engine/generator/digging.h"
#include "engine/generator/symmetricgivens.h"
#include "engine/logic/techniques.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;

class TestSymmetricGivens : public QObject {
    Q_OBJECT

private slots:
    void drawnPuzzlesAreSymmetric() {
        solve::FastSolver solver;
        for (const MotionKind kind :
             {MotionKind::HalfTurn, MotionKind::Diagonal, MotionKind::QuarterTurn, MotionKind::Sliding}) {
            int made = 0;
            for (std::uint64_t stream = 0; stream < 30; ++stream) {
                Random random(7, stream);
                const auto puzzle = drawSymmetric(kind, random, solver);
                if (!puzzle) continue;
                ++made;
                const auto answer = solver.solve(*puzzle, 2);
                QCOMPARE(answer.solutions, std::uint64_t{1});
                const auto motion = std::ranges::find_if(allMotions(), [&](const Motion& each) {
                    return each.kind == kind && symmetryOfGivens(gridOf(*puzzle), each) &&
                           symmetryOfGivens(gridOf(answer.solution[0]), each);
                });
                QVERIFY(motion != allMotions().end());
            }
            // A draw may fail, but seldom.
            QVERIFY2(made > 10, qPrintable(QString::number(made)));
        }
    }

    void onlySymmetricTechniquesNeedThem() {
        QCOMPARE(neededSymmetry(techniques::gurthSliding), MotionKind::Sliding);
        QVERIFY(!neededSymmetry(techniques::nakedPair));
    }
};

QTEST_APPLESS_MAIN(TestSymmetricGivens)
#include "tst_symmetricgivens.moc"
