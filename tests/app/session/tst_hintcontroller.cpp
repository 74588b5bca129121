// SPDX-License-Identifier: MIT
// HintController without a window: when there is a hint, what it says and does, and what clears it.
#include "app/session/hintcontroller.h"

#include "app/session/checker.h"
#include "app/session/work/logicsession.h"
#include "app/store/solvedlist.h"
#include "engine/logic/techniques.h"
#include "tests/app/chainpuzzle.h"
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
    void aChainIsFollowedLineByLine();
    void singlesShowWhatBlocksOtherDigits();
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
    // The first degree names the technique and a house, which it outlines.
    QVERIFY(hints_->overlay().marks.empty() && hints_->overlay().look.empty());
    QVERIFY(hints_->overlay().houses.size() == 1 && hints_->overlay().mutesHighlights);
    hints_->more();
    // The cell that the digit goes to is one of several.
    QVERIFY(hints_->overlay().marks.empty() && hints_->overlay().look.hasSeveral());
    while (!hints_->hint().isWhole()) hints_->more();
    QVERIFY(!hints_->overlay().marks.empty());
    QCOMPARE(answered.count(), hints_->hint().degrees());
    QCOMPARE(parts_->heard.count(Severity::Spoken), hints_->hint().degrees());
    // However much of it is shown, it is one hint.
    QCOMPARE(parts_->keeper.timesHelped(), 1);
}

/// After the last degree the hint continues line by line, and back again.
void TestHintController::aChainIsFollowedLineByLine() {
    parts_->games.startGame(chainPuzzle());
    QTRY_VERIFY(parts_->examiner.solution());
    ask();
    QVERIFY(hints_->explanation().lines.empty() && hints_->hint().line == 0);
    while (!hints_->hint().isWhole()) hints_->more();
    const int lines = static_cast<int>(hints_->explanation().lines.size());
    QVERIFY(lines > 3);
    QCOMPARE(hints_->hint().lines, lines);
    QCOMPARE(hints_->hint().line, 1);
    QVERIFY(hints_->overlay().links.empty() && !hints_->overlay().tour.empty());
    for (int line = 2; line <= lines; ++line) {
        hints_->more();
        QCOMPARE(hints_->hint().line, line);
        // Spoken in short, without what has been said already.
        QCOMPARE(parts_->heard.sentence(), lineSentence(hints_->explanation().lines, line));
        QVERIFY2(parts_->heard.sentence().startsWith(QString("Link %1 of %2: ").arg(line).arg(lines)),
                 qPrintable(parts_->heard.sentence()));
    }
    QVERIFY(hints_->hint().isAtEnd());
    hints_->more();
    QCOMPARE(hints_->hint().line, lines);
    hints_->showLine(2);
    QCOMPARE(hints_->hint().line, 2);
    for (int line : {0, lines + 1}) {
        hints_->showLine(line);
        QCOMPARE(hints_->hint().line, 2);
    }
    hints_->less();
    QCOMPARE(hints_->hint().line, 1);
    hints_->less();
    QCOMPARE(hints_->hint().degree, 2);
    QVERIFY(hints_->overlay().tour.empty() && hints_->explanation().lines.empty());
    // It is still one hint.
    const int helped = parts_->keeper.timesHelped();
    hints_->more();
    QCOMPARE(parts_->keeper.timesHelped(), helped);
}

/// Each digit that a naked single's cell cannot hold is linked with its place there.
void TestHintController::singlesShowWhatBlocksOtherDigits() {
    parts_->games.startGame(
        documents::readFirst(
            ":0003:2:8..+7.5.....9146+7+58.57..9.....6.73....4..+1......8..+41.......+7816...4....7...3.154.:::293:")
            .value());
    QTRY_VERIFY(parts_->examiner.solution());
    QTRY_VERIFY(parts_->examiner.solution());
    ask();
    QCOMPARE(hints_->hint().step()->technique, &techniques::nakedSingle);
    while (!hints_->hint().isWhole()) hints_->more();
    const Overlay overlay = hints_->overlay();
    QCOMPARE(overlay.links.size(), std::size_t{8});
    const auto [cell, digit, places] = hints_->hint().step()->deductions.front();
    for (const Link& link : overlay.links) {
        QCOMPARE(link.to.cells, Cells::of(cell));
        QVERIFY(link.to.digit != digit);
        QCOMPARE(parts_->game.sheet().value(link.from.cells.first()), link.from.digit);
    }
}

void TestHintController::applyingIsOneMove() {
    QSignalSpy placed(hints_.get(), &HintController::digitPlaced);
    ask();
    const Deduction first = hints_->hint().found->deductions.front();
    QVERIFY(first.places);
    hints_->apply();
    QCOMPARE(placed.size(), 1);
    QCOMPARE(placed[0][0].toInt(), first.cell);
    QCOMPARE(parts_->game.stack().count(), 1);
    QVERIFY(parts_->game.isRight(*parts_->examiner.solution()));
    QVERIFY2(parts_->heard.sentence().startsWith("Done: "), qPrintable(parts_->heard.sentence()));
    QCOMPARE(kind(), Hint::Kind::None);
}

void TestHintController::aHintWaitsForTheVerdict() {
    parts_->games.startGame(GameParts::puzzle(kHardCells));
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
    if (change == "game") parts_->games.startGame(GameParts::puzzle(kHardCells));
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
