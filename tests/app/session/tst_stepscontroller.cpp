// SPDX-License-Identifier: MIT
// StepsController without a window: which lists are searched and when, what is drawn, and carrying steps out.
#include "app/session/stepscontroller.h"

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
using List = StepsController::List;

class TestStepsController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thePathLeadsToTheEnd();
    void allStepsAreListed();
    void helpIsCountedOncePerPosition();
    void anotherGameIsNotSearchedUnasked();
    void hidingAListEndsItsSearch();
    void anyChangeClearsTheDrawing();
    void mistakesAreSaidInsteadOfSteps();

private:
    QString said() const { return reported_->isEmpty() ? QString() : reported_->last()[0].toString(); }
    bool isBusy() const { return !reported_->isEmpty() && reported_->last()[1].toBool(); }
    void showPath() {
        steps_->setShown(List::Path, true);
        QTRY_VERIFY(said().startsWith("Solved in"));
    }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<LogicSession> logic_;
    std::unique_ptr<StepsController> steps_;
    std::unique_ptr<QSignalSpy> reported_;
};

void TestStepsController::init() {
    parts_ = std::make_unique<GameParts>();
    logic_ = std::make_unique<LogicSession>();
    steps_ = std::make_unique<StepsController>(parts_->game, parts_->examiner, parts_->keeper, parts_->timekeeper,
                                               parts_->preferences, *logic_, parts_->announcer);
    parts_->play(kEasyCells);
    reported_ = std::make_unique<QSignalSpy>(steps_.get(), &StepsController::searchReported);
}

void TestStepsController::cleanup() {
    steps_.reset();
    logic_.reset();
    parts_.reset();
}

void TestStepsController::thePathLeadsToTheEnd() {
    QSignalSpy grew(steps_.get(), &StepsController::pathGrew);
    showPath();
    QVERIFY(!isBusy());
    QVERIFY(grew.count() > 2);
    steps_->choosePathStep(1);
    QVERIFY(steps_->drawn() && !steps_->overlay().marks.empty());
    steps_->solveUpTo(1);
    QCOMPARE(parts_->game.stack().count(), 1);
    QVERIFY2(parts_->heard.sentence().startsWith("2 step"), qPrintable(parts_->heard.sentence()));
    QTRY_VERIFY(said().startsWith("Solved in"));
}

void TestStepsController::allStepsAreListed() {
    QSignalSpy found(steps_.get(), &StepsController::stepsFound);
    steps_->setShown(List::All, true);
    QTRY_VERIFY(said().contains("can be done now"));
    QVERIFY(!found.isEmpty());
    const Step step = found[0][0].value<StepBatch>()->front().step;
    steps_->chooseStep(step);
    QVERIFY(steps_->drawn());
    steps_->apply(step);
    QVERIFY(!steps_->drawn());
    QCOMPARE(parts_->game.stack().count(), 1);
    QVERIFY(parts_->heard.sentence().startsWith("Done: "));
}

void TestStepsController::helpIsCountedOncePerPosition() {
    showPath();
    QCOMPARE(parts_->keeper.timesHelped(), 1);
    steps_->setShown(List::All, true);
    QTRY_VERIFY(said().contains("can be done now"));
    QCOMPARE(parts_->keeper.timesHelped(), 1);
}

void TestStepsController::anotherGameIsNotSearchedUnasked() {
    showPath();
    parts_->games.startGame(GameParts::puzzle(kHardCells));
    QTRY_VERIFY(parts_->examiner.solution());
    QTRY_VERIFY(said().startsWith("This is another game"));
    QVERIFY(!logic_->isBusy(LogicSession::Kind::Path));
    steps_->setShown(List::Path, true);
    QVERIFY(logic_->isBusy(LogicSession::Kind::Path));
}

void TestStepsController::hidingAListEndsItsSearch() {
    steps_->setShown(List::All, true);
    QVERIFY(logic_->isBusy(LogicSession::Kind::All));
    steps_->setShown(List::None, false);
    QVERIFY(!logic_->isBusy(LogicSession::Kind::All));
}

void TestStepsController::anyChangeClearsTheDrawing() {
    showPath();
    steps_->choosePathStep(0);
    QVERIFY(steps_->drawn());
    parts_->type(0, parts_->right(0));
    QVERIFY(!steps_->drawn());
    QVERIFY(steps_->overlay().marks.empty());
}

void TestStepsController::mistakesAreSaidInsteadOfSteps() {
    parts_->typeWrong(0);
    steps_->setShown(List::Path, true);
    QVERIFY2(said().contains("mistake"), qPrintable(said()));
    QVERIFY(!logic_->isBusy(LogicSession::Kind::Path));
}

QTEST_GUILESS_MAIN(TestStepsController)
#include "tst_stepscontroller.moc"
