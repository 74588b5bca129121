// SPDX-License-Identifier: MIT
#include "engine/generator/tridagonpuzzle.h"

#include "engine/generator/digging.h"
#include "engine/generator/maker.h"
#include "engine/logic/parts/impossible/tridagons.h"
#include "engine/logic/techniques.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;

class TestTridagonPuzzle : public QObject {
    Q_OBJECT

private slots:
    /// One solution, and after easy steps the pattern is there.
    void puzzlesHaveTheirPattern() {
        solve::FastSolver solver;
        Profile easy = Profile::standard();
        while (easy.order.back() != &techniques::hiddenTriple) easy.order.pop_back();
        const Finder finder(easy, true);
        int useful = 0;
        for (std::uint64_t n = 0; n < 5; ++n) {
            Random random(3, n);
            const auto puzzle = makeAroundTridagon(random, solver);
            QVERIFY(puzzle);
            QCOMPARE(solver.solve(*puzzle, 2).solutions, std::uint64_t{1});
            Position position(gridOf(*puzzle));
            while (const auto step = finder.next(position)) position.apply(*step);
            QVERIFY(std::ranges::any_of(position.fact<Tridagons>().list(),
                                        [](const Deadly& pattern) { return pattern.guards.size() <= 2; }));
            for (const Technique* technique : {&techniques::tridagon, &techniques::tridagonGuardians})
                useful += Finder(Profile::only({technique}), true).next(position).has_value();
        }
        QVERIFY(useful > 0);
    }

    void positionsForTraining() {
        Maker maker({.tridagon = true, .technique = &techniques::tridagon, .onPath = true});
        Random random(9);
        const auto example = maker.makeExample(random);
        QVERIFY(example && example->step.technique == &techniques::tridagon);
    }

    void itStops() {
        std::stop_source stop;
        stop.request_stop();
        Random random(1);
        solve::FastSolver solver;
        QVERIFY(!makeAroundTridagon(random, solver, stop.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestTridagonPuzzle)
#include "tst_tridagonpuzzle.moc"
