// SPDX-License-Identifier: MIT
// Exocets are found exactly where a slow search finds them, which tries all bases, cross-lines and targets, and all
// ways to place a digit in three lines.
#include "engine/logic/parts/exocets/exocets.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

/// The base, the targets and the cross-lines, each in ascending order.
using Name = std::vector<int>;

Name nameOf(Cells base, std::array<Cell, 2> targets, std::array<House, 3> lines) {
    Name name;
    for (Cell cell : base) name.push_back(cell);
    std::ranges::sort(targets);
    std::ranges::sort(lines);
    name.insert(name.end(), targets.begin(), targets.end());
    name.insert(name.end(), lines.begin(), lines.end());
    return name;
}

/// Those with the base in a row, or in a column.
class SlowSearch {
public:
    SlowSearch(const Position& position, bool inRows, ExocetKind kind)
        : position_(position), inRows_(inRows), kind_(kind) {
        for (line_ = 0; line_ < 9; ++line_)
            for (int beside = 0; beside < 9; ++beside) {
                Cells base;
                for (int i = beside / 3 * 3; i < beside / 3 * 3 + 3; ++i)
                    if (i != beside) base.add(at(line_, i));
                const int digits = position.candidatesOf(base).count();
                if (position.blanks().contains(base) && (digits == 3 || digits == 4)) tryLines(base, beside);
            }
    }

    std::set<Name> found;

private:
    Cell at(int line, int cross) const { return inRows_ ? cellAt(line, cross) : cellAt(cross, line); }
    bool isInBand(int line) const { return line / 3 == line_ / 3; }

    void tryLines(Cells base, int beside) {
        for (int one = 0; one < 9; ++one)
            for (int other = one + 1; other < 9; ++other)
                if (one / 3 != other / 3 && one / 3 != beside / 3 && other / 3 != beside / 3)
                    tryTargets(base, {beside, one, other});
    }

    /// The first is in the band, in another box; of the second one depends the kind.
    void tryTargets(Cells base, const std::array<int, 3>& crosses) {
        for (const int side : {1, 2})
            for (int line = 0; line < 9; ++line) {
                if (!isInBand(line) || line == line_) continue;
                for (const int other : {0, 1, 2})
                    for (int next = 0; next < 9; ++next) {
                        const bool isBeside = isInBand(next) && next != line_ && other != 0 && other != side;
                        if (kind_ == ExocetKind::Junior ? isBeside : !isInBand(next))
                            tryOne(base, crosses, {at(line, crosses[side]), at(next, crosses[other])});
                    }
            }
    }

    void tryOne(Cells base, const std::array<int, 3>& crosses, std::array<Cell, 2> targets) {
        const Digits digits = position_.candidatesOf(base);
        for (Cell target : targets)
            if ((position_.candidates(target) & digits).empty()) return;
        for (Digit digit : digits)
            if (hasRoom(digit, crosses, Cells::of(targets[0]) | Cells::of(targets[1]))) return;
        std::array<House, 3> lines{};
        for (std::size_t i = 0; i < 3; ++i) lines[i] = inRows_ ? columnHouse(crosses[i]) : rowHouse(crosses[i]);
        found.insert(nameOf(base, targets, lines));
    }

    /// Can each cross-line have the digit outside the base's line and box and the targets, each in another line?
    bool hasRoom(Digit digit, const std::array<int, 3>& crosses, Cells targets) const {
        const auto isPlace = [&](int line, int number) {
            const Cell cell = at(line, crosses[static_cast<std::size_t>(number)]);
            if (line == line_ || (number == 0 && isInBand(line)) || targets.has(cell)) return false;
            return position_.isCandidate(cell, digit) || position_.value(cell) == digit;
        };
        for (int a = 0; a < 9; ++a)
            for (int b = 0; b < 9; ++b)
                for (int c = 0; c < 9; ++c)
                    if (a != b && a != c && b != c && isPlace(a, 0) && isPlace(b, 1) && isPlace(c, 2)) return true;
        return false;
    }

    const Position& position_;
    const bool inRows_;
    const ExocetKind kind_;
    int line_ = 0;
};

} // namespace

class TestExocets : public QObject {
    Q_OBJECT

private slots:
    void allAreFound_data() {
        QTest::addColumn<bool>("isJunior");
        QTest::newRow("junior") << true;
        QTest::newRow("senior") << false;
    }

    void allAreFound() {
        QFETCH(bool, isJunior);
        const ExocetKind kind = isJunior ? ExocetKind::Junior : ExocetKind::Senior;
        std::size_t count = 0;
        for (const positions::Example& example : positions::all()) {
            const Position position(example.grid);
            const LogicLimits limits;
            LogicSearch search(nullptr, limits, false, {});
            std::set<Name> fast, slow = SlowSearch(position, true, kind).found;
            slow.merge(SlowSearch(position, false, kind).found);
            for (const Exocet& one : exocetsOf(position, kind, search))
                fast.insert(nameOf(one.base, one.targets, one.crossLines));
            QVERIFY2(fast == slow,
                     qPrintable(QString("%1: %2 and %3").arg(example.id).arg(fast.size()).arg(slow.size())));
            count += slow.size();
        }
        QVERIFY2(count > 10, qPrintable(QString::number(count)));
    }
};

QTEST_APPLESS_MAIN(TestExocets)
#include "tst_exocets.moc"
