// SPDX-License-Identifier: MIT
// A net that continues from an earlier position ends like one from the beginning.
#include "engine/logic/parts/nets/setnets.h"
#include "engine/logic/parts/nets/singlenets.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <optional>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

bool isSame(const KeptNets& kept, const KeptNets::Outcome& one, const KeptNets& fresh, const KeptNets::Outcome& other) {
    if (one.failed != other.failed || one.size != other.size) return false;
    if (one.failed) return one.fewest == other.fewest;
    for (Digit digit : Digits::all()) {
        if (!(one.state.placed[digit - 1] == other.state.placed[digit - 1])) return false;
        if (!(kept.removed(one, digit) == fresh.removed(other, digit))) return false;
    }
    return true;
}

/// The nets that continue along a way.
class Following {
public:
    explicit Following(Inside inside) : inside_(inside) {}

    /// Compares all nets of the position.
    bool agrees(const Position& position) {
        KeptNets kept = before_ ? KeptNets(position, *before_) : KeptNets(position, inside_);
        KeptNets fresh(position, inside_);
        for (Cell cell : position.blanks())
            for (Digit digit : position.candidates(cell))
                for (bool holds : {true, false}) {
                    const Candidate start{cell, digit};
                    // Some are followed only in some positions, as techniques do.
                    if ((cell + digit + count_) % 5 == 0) continue;
                    if (!isSame(kept, kept.follow(start, holds), fresh, fresh.follow(start, holds))) return false;
                    note(kept, start, holds);
                }
        before_ = std::move(kept);
        ++count_;
        return true;
    }

    /// How many nets stayed as they were, and how many led further.
    int same = 0, further = 0;

private:
    void note(const KeptNets& kept, Candidate start, bool holds) {
        const KeptNets::Outcome* earlier = before_ ? before_->known(start, holds) : nullptr;
        if (earlier == nullptr || earlier->failed) return;
        same += earlier == kept.known(start, holds);
        further += earlier->size < kept.known(start, holds)->size;
    }

    Inside inside_;
    std::optional<KeptNets> before_;
    int count_ = 0;
};

/// Removes a few wrong candidates anywhere.
void removeSome(Position& position, const puzzles::Values& solution, std::mt19937& random) {
    for (int n = puzzles::below(random, 4); n > 0; --n) {
        const Cell cell = puzzles::below(random, kCellCount);
        const Digit digit = 1 + puzzles::below(random, kDigitCount);
        if (digit != solution[cell]) position.remove(cell, digit);
    }
}

} // namespace

class TestKeptNets : public QObject {
    Q_OBJECT

private slots:
    void endLikeThoseFromTheBeginning_data() {
        QTest::addColumn<int>("inside");
        QTest::newRow("singles") << static_cast<int>(Inside::Singles);
        QTest::newRow("sets") << static_cast<int>(Inside::Sets);
    }

    void endLikeThoseFromTheBeginning() {
        QFETCH(int, inside);
        const Finder finder(Profile::standard(), true);
        std::mt19937 random(inside);
        int same = 0, further = 0;
        for (const Grid& puzzle : puzzlesOf(hardestCollection(), 4)) {
            const puzzles::Values solution = FastSolver().solve(puzzle, 1).solution[0];
            Position position(puzzle);
            Following following(static_cast<Inside>(inside));
            while (!position.solved()) {
                QVERIFY(following.agrees(position));
                position.apply(*finder.next(position));
                removeSome(position, solution, random);
            }
            same += following.same;
            further += following.further;
        }
        QVERIFY2(same > 1000 && further > 100, qPrintable(QStringLiteral("%1 %2").arg(same).arg(further)));
    }

    /// Each position continues from the last one in which the fact was needed, also a copy.
    void factsContinue() {
        Position position(puzzlesOf(hardestCollection(), 1).front());
        const Finder finder(Profile::standard(), true);
        for (int n = 0; n < 20; ++n) {
            const Position copy = position;
            copy.fact<SetNets>().nets(copy, {});
            if (n % 3 == 0) position.fact<SetNets>().nets(position, {});
            position.apply(*finder.next(position));
        }
        KeptNets& nets = position.fact<SetNets>().nets(position, {});
        KeptNets fresh(position, Inside::Sets);
        for (Cell cell : position.blanks())
            for (Digit digit : position.candidates(cell))
                QVERIFY(isSame(nets, nets.follow({cell, digit}, true), fresh, fresh.follow({cell, digit}, true)));
    }
};

QTEST_APPLESS_MAIN(TestKeptNets)
#include "tst_keptnets.moc"
