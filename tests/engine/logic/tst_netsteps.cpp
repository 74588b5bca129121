// SPDX-License-Identifier: MIT
// The search for nets that fail leaves out what cannot fail: it must find the same as one that follows every
// assumption.
#include "engine/logic/finder.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "tests/data.h"

#include <QTest>

#include <set>
#include <tuple>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

/// An assumption and how many digits its net places until it fails.
using Failure = std::tuple<Cell, Digit, bool, int>;

std::set<Failure> everyFailure(const Position& position, Inside inside, LogicSearch& search) {
    Net net(position, inside, search.limits.inner);
    std::set<Failure> all;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell))
            for (bool holds : {true, false})
                if (!net.holdsOut({cell, digit}, holds, search)) all.insert({cell, digit, holds, net.size()});
    return all;
}

std::set<Failure> foundFailures(const Position& position, Inside inside, LogicSearch& search) {
    Net net(position, inside, search.limits.inner);
    int looked = 0;
    std::set<Failure> found;
    for (const FailedNet& failed : failedNets(position, net, search, looked))
        found.insert({failed.start.cell, failed.start.digit, failed.holds, failed.size});
    return found;
}

} // namespace

class TestNetSteps : public QObject {
    Q_OBJECT

private slots:
    void allThatFailIsFound_data() {
        QTest::addColumn<int>("inside");
        QTest::newRow("one digit") << static_cast<int>(Inside::OneDigit);
        QTest::newRow("singles") << static_cast<int>(Inside::Singles);
        QTest::newRow("sets") << static_cast<int>(Inside::Sets);
    }

    /// Along the way to the solution, because more and more nets fail.
    void allThatFailIsFound() {
        QFETCH(int, inside);
        const Finder finder(Profile::standard(), true);
        std::size_t failing = 0;
        for (const Grid& puzzle : puzzlesOf(hardestCollection(), 5)) {
            Position position(puzzle);
            for (int n = 0; n < 40 && !position.solved(); ++n) {
                const LogicLimits limits;
                LogicSearch one(nullptr, limits, false, {}), other(nullptr, limits, false, {});
                const auto expected = everyFailure(position, static_cast<Inside>(inside), one);
                QCOMPARE(foundFailures(position, static_cast<Inside>(inside), other), expected);
                failing += expected.size();
                position.apply(*finder.next(position));
            }
        }
        QVERIFY(failing > 50);
    }
};

QTEST_APPLESS_MAIN(TestNetSteps)
#include "tst_netsteps.moc"
