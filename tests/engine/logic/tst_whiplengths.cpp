// SPDX-License-Identifier: MIT
// Whips looked at many at a time are as long as those that are looked at one by one.
#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/parts/nets/whiplengths.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

/// The singles of a partial whip and the last of them, as cells and digits.
using Singles = std::set<std::pair<Cell, Digit>>;
using Partial = std::pair<Singles, std::pair<Cell, Digit>>;

/// The lists of candidates of a board of which one has to hold.
std::vector<Singles> choicesOf(const NetBase& base) {
    std::vector<Singles> list;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        Singles& choice = list.emplace_back();
        for (Digit digit : Digits::all())
            if (base.boards[digit - 1].has(cell)) choice.insert({cell, digit});
    }
    for (Digit digit : Digits::all())
        for (const Cells& house : kHouses) {
            Singles& choice = list.emplace_back();
            for (Cell cell : base.boards[digit - 1] & house) choice.insert({cell, digit});
        }
    return list;
}

/// One partial whip after the other, each on a board of its own.
int lengthOf(const NetBase& base, const std::vector<Singles>& choices, Candidate start) {
    std::set<Partial> partials{{{{start.cell, start.digit}}, {start.cell, start.digit}}};
    std::size_t count = 1;
    bool grows = true;
    for (int length = 1; length <= kLongestWhip && grows; ++length) {
        grows = count <= kManyPartialWhips;
        std::set<Partial> longer;
        for (const auto& [singles, last] : partials) {
            NetBoard board(base), alone(base);
            for (const auto& [cell, digit] : singles) board.place({cell, digit});
            alone.place({last.first, last.second});
            for (const Singles& choice : choices) {
                Singles left;
                bool touched = false;
                for (const auto& [cell, digit] : choice) {
                    if (board.left()[digit - 1].has(cell)) left.insert({cell, digit});
                    touched = touched || !alone.left()[digit - 1].has(cell);
                }
                if (!touched) continue;
                if (left.empty()) return length;
                if (left.size() > 1 || singles.contains(*left.begin())) continue;
                Singles more = singles;
                more.insert(*left.begin());
                longer.insert({more, *left.begin()});
            }
        }
        count += longer.size();
        partials = std::move(longer);
    }
    return 0;
}

} // namespace

class TestWhipLengths : public QObject {
    Q_OBJECT

private slots:
    void theyAreThoseOfPlainSearches() {
        std::map<int, int> found;
        walks::Mixture mixture(51);
        for (int n = 0; n < walks::puzzleCount(6); ++n)
            for (const Position& position : walks::hardPositions(mixture.next(), 2, mixture.random())) {
                std::vector<WhipStart> starts;
                for (Cell cell : position.blanks())
                    for (Digit digit : position.candidates(cell)) starts.push_back({{cell, digit}, 1});
                WhipLengths lengths(position.fact<Choices>(), starts);
                const LogicLimits limits;
                LogicSearch search(nullptr, limits, false, {});
                for (int length = 1; length <= kLongestWhip; ++length) QVERIFY(lengths.lengthen(search));
                const NetBase base = baseOf(position);
                const std::vector<Singles> choices = choicesOf(base);
                for (std::size_t start = 0; start < starts.size(); ++start) {
                    QCOMPARE(lengths.of(start), lengthOf(base, choices, starts[start].candidate));
                    ++found[lengths.of(start)];
                }
            }
        QVERIFY(found[0] > 200 && found[2] > 10 && found[4] > 10 && found[6] > 3);
    }
};

QTEST_APPLESS_MAIN(TestWhipLengths)
#include "tst_whiplengths.moc"
