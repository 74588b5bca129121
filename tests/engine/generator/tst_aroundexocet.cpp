// SPDX-License-Identifier: MIT
// Puzzles around an Exocet: minimal, and the Exocet is there.
#include "engine/generator/aroundexocet.h"

#include "engine/generator/digging.h"
#include "engine/generator/nethardness.h"
#include "engine/logic/parts/exocets/exocets.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::solve;

class TestAroundExocet : public QObject {
    Q_OBJECT

private slots:
    void theExocetIsThere() {
        FastSolver solver;
        for (std::uint64_t stream = 0; stream < 3; ++stream) {
            Random random(5, stream);
            const auto made = makeAroundExocet(ExocetShape::Junior, random, solver);
            QVERIFY(made.has_value());
            QCOMPARE(solver.solve(*made, 2).solutions, std::uint64_t{1});
            QVERIFY(isMinimal(*made, solver));
            QVERIFY(logic::holdsExocet(logic::Position(gridOf(*made))));
            QVERIFY(netHardness(gridOf(*made)) > 0);
        }
    }

    void theSameSeedMakesTheSame() {
        FastSolver solver;
        Random one(6), other(6);
        QVERIFY(makeAroundExocet(ExocetShape::Junior, one, solver) ==
                makeAroundExocet(ExocetShape::Junior, other, solver));
    }

    void itCanBeStopped() {
        FastSolver solver;
        Random random(7);
        std::stop_source stop;
        stop.request_stop();
        for (const ExocetShape shape : {ExocetShape::Junior, ExocetShape::Double, ExocetShape::Senior})
            QVERIFY(!makeAroundExocet(shape, random, solver, stop.get_token()));
    }
};

QTEST_GUILESS_MAIN(TestAroundExocet)
#include "tst_aroundexocet.moc"
