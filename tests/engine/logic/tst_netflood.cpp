// SPDX-License-Identifier: MIT
// Many nets followed at once fail where nets followed one by one fail, and no short net fails in fewer layers than it
// has lines.
#include "engine/logic/parts/nets/netflood.h"
#include "engine/logic/parts/nets/shortnets.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

/// More layers than there are cells.
constexpr int kAllLayers = kCellCount + 1;

Boards boardsOf(const Position& position) {
    Boards boards;
    for (Digit digit : Digits::all()) boards[digit - 1] = position.cellsFor(digit);
    return boards;
}

std::vector<Candidate> candidatesOf(const Position& position) {
    std::vector<Candidate> list;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell)) list.push_back({cell, digit});
    return list;
}

/// Some of them have singles, from which nothing follows in a net.
std::vector<Position> hardPositions(int seed, int puzzleCount) {
    walks::Mixture mixture(seed);
    std::vector<Position> list;
    for (int n = 0; n < puzzleCount; ++n)
        for (Position& position : walks::hardPositions(mixture.next(), 3, mixture.random()))
            list.push_back(std::move(position));
    return list;
}

bool holdsOut(const Position& position, Candidate start) {
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    return Net(position, Inside::Singles).holdsOut(start, true, search);
}

/// Has a cell or a house no candidate any more?
bool isBroken(const Position& position, const Boards& boards) {
    Cells open;
    for (Digit digit : Digits::all()) {
        open |= boards[digit - 1];
        for (House house = 0; house < kHouseCount; ++house)
            if (!position.cellsFor(digit, house).empty() && !boards[digit - 1].meets(kHouses[house])) return true;
    }
    return !(open == position.blanks());
}

} // namespace

class TestNetFlood : public QObject {
    Q_OBJECT

private slots:
    void allLayersAreANetOfSingles() {
        int failing = 0, most = 0;
        for (const Position& position : hardPositions(41, walks::puzzleCount(30))) {
            // Twice the same, for more assumptions than fit into one part.
            std::vector<Candidate> all = candidatesOf(position);
            all.insert(all.end(), all.begin(), all.end());
            NetFlood flood(boardsOf(position));
            flood.assume(all);
            flood.begin(boardsOf(position));
            flood.follow(kAllLayers);
            for (std::size_t n = 0; n < all.size(); ++n) {
                QCOMPARE(flood.fails(n), !holdsOut(position, all[n]));
                failing += flood.fails(n);
            }
            most = std::max(most, static_cast<int>(all.size()));
        }
        QVERIFY(failing > 50);
        QVERIFY(most > Bits::kCount);
    }

    void aShortNetHasALineInEachLayer() {
        int shortNets = 0, longer = 0;
        for (const Position& position : hardPositions(42, walks::puzzleCount(20))) {
            const std::vector<Candidate> all = candidatesOf(position);
            NetFlood flood(boardsOf(position));
            flood.assume(all);
            flood.begin(boardsOf(position));
            ShortNets nets(Possible(position), Inside::Singles);
            for (int lines : {1, 2, 4, 8}) {
                flood.follow(lines);
                for (std::size_t n = 0; n < all.size(); ++n) {
                    const bool isShort = nets.find(all[n], true, {}, lines).has_value();
                    QVERIFY(!isShort || flood.fails(n));
                    shortNets += isShort;
                    longer += !isShort && !flood.fails(n);
                }
            }
        }
        QVERIFY(shortNets > 50 && longer > 1000);
    }

    /// On a board on which candidates are gone, a flood of all candidates says the same as one of those that are left.
    void itBeginsAgainOnFewerCandidates() {
        std::mt19937 random(43);
        int failing = 0;
        for (const Position& position : hardPositions(44, walks::puzzleCount(15))) {
            const std::vector<Candidate> all = candidatesOf(position);
            NetFlood flood(boardsOf(position));
            flood.assume(all);
            for (int turn = 0; turn < 5; ++turn) {
                std::vector<Candidate> left = all;
                Boards boards = boardsOf(position);
                std::erase_if(left, [&](const Candidate& candidate) {
                    const bool goes = puzzles::below(random, 8) == 0;
                    if (goes) boards[candidate.digit - 1].remove(candidate.cell);
                    return goes;
                });
                NetFlood fresh(boards);
                fresh.assume(left);
                for (NetFlood* each : {&flood, &fresh}) {
                    each->begin(boards);
                    each->follow(1 + turn);
                }
                std::size_t number = 0;
                for (std::size_t n = 0; n < all.size() && number < left.size(); ++n) {
                    if (!(all[n] == left[number])) continue;
                    // Where nothing is left, each of them fails, the one at once and the other not at all.
                    if (isBroken(position, boards)) continue;
                    QCOMPARE(flood.fails(n), fresh.fails(number));
                    failing += flood.fails(n);
                    ++number;
                }
            }
        }
        QVERIFY(failing > 50);
    }
};

QTEST_APPLESS_MAIN(TestNetFlood)
#include "tst_netflood.moc"
