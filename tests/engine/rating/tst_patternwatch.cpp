// SPDX-License-Identifier: MIT
// Where a position has lost candidates, patterns are searched again only if there may be a new one: none may be missed.
#include "engine/generator/maker.h"
#include "engine/rating/se/pattern.h"
#include "engine/rating/se/patternwatch.h"

#include <QTest>

#include <set>
#include <tuple>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::rating::explainer;

namespace {

using Name = std::tuple<std::array<House, 4>, std::array<House, 4>, Mask, Mask>;

std::set<Name> all(void (*find)(const Board&, const PatternSink&), const Board& board) {
    std::set<Name> names;
    find(board, [&](Pattern&& pattern) {
        names.emplace(pattern.bases, pattern.covers, pattern.digits, pattern.places);
        return false;
    });
    return names;
}

void locking(const Board& board, const PatternSink& sink) {
    findLocking(board, sink);
}
void hidden(const Board& board, const PatternSink& sink) {
    findHiddenSets(board, 2, sink);
}
void naked(const Board& board, const PatternSink& sink) {
    findNakedSets(board, 2, sink);
}
void fish(const Board& board, const PatternSink& sink) {
    findFish(board, 2, sink);
}

/// Removes up to four false candidates of cells that have several.
std::vector<Candidate> removeSome(Board& board, const Solution& solution, Random& random) {
    std::vector<Candidate> gone;
    for (int tries = 0; tries < 8 && gone.size() < 4; ++tries) {
        const Cell cell = random.below(kCellCount);
        const int digit = random.below(kDigitCount);
        if (!board.has(cell, digit) || solution[cell] == digit + 1) continue;
        board.remove(cell, digit);
        gone.push_back(candidateOf(cell, digit));
    }
    return gone;
}

} // namespace

class TestPatternWatch : public QObject {
    Q_OBJECT

private slots:
    void missesNoNewPattern_data() {
        QTest::addColumn<int>("kind");
        for (const int kind : {0, 1, 2, 3}) QTest::addRow("%d", kind) << kind;
    }

    void missesNoNewPattern() {
        QFETCH(int, kind);
        constexpr std::array finds = {locking, hidden, naked, fish};
        constexpr std::array watches = {mayLock, mayMakeHiddenPair, mayMakeNakedPair, mayMakeXWing};
        int made = 0, none = 0;
        for (std::uint64_t n = 0; n < 60; ++n) {
            Random random(21, n);
            const auto puzzle = Maker({.minimal = true}).make(random);
            Board board(puzzle->puzzle);
            for (int round = 0; round < 40; ++round) {
                const std::set<Name> before = all(finds[kind], board);
                const std::vector<Candidate> gone = removeSome(board, puzzle->solution, random);
                std::set<Name> after = all(finds[kind], board);
                std::erase_if(after, [&](const Name& name) { return before.contains(name); });
                const bool may = watches[kind](board, gone);
                QVERIFY(may || after.empty());
                made += after.empty() ? 0 : 1;
                none += may ? 0 : 1;
            }
        }
        QVERIFY(made > 10 && none > 10);
    }
};

QTEST_APPLESS_MAIN(TestPatternWatch)
#include "tst_patternwatch.moc"
