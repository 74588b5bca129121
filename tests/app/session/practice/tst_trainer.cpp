// SPDX-License-Identifier: MIT
// Practice from the first position to the end of a test, without a window.
#include "app/session/practice/trainer.h"

#include "app/session/announcer.h"
#include "app/session/learning/learningpath.h"
#include "app/session/played/playedgames.h"
#include "app/session/preferences.h"
#include "engine/logic/finder.h"
#include "tests/app/scratchhome.h"
#include "tests/app/store/library/scratchlibrary.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::session;
using practice::Verdict;
using State = Trainer::State;
namespace techniques = ninefold::logic::techniques;

class TestTrainer : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
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
    void aPassedTestIsKept();
    void aTestHasNoHelp();
    void aTestThatIsLeftIsNotKept();
    void whatIsSaid();
    void theClockStandsStillWhileThePlayerIsAway();

private:
    void begin(const logic::Technique& technique) {
        trainer_->practise(technique);
        QTRY_COMPARE(trainer_->state(), State::Asking);
    }
    void mark(const practice::Changes& changes);
    void answer(const practice::Changes& changes) {
        mark(changes);
        check();
    }
    void check() {
        trainer_->check();
        QTRY_VERIFY(trainer_->state() != State::Judging);
    }
    void goOn() {
        trainer_->next();
        QTRY_VERIFY(trainer_->state() == State::Asking || trainer_->state() == State::Ended);
    }
    const practice::Changes& solution() const { return trainer_->exercise()->step.deductions; }
    logic::Deduction wrongChange() const;
    QList<library::Practice> records() const { return valueOf(library::practised(**library_)); }

    std::unique_ptr<ScratchHome> home_;
    std::unique_ptr<ScratchLibrary> library_;
    std::unique_ptr<Announcer> announcer_;
    std::unique_ptr<Preferences> preferences_;
    std::unique_ptr<PlayedGames> played_;
    std::unique_ptr<LearningPath> path_;
    std::unique_ptr<Trainer> trainer_;
};

void TestTrainer::init() {
    home_ = std::make_unique<ScratchHome>();
    library_ = std::make_unique<ScratchLibrary>();
    announcer_ = std::make_unique<Announcer>();
    preferences_ = std::make_unique<Preferences>(*announcer_);
    played_ = std::make_unique<PlayedGames>(HistoryFiles{}, library_->location());
    path_ = std::make_unique<LearningPath>(library_->location(), *played_);
    trainer_ = std::make_unique<Trainer>(*path_, *preferences_, *announcer_, library_->location(),
                                         QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
    trainer_->setSeed(3);
}

void TestTrainer::cleanup() {
    trainer_.reset();
    path_.reset();
}

/// As the player would do it, cell by cell.
void TestTrainer::mark(const practice::Changes& changes) {
    for (const auto& [cell, digit, places] : changes) {
        trainer_->input().selection().select(Cells::of(cell), cell);
        trainer_->enter(digit, places ? game::EntryMode::Place : game::EntryMode::Candidates);
    }
    QVERIFY(practice::contains(trainer_->exercise()->answerOn(trainer_->game().sheet()), changes));
}

/// A candidate that must stay.
logic::Deduction TestTrainer::wrongChange() const {
    const Cell cell = trainer_->exercise()->position.blanks().first();
    return {cell, trainer_->exercise()->solution[static_cast<std::size_t>(cell)], false};
}

void TestTrainer::theFirstPositionIsAsked() {
    QCOMPARE(trainer_->state(), State::Idle);
    QSignalSpy begun(trainer_.get(), &Trainer::exerciseBegun);
    begin(techniques::xyWing);
    QCOMPARE(begun.count(), 1);
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
            goOn();
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
            // To go on costs nothing.
            QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Alone);
            goOn();
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
            QVERIFY(!practice::has(trainer_->exercise()->answerOn(trainer_->game().sheet()),
                                   trainer_->judgement()->objection->change));
            check();
            QCOMPARE(trainer_->state(), State::Answered);
            QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Helped);
            goOn();
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
                QVERIFY(trainer_->sentence().startsWith("True, by "));
                QVERIFY(trainer_->sentence().endsWith("Now find: XY-Wing."));
            }
        }
        answer(solution());
        QCOMPARE(trainer_->score().outcomes().last(), PracticeOutcome::Alone);
        goOn();
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
            const practice::Changes answered = trainer_->exercise()->answerOn(trainer_->game().sheet());
            QCOMPARE(answered.size(), possible ? 1U : 0U);
            if (possible) QCOMPARE(answered.front(), (logic::Deduction{cell, digit, false}));
            // The same key brings it back.
            if (possible) trainer_->enter(digit);
        }
    }
    // From several cells it goes at once.
    const Digit digit = solution().front().digit;
    trainer_->input().selection().select(Cells::all(), 0);
    trainer_->enter(digit);
    QCOMPARE(static_cast<int>(trainer_->exercise()->answerOn(trainer_->game().sheet()).size()),
             position.cellsFor(digit).count());
    // Digits of the position stay.
    trainer_->enter(1, game::EntryMode::Place);
    for (const Cell cell : Cells::all() - position.blanks())
        QCOMPARE(trainer_->game().sheet().value(cell), position.value(cell));
}

void TestTrainer::undoAndRestoring() {
    begin(techniques::nakedPair);
    mark(solution());
    const auto answered = [&] { return trainer_->exercise()->answerOn(trainer_->game().sheet()); };
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
    goOn();
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
    QVERIFY(trainer_->exercise()->answerOn(trainer_->game().sheet()).empty());
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
    QSignalSpy begun(trainer_.get(), &Trainer::exerciseBegun);
    answer(solution());
    QTRY_VERIFY(trainer_->isNextReady());
    trainer_->next();
    QCOMPARE(trainer_->state(), State::Asking);
    QCOMPARE(begun.count(), 1);
}

void TestTrainer::aPassedTestIsKept() {
    trainer_->test(logic::Family::Wings);
    QTRY_COMPARE(trainer_->state(), State::Asking);
    for (int number = 0; number < library::kTestPositions; ++number) {
        QCOMPARE(trainer_->exercise()->technique, &trainer_->goal().techniqueAt(number));
        // Two may be missed.
        answer(number < 2 ? practice::Changes{wrongChange()} : solution());
        QCOMPARE(trainer_->state(), State::Answered);
        QCOMPARE(trainer_->score().outcomes().last(), number < 2 ? PracticeOutcome::Missed : PracticeOutcome::Alone);
        goOn();
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

void TestTrainer::aTestHasNoHelp() {
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
        goOn();
    }
    QCOMPARE(trainer_->sentence(), "0 of 10 right. 8 are needed to clear the test.");
    QTRY_VERIFY(path_->progress() && path_->progress()->testOf(logic::Family::Subsets) != nullptr);
    QVERIFY(!path_->progress()->isPassed(logic::Family::Subsets));
}

void TestTrainer::aTestThatIsLeftIsNotKept() {
    trainer_->test(logic::Family::Fish);
    QTRY_COMPARE(trainer_->state(), State::Asking);
    answer(solution());
    begin(techniques::xWing);
    QVERIFY(!trainer_->goal().isTest());
    answer(solution());
    QTRY_COMPARE(records().size(), 2);
    QVERIFY(valueOf(library::familyTests(**library_)).isEmpty());
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
    goOn();
    QCOMPARE(said.last(), "Position 2. There is an XY-Wing. Remove what it removes.");
}

void TestTrainer::theClockStandsStillWhileThePlayerIsAway() {
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
