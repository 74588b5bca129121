// SPDX-License-Identifier: MIT
// Practice without a window: what is asked, and what is said to answers.
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "tests/app/session/practice/trainerparts.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::session;
using practice::Verdict;
namespace techniques = ninefold::logic::techniques;

class TestTrainer : public QObject, protected TrainerParts {
    Q_OBJECT

private slots:
    void init() { makeParts(); }
    void cleanup() { dropParts(); }
    void theFirstPositionIsAsked();
    void wholeAnswersAreRight();
    void partsArePartly();
    void wrongAnswersAreRefused();
    void aTrueAnswerByAnotherTechniqueIsNamed();
    void onlyCandidatesCanBeStruckOut();
    void undoAndRestoring();
    void hintsCost();
    void theAnswerCanBeShown();
    void skippingAnUntouchedPositionCostsNothing();
    void theNextPositionDoesNotWait();
    void whatIsSaid();
    void theClockIsStoppedWhileThePlayerIsAway();
};

void TestTrainer::theFirstPositionIsAsked() {
    QCOMPARE(trainer_->state(), State::Idle);
    QSignalSpy started(trainer_.get(), &Trainer::exerciseStarted);
    begin(techniques::xyWing);
    QCOMPARE(started.count(), 1);
    QCOMPARE(trainer_->task(), "There is an XY-Wing. Remove what it removes.");
    QCOMPARE(trainer_->input().mode().current(), game::EntryMode::Candidates);
    const logic::Frame frame = trainer_->frame();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        QCOMPARE(Digit{frame.cells[cell].value}, trainer_->exercise()->position.value(cell));
        QCOMPARE(frame.cells[cell].candidates, trainer_->exercise()->position.candidates(cell));
    }
    QVERIFY(trainer_->overlay().empty());
    begin(techniques::hiddenSingleBox);
    QCOMPARE(trainer_->input().mode().current(), game::EntryMode::Place);
    QCOMPARE(trainer_->score().positions(), 0);
}

void TestTrainer::wholeAnswersAreRight() {
    for (const logic::Technique* technique :
         {&techniques::hiddenSingleBox, &techniques::pointing, &techniques::nakedPair, &techniques::xWing,
          &techniques::xyWing, &techniques::bug1, &techniques::xyChain}) {
        begin(*technique);
        for (int n = 0; n < 3; ++n) {
            answer(solution());
            QCOMPARE(trainer_->state(), State::Answered);
            QCOMPARE(trainer_->judgement()->verdict, Verdict::Right);
            QVERIFY(trainer_->sentence().startsWith("Right. "));
            QVERIFY(!trainer_->overlay().empty());
            proceed();
        }
        QCOMPARE(trainer_->score().streak(), 3);
    }
    QTRY_COMPARE(records().size(), 21);
    for (const library::Practice& one : records()) QCOMPARE(one.verdict, "right");
}

/// Every proper part, unless it happens to be a whole step itself; what is missing makes it right.
void TestTrainer::partsArePartly() {
    int parts = 0;
    for (const logic::Technique* technique : {&techniques::pointing, &techniques::hiddenPair, &techniques::xWing}) {
        begin(*technique);
        for (int n = 0; n < 6; ++n) {
            const practice::Changes whole = solution();
            const auto steps = practice::stepsAsked(trainer_->exercise()->question());
            for (std::size_t left = 1; left < whole.size(); ++left) {
                mark({whole[left - 1]});
                check();
                if (trainer_->state() == State::Answered) break;
                const practice::Changes marked(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(left));
                QVERIFY(std::ranges::none_of(
                    steps, [&](const logic::Step& step) { return practice::contains(marked, step.deductions); }));
                QCOMPARE(trainer_->judgement()->verdict, Verdict::Partly);
                ++parts;
            }
            if (trainer_->state() == State::Asking) answer({whole.back()});
            QCOMPARE(trainer_->judgement()->verdict, Verdict::Right);
            // An incomplete answer costs nothing.
            QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Alone);
            proceed();
        }
    }
    QVERIFY(parts >= 10);
}

void TestTrainer::wrongAnswersAreRefused() {
    for (const logic::Technique* technique :
         {&techniques::hiddenSingleBox, &techniques::nakedPair, &techniques::xyWing}) {
        begin(*technique);
        for (int n = 0; n < 5; ++n) {
            const logic::Deduction wrong = wrongChange();
            mark(solution());
            answer({wrong});
            QCOMPARE(trainer_->state(), State::Asking);
            QCOMPARE(trainer_->judgement()->verdict, Verdict::Wrong);
            QVERIFY(!trainer_->sentence().isEmpty() && !trainer_->overlay().empty());
            // It comes back, and what is right stays.
            QVERIFY(!practice::has(answered(), trainer_->judgement()->objection->change));
            check();
            QCOMPARE(trainer_->state(), State::Answered);
            QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Helped);
            proceed();
        }
        QCOMPARE(trainer_->score().streak(), 0);
    }
    QTRY_COMPARE(records().size(), 15);
    for (const library::Practice& one : records()) QCOMPARE(one.verdict, "partly");
}

void TestTrainer::aTrueAnswerByAnotherTechniqueIsNamed() {
    // Where a naked pair is the easiest step, the solution of most cells follows only from harder ones.
    begin(techniques::xyWing);
    int named = 0;
    for (int n = 0; n < 10; ++n) {
        const auto steps =
            logic::Finder(logic::Profile::standard(), true).all(logic::Position(trainer_->exercise()->position));
        const auto asked = practice::stepsAsked(trainer_->exercise()->question());
        const auto other = std::ranges::find_if(steps, [&](const logic::Step& step) {
            return step.technique != &techniques::xyWing && std::ranges::none_of(asked, [&](const logic::Step& one) {
                       return practice::meet(one.deductions, step.deductions);
                   });
        });
        if (other != steps.end()) {
            answer(other->deductions);
            if (trainer_->judgement()->verdict == Verdict::Other) {
                ++named;
                QCOMPARE(trainer_->state(), State::Asking);
                QVERIFY(trainer_->sentence().startsWith("True, "));
                QVERIFY(trainer_->sentence().endsWith("Now find: XY-Wing."));
            }
        }
        answer(solution());
        QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Alone);
        proceed();
    }
    QVERIFY(named > 0);
}

void TestTrainer::onlyCandidatesCanBeStruckOut() {
    begin(techniques::xyWing);
    const Grid& position = trainer_->exercise()->position;
    for (const Cell cell : Cells::all()) {
        trainer_->input().selection().select(Cells::of(cell), cell);
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            trainer_->enter(digit);
            const bool possible = !position.isSet(cell) && position.isCandidate(cell, digit);
            const practice::Changes marked = answered();
            QCOMPARE(marked.size(), possible ? 1U : 0U);
            if (possible) QCOMPARE(marked.front(), (logic::Deduction{cell, digit, false}));
            // The same key brings it back.
            if (possible) trainer_->enter(digit);
        }
    }
    // From several cells it goes at once.
    const Digit digit = solution().front().digit;
    trainer_->input().selection().select(Cells::all(), 0);
    trainer_->enter(digit);
    QCOMPARE(static_cast<int>(answered().size()), position.cellsFor(digit).count());
    // Digits of the position stay.
    trainer_->enter(1, game::EntryMode::Place);
    for (const Cell cell : Cells::all() - position.blanks())
        QCOMPARE(trainer_->game().sheet().value(cell), position.value(cell));
}

void TestTrainer::undoAndRestoring() {
    begin(techniques::nakedPair);
    mark(solution());
    trainer_->undo();
    QCOMPARE(answered().size(), solution().size() - 1);
    trainer_->redo();
    QCOMPARE(answered(), solution());
    const logic::Frame frame = trainer_->frame();
    for (const logic::Deduction& change : solution())
        QVERIFY(std::ranges::find(frame.marks, logic::Mark{logic::Role::Remove, {change.cell, change.digit}}) !=
                frame.marks.end());
    trainer_->input().selection().select(Cells::all(), 0);
    trainer_->enter(5, game::EntryMode::Corner);
    trainer_->restoreCells();
    QVERIFY(answered().empty());
    QVERIFY(trainer_->game().sheet().cells[trainer_->exercise()->position.blanks().first()].corner.empty());
    trainer_->undo();
    QCOMPARE(answered(), solution());
}

void TestTrainer::hintsCost() {
    begin(techniques::xyWing);
    QStringList sentences;
    for (int hint = 1; hint <= Trainer::kHints; ++hint) {
        QVERIFY(trainer_->isHintPossible());
        trainer_->hint();
        QCOMPARE(trainer_->hints(), hint);
        QVERIFY(!sentences.contains(trainer_->sentence()));
        sentences << trainer_->sentence();
        QVERIFY(!trainer_->overlay().empty());
    }
    QVERIFY(!trainer_->isHintPossible());
    answer(solution());
    QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Helped);
    QTRY_COMPARE(records().size(), 1);
    QCOMPARE(records().front().hints, 3);
    QCOMPARE(records().front().verdict, "partly");
    proceed();
    QVERIFY(trainer_->isHintPossible() && trainer_->overlay().empty());
}

void TestTrainer::theAnswerCanBeShown() {
    begin(techniques::xyWing);
    trainer_->showAnswer();
    QCOMPARE(trainer_->state(), State::Answered);
    QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Missed);
    QVERIFY(trainer_->overlay() == logic::overlayOf(trainer_->exercise()->step));
    // Once is enough.
    trainer_->showAnswer();
    trainer_->enter(1);
    QCOMPARE(trainer_->score().positions(), 1);
    QVERIFY(answered().empty());
    QTRY_COMPARE(records().size(), 1);
    QCOMPARE(records().front().verdict, "wrong");
}

void TestTrainer::skippingAnUntouchedPositionCostsNothing() {
    begin(techniques::xyWing);
    const QString line = trainer_->exercise()->line;
    trainer_->skip();
    QTRY_COMPARE(trainer_->state(), State::Asking);
    QVERIFY(trainer_->exercise()->line != line);
    QCOMPARE(trainer_->score().positions(), 0);
    trainer_->hint();
    trainer_->skip();
    QTRY_COMPARE(trainer_->state(), State::Asking);
    QCOMPARE(trainer_->score().count(PracticeOutcome::Missed), 1);
}

/// It is made while the player thinks.
void TestTrainer::theNextPositionDoesNotWait() {
    begin(techniques::xWing);
    QSignalSpy started(trainer_.get(), &Trainer::exerciseStarted);
    answer(solution());
    QTRY_VERIFY(trainer_->isNextReady());
    trainer_->next();
    QCOMPARE(trainer_->state(), State::Asking);
    QCOMPARE(started.count(), 1);
}

void TestTrainer::whatIsSaid() {
    QStringList said;
    connect(announcer_.get(), &Announcer::announced, this,
            [&](const Announcement& announcement) { said << announcement.sentence; });
    begin(techniques::xyWing);
    QCOMPARE(said, QStringList{"Position 1. There is an XY-Wing. Remove what it removes."});
    said.clear();
    check();
    QCOMPARE(said, QStringList{"Nothing would change: mark what goes, or set a digit."});
    answer(solution());
    QCOMPARE(said.last(), trainer_->sentence());
    proceed();
    QCOMPARE(said.last(), "Position 2. There is an XY-Wing. Remove what it removes.");
}

void TestTrainer::theClockIsStoppedWhileThePlayerIsAway() {
    begin(techniques::xyWing);
    QVERIFY(trainer_->game().clock().isRunning());
    trainer_->setAway(true);
    QVERIFY(!trainer_->game().clock().isRunning());
    trainer_->setAway(false);
    QVERIFY(trainer_->game().clock().isRunning());
    answer(solution());
    QVERIFY(!trainer_->game().clock().isRunning());
    trainer_->setAway(true);
    trainer_->setAway(false);
    QVERIFY(!trainer_->game().clock().isRunning());
}

QTEST_GUILESS_MAIN(TestTrainer)
#include "tst_trainer.moc"
