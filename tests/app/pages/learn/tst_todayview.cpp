// SPDX-License-Identifier: MIT
// What the player's path says, from a first visit to mastery, and where its buttons lead.
#include "app/pages/learn/path/todayview.h"

#include "app/documents/text/steps.h"
#include "app/pages/learn/path/pathrow.h"
#include "app/pages/learn/path/plancard.h"
#include "app/pages/learn/path/strengthcard.h"
#include "app/pages/learn/path/testscard.h"
#include "app/widgets/look/inkstyle.h"
#include "tests/app/pages/roomparts.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

const QString kGivens =
    QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

PlannedExercise exercise(const char* id, int positions, bool isNext = false) {
    return {.technique = logic::techniqueById(id), .positions = positions, .isNext = isNext};
}

/// A player after some weeks.
LearningProgress someProgress() {
    LearningProgress progress;
    progress.mastery = {{"full-house", {.tries = 12, .alone = 10}}, {"xy-wing", {.tries = 4, .alone = 3}}};
    progress.strength = Strength{.mean = 3.42, .low = 2.84, .high = 3.9, .games = 12};
    progress.today.exercises = {exercise("full-house", 3), exercise("xy-wing", 7, true)};
    progress.tests = {{.family = "singles", .positions = 10, .alone = 9},
                      {.family = "fish", .positions = 10, .alone = 6}};
    progress.puzzle = ProposedPuzzle{.givens = kGivens, .name = "Hard 17", .er = 36, .level = rating::Level::Hard};
    return progress;
}

} // namespace

class TestTodayView : public QObject, private RoomTest<TodayView> {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }
    void init() {
        open({560, 700});
        view_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view_.get()));
    }
    void cleanup() { close(); }

    void aNewPlayerIsWelcome() {
        QVERIFY(!view_->findChild<StrengthCard*>()->isVisible());
        view_->showProgress(progressOf({}, QDate(2026, 11, 19)));
        QVERIFY(shown("Welcome!") && shown("mistakes cost nothing here"));
        QVERIFY(!shown("About ") && !shown("Give or take"));
        QVERIFY(shown("10 position(s), new to you"));
        QVERIFY(button("Practise Full House") && button("Read about Full House"));
        QVERIFY(shown("Passed so far: 0 of ") && shown("Not taken yet"));
        QVERIFY(!button("Play It"));
    }

    /// A number only from five games on, and with how sure it is.
    void strengthIsSaidHonestly() {
        LearningProgress progress = someProgress();
        view_->showProgress(progress);
        QVERIFY(shown("About 3.4"));
        QVERIFY(shown("Give or take 0.6, from 12 game(s)."));
        progress.strength->games = 4;
        view_->showProgress(progress);
        QVERIFY(shown("Too early to say") && shown("After 5 finished games") && shown("4 so far") &&
                !shown("About 3.4"));
        progress.strength.reset();
        view_->showProgress(progress);
        QVERIFY(shown("0 so far") && !shown("Welcome!"));
        progress.strength = Strength{.mean = 4.1, .low = 2.04, .high = 6.4, .games = 12};
        view_->showProgress(progress);
        QVERIFY(shown("Between 2.0 and 6.4") && shown("More cannot be said after 12 game(s)") && !shown("About 4.1"));
    }

    void thePlanHasARowForEachTechnique() {
        QSignalSpy practised(view_.get(), &TodayView::practiceWanted), read(view_.get(), &TodayView::explanationWanted),
            asked(view_.get(), &TodayView::techniqueWanted);
        LearningProgress progress = someProgress();
        view_->showProgress(progress);
        QVERIFY(shown("3 position(s), to repeat") && shown("7 position(s), new to you"));
        button("Practise XY-Wing")->click();
        QCOMPARE(practised.takeFirst().front().toString(), "xy-wing");
        // Not far below the player.
        const logic::Technique* next = nextToLearn(progress.mastery, progress.strength);
        button("Read about " + documents::techniqueName(*next))->click();
        QCOMPARE(read.takeFirst().front().toString(), idOf(*next));
        for (auto* label : view_->findChildren<QLabel*>())
            if (label->isVisible() && label->accessibleName() == "XY-Wing") emit label->linkActivated("xy-wing");
        QCOMPARE(asked.takeFirst().front().toString(), "xy-wing");
        QCOMPARE(view_->summary(), "10 position(s) for today");
        progress.today.exercises.clear();
        view_->showProgress(progress);
        QVERIFY(shown("Your ten minutes are done.") && !button("Practise XY-Wing"));
        for (const logic::Technique* technique : ladder())
            progress.mastery[idOf(*technique)] = {.tries = 10, .alone = 10};
        view_->showProgress(progress);
        QVERIFY(shown("you have mastered every technique") && !shown("Next to learn"));
    }

    void testsSayWhetherTheyAreCleared() {
        QSignalSpy wanted(view_.get(), &TodayView::testWanted);
        view_->showProgress(someProgress());
        QVERIFY(shown("Passed: 9 of 10 right") && shown("6 of 10 right so far, 8 pass"));
        QVERIFY(shown(QString("Passed so far: 1 of %1.").arg(testedFamilies().size())));
        button("Take the test again: Fish")->click();
        button("Take the test: Wings")->click();
        QCOMPARE(wanted[0][0].value<logic::Family>(), logic::Family::Fish);
        QCOMPARE(wanted[1][0].value<logic::Family>(), logic::Family::Wings);
    }

    /// The puzzle that the path proposes is on the board after one press.
    void theProposedPuzzleIsOpened() {
        LearningProgress progress = someProgress();
        view_->showProgress(progress);
        QVERIFY(shown("Hard 17, rating 3.6"));
        button("Play It: Hard 17, rating 3.6")->click();
        QCOMPARE(session_->game().about().name, "Hard 17");
        QCOMPARE(QString::fromStdString(session_->game().sheet().digits().cellsText()), kGivens);
        // One that was started is continued.
        progress.puzzle->savedGame = session_->savedGames().current();
        view_->showProgress(progress);
        button("Resume: Hard 17, rating 3.6")->click();
        QCOMPARE(host_->shownPuzzles, 1);
    }

    /// The keyboard stays where it was when the records are read again.
    void theKeyboardReachesEverything() {
        view_->takeFocus();
        QCOMPARE(focus(), view_.get());
        view_->showProgress(someProgress());
        QCOMPARE(focus()->accessibleName(), "Play It: Hard 17, rating 3.6");
        QStringList names;
        const QWidget* first = focus();
        do {
            QVERIFY2(!focus()->accessibleName().isEmpty(), focus()->metaObject()->className());
            names << focus()->accessibleName();
            QTest::keyClick(focus(), Qt::Key_Tab);
        } while (focus() != first && names.size() < 60);
        // From top to bottom.
        const auto practise = names.indexOf("Practise XY-Wing"), test = names.indexOf("Take the test: Forcing Chains");
        QVERIFY2(practise > 0 && names[practise - 1] == "XY-Wing" && test > practise, qPrintable(names.join(u'|')));
        button("Practise XY-Wing")->setFocus();
        view_->showProgress(someProgress());
        QCOMPARE(focus()->accessibleName(), "Practise XY-Wing");
    }

private:
    QWidget* focus() const { return view_->window()->focusWidget(); }
};

QTEST_MAIN(TestTodayView)
#include "tst_todayview.moc"
