// SPDX-License-Identifier: MIT
// All singles as one move, which one Undo takes back.
#include "app/session/singlesfiller.h"

#include "tests/app/session/gameparts.h"

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::session;

class TestSinglesFiller : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void oneMoveFillsAllSingles();
    void theyEndAtTheSolution();
    void withoutASingleNothingHappens();
    void afterAMistakeNothingIsFilled();

private:
    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<SinglesFiller> filler_;
};

void TestSinglesFiller::init() {
    parts_ = std::make_unique<GameParts>();
    filler_ = std::make_unique<SinglesFiller>(parts_->game, parts_->examiner, parts_->keeper, parts_->preferences,
                                              parts_->announcer);
}

void TestSinglesFiller::cleanup() {
    filler_.reset();
    parts_.reset();
}

void TestSinglesFiller::oneMoveFillsAllSingles() {
    parts_->play(kEasyCells);
    const Sheet before = parts_->game.sheet();
    filler_->fill();
    int filled = 0;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (before.value(cell) != 0 || parts_->game.sheet().value(cell) == 0) continue;
        QCOMPARE(parts_->game.sheet().value(cell), parts_->right(cell));
        ++filled;
    }
    QVERIFY(filled > 1);
    QCOMPARE(parts_->game.stack().index(), 1);
    QCOMPARE(parts_->keeper.timesHelped(), 1);
    parts_->game.stack().undo();
    QVERIFY(parts_->game.sheet() == before);
}

void TestSinglesFiller::theyEndAtTheSolution() {
    parts_->play(kEasyCells);
    for (int moves = 0; moves < kCellCount && !parts_->game.isSolved(); ++moves) filler_->fill();
    QVERIFY(parts_->game.isSolved());
}

void TestSinglesFiller::withoutASingleNothingHappens() {
    parts_->play(kHardCells);
    int moves = -1;
    while (std::exchange(moves, parts_->game.stack().index()) != parts_->game.stack().index()) filler_->fill();
    QVERIFY(!parts_->game.isSolved());
    QCOMPARE(parts_->heard.sentence(), "There is no single to fill in now.");
}

void TestSinglesFiller::afterAMistakeNothingIsFilled() {
    parts_->play(kEasyCells);
    parts_->typeWrong(0);
    const Sheet wrong = parts_->game.sheet();
    filler_->fill();
    QVERIFY(parts_->game.sheet() == wrong);
    QCOMPARE(parts_->keeper.timesHelped(), 0);
}

QTEST_GUILESS_MAIN(TestSinglesFiller)
#include "tst_singlesfiller.moc"
