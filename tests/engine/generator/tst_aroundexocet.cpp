// SPDX-License-Identifier: MIT
// Puzzles around an Exocet: minimal, and the Exocet is there.
#include "engine/generator/aroundexocet.h"

#include "engine/generator/digging.h"
#include "engine/generator/nethardness.h"
#include "engine/logic/parts/exocets/exocets.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::solve;

namespace {

/// With its base in the first two cells; a double one with a second base in the box beside, for the same lines.
bool isThere(ExocetShape shape, const logic::Position& position) {
    const logic::LogicLimits limits;
    logic::LogicSearch search(nullptr, limits, false, {});
    const auto kind = shape == ExocetShape::Senior ? logic::ExocetKind::Senior : logic::ExocetKind::Junior;
    const std::vector<logic::Exocet> all = exocetsOf(position, kind, search);
    const auto first = std::ranges::find(all, Cells::of(0) | Cells::of(1), &logic::Exocet::base);
    if (first == all.end()) return false;
    return shape != ExocetShape::Double || std::ranges::any_of(all, [&](const logic::Exocet& other) {
               std::set<House> lines(first->crossLines.begin(), first->crossLines.end());
               lines.insert(other.crossLines.begin(), other.crossLines.end());
               return other.box == boxHouse(1) && lines.size() == 3;
           });
}

} // namespace

class TestAroundExocet : public QObject {
    Q_OBJECT

private slots:
    void theExocetIsThere_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"junior-exocet", "double-exocet", "senior-exocet"}) QTest::newRow(id) << id;
    }

    void theExocetIsThere() {
        QFETCH(QString, id);
        const ExocetShape shape = id == "junior-exocet"   ? ExocetShape::Junior
                                  : id == "double-exocet" ? ExocetShape::Double
                                                          : ExocetShape::Senior;
        FastSolver solver;
        for (std::uint64_t stream = 0; stream < 2; ++stream) {
            Random random(5, stream);
            const auto made = makeAroundExocet(shape, random, solver);
            QVERIFY(made.has_value());
            QCOMPARE(solver.solve(*made, 2).solutions, std::uint64_t{1});
            QVERIFY(isMinimal(*made, solver));
            QVERIFY(netHardness(gridOf(*made)) > 0);
            QVERIFY(isThere(shape, logic::Position(gridOf(*made))));
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
