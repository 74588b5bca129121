// SPDX-License-Identifier: MIT
// The cheap test for broken wings never fails where there is one: all loops of five cells are tried.
#include "engine/logic/techniques/singledigit/ringtest.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

#include <vector>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

constexpr std::size_t kLength = 5;
constexpr int kMostInHouse = 2;

/// Walks from cell to cell through houses with at most two guards each.
class Rings {
public:
    Rings(const Position& position, Digit digit) : places_(position.cellsFor(digit)) {
        for (Cell start : places_) {
            walk_ = {start};
            extend(Cells());
        }
    }
    bool found = false;

private:
    void extend(Cells guards) {
        for (House house : houseSetOf(walk_.back())) {
            const Cells beside = (places_ & kHouses[house]) - Cells::of(walk_.back());
            if (beside.count() > kMostInHouse + 1) continue;
            for (Cell next : beside) {
                const Cells wider = guards | (beside - Cells::of(next));
                if (walk_.size() == kLength) {
                    found = found || (next == walk_.front() && isUseful(wider));
                    continue;
                }
                if (std::ranges::find(walk_, next) != walk_.end()) continue;
                walk_.push_back(next);
                extend(wider);
                walk_.pop_back();
            }
        }
    }

    bool isUseful(Cells guards) const {
        if (guards.empty()) return false;
        return !guards.hasSeveral() || places_.meets(commonPeers(guards));
    }

    const Cells places_;
    std::vector<Cell> walk_;
};

} // namespace

class TestRingTest : public QObject {
    Q_OBJECT

private slots:
    void passesWhereThereIsARing() {
        int rings = 0, none = 0;
        for (const positions::Example& example : positions::all()) {
            const Position position(example.grid);
            for (Digit digit : Digits::all()) {
                // With many places there are too many walks.
                if (position.cellsFor(digit).count() > 16) continue;
                const bool mayHold = mayHoldRing(position, digit, kMostInHouse);
                const bool holds = Rings(position, digit).found;
                QVERIFY2(mayHold || !holds, qPrintable(example.id + ", digit " + QString::number(digit)));
                rings += holds;
                none += !mayHold;
            }
        }
        QVERIFY(rings > 20 && none > 200);
    }
};

QTEST_APPLESS_MAIN(TestRingTest)
#include "tst_ringtest.moc"
