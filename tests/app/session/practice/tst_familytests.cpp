// SPDX-License-Identifier: MIT
// Tests of families, from the first position to what the library keeps.
#include "engine/logic/techniques.h"
#include "tests/app/session/practice/trainerparts.h"

using namespace ninefold;
using namespace ninefold::session;
namespace techniques = ninefold::logic::techniques;

class TestFamilyTests : public QObject, protected TrainerParts {
    Q_OBJECT

private slots:
    void init() { makeParts(); }
    void cleanup() { dropParts(); }
    void aPassedTestIsKept();
    void aTestHasNoHelp();
    void aTestThatIsLeftIsNotKept();
};

void TestFamilyTests::aPassedTestIsKept() {
    trainer_->test(logic::Family::Wings);
    QTRY_COMPARE(trainer_->state(), State::Asking);
    for (int number = 0; number < library::kTestPositions; ++number) {
        QCOMPARE(trainer_->exercise()->technique, &trainer_->goal().techniqueAt(number));
        // Two may be missed.
        answer(number < 2 ? practice::Changes{wrongChange()} : solution());
        QCOMPARE(trainer_->state(), State::Answered);
        QCOMPARE(trainer_->score().outcomes().last(), number < 2 ? PracticeOutcome::Missed : PracticeOutcome::Alone);
        proceed();
    }
    QCOMPARE(trainer_->state(), State::Ended);
    QCOMPARE(trainer_->sentence(), "8 of 10 right: the test is cleared.");
    QTRY_VERIFY(path_->progress() && path_->progress()->isPassed(logic::Family::Wings));
    const auto tests = valueOf(library::familyTests(**library_));
    QCOMPARE(tests.size(), 1);
    QCOMPARE(tests.front(), trainer_->result());
    QCOMPARE(tests.front().alone, 8);
    QCOMPARE(records().size(), library::kTestPositions);
    // The same once more.
    trainer_->repeat();
    QTRY_COMPARE(trainer_->state(), State::Asking);
    QCOMPARE(trainer_->score().positions(), 0);
}

void TestFamilyTests::aTestHasNoHelp() {
    trainer_->test(logic::Family::Subsets);
    QTRY_COMPARE(trainer_->state(), State::Asking);
    QVERIFY(!trainer_->isHintPossible());
    trainer_->hint();
    QVERIFY(trainer_->overlay().empty() && trainer_->sentence().isEmpty());
    trainer_->skip();
    QTRY_COMPARE(trainer_->state(), State::Asking);
    QCOMPARE(trainer_->score().count(PracticeOutcome::Missed), 1);
    for (int number = 1; number < library::kTestPositions; ++number) {
        trainer_->showAnswer();
        proceed();
    }
    QCOMPARE(trainer_->sentence(), "0 of 10 right. 8 are needed to clear the test.");
    QTRY_VERIFY(path_->progress() && path_->progress()->testOf(logic::Family::Subsets) != nullptr);
    QVERIFY(!path_->progress()->isPassed(logic::Family::Subsets));
}

void TestFamilyTests::aTestThatIsLeftIsNotKept() {
    trainer_->test(logic::Family::Fish);
    QTRY_COMPARE(trainer_->state(), State::Asking);
    answer(solution());
    begin(techniques::xWing);
    QVERIFY(!trainer_->goal().isTest());
    answer(solution());
    QTRY_COMPARE(records().size(), 2);
    QVERIFY(valueOf(library::familyTests(**library_)).isEmpty());
}

QTEST_GUILESS_MAIN(TestFamilyTests)
#include "tst_familytests.moc"
