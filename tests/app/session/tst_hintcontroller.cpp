// SPDX-License-Identifier: MIT
// HintController without a window: when there is a hint, what it says and does, and what clears it.
#include "app/session/hintcontroller.h"

#include "app/session/checker.h"
#include "app/session/work/logicsession.h"
#include "app/store/solvedlist.h"
#include "tests/app/session/gameparts.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestHintController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aHintIsDisclosedByDegrees();
    void applyingIsOneMove();
    void aHintWaitsForTheVerdict();
    void mistakesComeFirst();
    void whatChangesTheBoardClearsTheHint_data();
    void whatChangesTheBoardClearsTheHint();
    void otherTechniquesAreAnotherHint();
    void aReasonIsGiven();

private:
    Hint::Kind kind() const { return hints_->hint().kind; }
    void ask() {
        hints_->more();
        QTRY_COMPARE(kind(), Hint::Kind::Step);
    }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<SolvedList> solved_;
    std::unique_ptr<Checker> checker_;
    std::unique_ptr<LogicSession> logic_;
    std::unique_ptr<HintController> hints_;
};

void TestHintController::init() {
    parts_ = std::make_unique<GameParts>();
    solved_ = std::make_unique<SolvedList>(parts_->home.path("solved"));
    logic_ = std::make_unique<LogicSession>();
    checker_ = std::make_unique<Checker>(parts_->game, parts_->examiner, parts_->keeper, parts_->timekeeper, *solved_,
                                         parts_->preferences, parts_->announcer);
    hints_ = std::make_unique<HintController>(parts_->game, parts_->examiner, *checker_, parts_->keeper,
                                              parts_->timekeeper, parts_->preferences, *logic_, parts_->announcer);
    parts_->play(kEasyCells);
}

void TestHintController::cleanup() {
    hints_.reset();
    checker_.reset();
    logic_.reset();
    parts_.reset();
}

void TestHintController::aHintIsDisclosedByDegrees() {
    QSignalSpy answered(hints_.get(), &HintController::hintAnswered);
    ask();
    QCOMPARE(hints_->hint().degree, 1);
    // The first degree names the technique and draws nothing.
    QVERIFY(hints_->overlay().marks.empty() && hints_->overlay().houses.empty());
    while (!hints_->hint().isWhole()) hints_->more();
    QVERIFY(!hints_->overlay().marks.empty());
    QCOMPARE(answered.count(), hints_->hint().degrees());
    QCOMPARE(parts_->heard.count(Severity::Info), hints_->hint().degrees());
    // However much of it is shown, it is one hint.
    QCOMPARE(parts_->keeper.timesHelped(), 1);
}

void TestHintController::applyingIsOneMove() {
    ask();
    hints_->apply();
    QCOMPARE(parts_->game.stack().count(), 1);
    QVERIFY(parts_->game.isRight(*parts_->examiner.solution()));
    QVERIFY2(parts_->heard.sentence().startsWith("Done: "), qPrintable(parts_->heard.sentence()));
    QCOMPARE(kind(), Hint::Kind::None);
}

void TestHintController::aHintWaitsForTheVerdict() {
    parts_->trail.play(GameParts::puzzle(kHardCells));
    QVERIFY(parts_->examiner.isVerdictAwaited());
    hints_->more();
    QCOMPARE(kind(), Hint::Kind::None);
    QTRY_COMPARE(kind(), Hint::Kind::Step);
}

void TestHintController::mistakesComeFirst() {
    const Sheet before = parts_->game.sheet();
    parts_->typeWrong(0);
    hints_->more();
    QCOMPARE(kind(), Hint::Kind::Mistake);
    QVERIFY2(hints_->hint().words.contains("r1c1"), qPrintable(hints_->hint().words));
    hints_->apply();
    QVERIFY(parts_->game.sheet() == before);
}

void TestHintController::whatChangesTheBoardClearsTheHint_data() {
    QTest::addColumn<QString>("change");
    for (const char* change : {"move", "branch", "pause", "game"}) QTest::newRow(change) << change;
}

void TestHintController::whatChangesTheBoardClearsTheHint() {
    QFETCH(QString, change);
    ask();
    if (change == "move") parts_->type(0, parts_->right(0));
    if (change == "branch") parts_->game.beginBranch();
    if (change == "pause") parts_->timekeeper.setPaused(true);
    if (change == "game") parts_->trail.play(GameParts::puzzle(kHardCells));
    QCOMPARE(kind(), Hint::Kind::None);
    QVERIFY(hints_->overlay().marks.empty());
}

void TestHintController::otherTechniquesAreAnotherHint() {
    ask();
    Settings settings = parts_->preferences.settings();
    settings.showWrong = !settings.showWrong;
    parts_->preferences.setSettings(settings);
    QCOMPARE(kind(), Hint::Kind::Step);
    settings.techniques = QStringList{"-naked-single"};
    parts_->preferences.setSettings(settings);
    QCOMPARE(kind(), Hint::Kind::None);
}

void TestHintController::aReasonIsGiven() {
    const Digits allowed = parts_->game.sheet().digits().candidates(0);
    for (Digit digit : allowed) {
        if (digit == parts_->right(0)) continue;
        hints_->explain({0, digit}, false);
        QTRY_COMPARE(kind(), Hint::Kind::Reason);
        QVERIFY(hints_->hint().words.startsWith(QString("Why not %1 in r1c1?").arg(digit)));
        return;
    }
    QFAIL("the cell has one candidate only");
}

QTEST_GUILESS_MAIN(TestHintController)
#include "tst_hintcontroller.moc"
