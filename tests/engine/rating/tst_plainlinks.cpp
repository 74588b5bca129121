// SPDX-License-Identifier: MIT
// Where HoDoKu's scale passes over the techniques that rest on single links, none of them may find a step.
#include "engine/generator/maker.h"
#include "engine/rating/hodoku/chainfinders.h"
#include "engine/rating/hodoku/finders.h"
#include "engine/rating/hodoku/plainlinks.h"

#include <QTest>

#include <functional>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::rating::hodoku;

namespace {

using Find = std::function<bool(const Board&, Step&)>;

struct Search {
    PlainLinks::Kind kind;
    Find find;
};

std::vector<Search> searches() {
    using Kind = PlainLinks::Kind;
    return {
        {Kind::Houses, findSkyscraper},
        {Kind::Houses, findTwoStringKite},
        {Kind::Houses, findTurbotFish},
        {Kind::Houses, findSimpleColors},
        {Kind::Houses, findMultiColors},
        {Kind::Houses, findXChain},
        {Kind::Cells, findRemotePair},
        {Kind::Cells, findXyWing},
        {Kind::Cells, findXyChain},
        {Kind::Both, findWWing},
        {Kind::Both,
         [](const Board& board, Step& step) {
             static Tables tables;
             tables.build(board, Tables::Kind::Links);
             return findNiceLoop(board, tables, step);
         }},
    };
}

/// A position in which false candidates have been removed at random, and all naked and hidden singles are placed.
Board positionNumber(std::uint64_t number) {
    Random random(38, number);
    const auto made = Maker({.minimal = true}).make(random);
    Board board(made->puzzle);
    for (int removals = random.below(12); removals > 0; --removals) {
        const Cell cell = random.below(kCellCount);
        const Digit digit = 1 + random.below(kDigitCount);
        if (!board.isSet(cell) && made->solution[cell] != digit && board.has(cell, digit)) board.remove(cell, digit);
    }
    for (Step step; findNakedSingle(board, step) || findHiddenSingle(board, step); step = {}) apply(step, board);
    return board;
}

} // namespace

class TestPlainLinks : public QObject {
    Q_OBJECT

private slots:
    void nothingIsMissed() {
        const std::vector<Search> all = searches();
        std::vector<int> found(all.size());
        int passedOver = 0;
        for (std::uint64_t n = 0; n < 400; ++n) {
            const Board board = positionNumber(n);
            if (board.solved()) continue;
            PlainLinks links(board);
            for (std::size_t k = 0; k < all.size(); ++k) {
                Step step;
                const bool isThere = all[k].find(board, step), may = links.mayLead(all[k].kind);
                QVERIFY2(may || !isThere, qPrintable(QString::number(k)));
                found[k] += isThere ? 1 : 0;
                passedOver += may ? 0 : 1;
            }
        }
        QVERIFY(passedOver > 100);
        // Remote pairs are rare.
        QVERIFY(std::ranges::count_if(found, [](int count) { return count > 3; }) >= 9);
    }
};

QTEST_APPLESS_MAIN(TestPlainLinks)
#include "tst_plainlinks.moc"
