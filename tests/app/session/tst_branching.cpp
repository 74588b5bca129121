// SPDX-License-Identifier: MIT
// Branching: starting and keeping a branch, and the contradictions that the board shows.
#include "app/session/branching.h"

#include "tests/app/session/gameparts.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestBranching : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void oneKeyStartsAndKeeps();
    void aDeadBranchIsReported();
    void withoutABranchNothingIsReported();

private:
    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<Branching> branching_;
};

void TestBranching::init() {
    parts_ = std::make_unique<GameParts>();
    branching_ = std::make_unique<Branching>(parts_->game, parts_->engine, parts_->preferences, parts_->announcer);
    parts_->play(kEasyCells);
}

void TestBranching::cleanup() {
    branching_.reset();
    parts_.reset();
}

void TestBranching::oneKeyStartsAndKeeps() {
    QSignalSpy started(branching_.get(), &Branching::branchStarted);
    branching_->toggle();
    QVERIFY(parts_->game.isTrying());
    QCOMPARE(started.count(), 1);
    parts_->type(0, parts_->right(0));
    branching_->toggle();
    QVERIFY(!parts_->game.isTrying());
    QCOMPARE(parts_->game.sheet().value(0), parts_->right(0));
    QCOMPARE(parts_->heard.sentence(), "Kept: what you tried is now part of the game.");
    QCOMPARE(started.count(), 1);
}

void TestBranching::aDeadBranchIsReported() {
    branching_->toggle();
    // A second 7 in the first row.
    parts_->type(0, 7);
    QTRY_COMPARE(parts_->heard.count(Severity::Important), 1);
    // "Keep Trying" only closes the notice.
    QVERIFY(!parts_->heard.accept("Keep Trying"));
    QVERIFY(parts_->heard.accept("Drop It"));
    QVERIFY(!parts_->game.isTrying());
    QCOMPARE(parts_->game.sheet().value(0), Digit(0));
    QCOMPARE(parts_->heard.sentence(), "Dropped: the board is as it was before.");
    // Without a branch there is nothing to drop and nothing to say.
    parts_->heard.clear();
    branching_->drop();
    QVERIFY(parts_->heard.isEmpty());
}

/// The answer about a branch that was dropped meanwhile is none.
void TestBranching::withoutABranchNothingIsReported() {
    branching_->toggle();
    parts_->type(0, 7);
    parts_->game.dropBranch();
    parts_->type(0, 7);
    QSignalSpy examined(&parts_->engine, &EngineSession::examined);
    // The engine answers in the order of the questions.
    parts_->engine.examine(parts_->examiner.puzzleGrid());
    QTRY_COMPARE(examined.count(), 1);
    QVERIFY(parts_->heard.isEmpty());
}

QTEST_GUILESS_MAIN(TestBranching)
#include "tst_branching.moc"
