// SPDX-License-Identifier: MIT
// Practice in the room Learn, with keys and clicks.
#include "app/pages/learn/practice/practiceview.h"

#include "app/pages/learn/learnroom.h"
#include "app/pages/learn/practice/practiceboard.h"
#include "app/pages/learn/practice/resultcard.h"
#include "app/pages/learn/practice/scorebars.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/segments.h"
#include "engine/logic/techniques.h"
#include "tests/app/heard.h"
#include "tests/app/pages/roomparts.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using session::Trainer;
using State = Trainer::State;
using Kind = VerdictStrip::Kind;

class TestPracticeView : public QObject, private RoomTest<LearnRoom> {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new widgets::InkStyle); }
    void init();
    void cleanup();
    void thePageLeadsToPractice();
    void anAnswerByKeys();
    void anAnswerByClicks();
    void aDigitByDoubleClick();
    void whatIsMissingIsSaid();
    void aWrongAnswerIsRefused();
    void actionsOfTheMenus();
    void hintsAreDrawn();
    void showMeGivesUp();
    void anotherTechniqueIsPractisedAtOnce();
    void enterIsEnough();
    void aTestByKeys();
    void aTestShowsNoAnswer();
    void aTestContinuesWhenThePlayerReads();
    void readingIsNotPractising();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    Trainer& trainer() const { return *session_->findChild<Trainer*>(); }
    widgets::BoardView* board() const { return part<PracticeBoard>()->findChild<widgets::BoardView*>(); }
    VerdictStrip& strip() const { return *part<VerdictStrip>(); }
    void begin(const logic::Technique& technique) {
        view_->practise(technique);
        QTRY_COMPARE(trainer().state(), State::Asking);
    }
    /// Moves the cursor with the arrow keys.
    void goTo(Cell cell);
    void type(const logic::Deduction& change) {
        goTo(change.cell);
        QTest::keyClick(board(), static_cast<Qt::Key>(Qt::Key_0 + change.digit));
    }
    void answer() {
        for (const logic::Deduction& change : solution()) type(change);
        enter();
    }
    void enter() {
        QTest::keyClick(board(), Qt::Key_Return);
        QTRY_VERIFY(trainer().state() != State::Judging && trainer().state() != State::Making);
    }
    QPoint placeOf(const logic::Deduction& change) const {
        return board()->geometryOfBoard().candidate(change.cell, change.digit).center().toPoint();
    }
    const practice::Changes& solution() const { return trainer().exercise()->step.deductions; }
    practice::Changes answered() const { return trainer().exercise()->answerOn(trainer().game().sheet()); }
    logic::Deduction wrongChange() const {
        const Cell cell = trainer().exercise()->position.blanks().first();
        return {cell, trainer().exercise()->solution[static_cast<std::size_t>(cell)], false};
    }
};

void TestPracticeView::init() {
    open({1200, 760}, nullptr, QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"));
    trainer().setSeed(3);
}

void TestPracticeView::cleanup() {
    close();
}

void TestPracticeView::goTo(Cell cell) {
    const auto cursor = [&] { return board()->frame().cursor; };
    for (int steps = 0; rowOf(cursor()) != rowOf(cell) && steps < 9; ++steps) QTest::keyClick(board(), Qt::Key_Down);
    for (int steps = 0; columnOf(cursor()) != columnOf(cell) && steps < 9; ++steps)
        QTest::keyClick(board(), Qt::Key_Right);
    QCOMPARE(cursor(), cell);
}

void TestPracticeView::thePageLeadsToPractice() {
    view_->explain("xy-wing");
    QTRY_VERIFY(button("Practise")->isEnabled());
    button("Practise")->click();
    QTRY_COMPARE(trainer().state(), State::Asking);
    QVERIFY(part<PracticeView>()->isVisible() && button("Practise") == nullptr);
    QVERIFY(board()->hasFocus());
    bool asked = false;
    for (const QLabel* label : view_->findChildren<QLabel*>())
        asked |= label->isVisible() && label->text() == "There is an XY-Wing. Remove what it removes.";
    QVERIFY(asked);
    QCOMPARE(view_->summary(), "XY-Wing, Practice, position 1");
}

void TestPracticeView::anAnswerByKeys() {
    begin(logic::techniques::xyWing);
    const logic::Deduction first = solution().front();
    const Heard heard(session_->announcer());
    type(first);
    // What was written is read back.
    const QString cell = QStringLiteral("Row %1 column %2: ").arg(rowOf(first.cell) + 1).arg(columnOf(first.cell) + 1);
    QVERIFY2(heard.sentence().startsWith(cell), qPrintable(heard.sentence()));
    trainer().undo();
    answer();
    QCOMPARE(trainer().state(), State::Answered);
    QCOMPARE(strip().kind(), Kind::Right);
    QCOMPARE(part<ScoreBars>()->accessibleName(), scoreText(trainer().score()));
    QVERIFY(!board()->frame().links.empty() || board()->frame().marks.size() > solution().size());
    enter();
    QCOMPARE(trainer().state(), State::Asking);
    QCOMPARE(strip().kind(), Kind::Plain);
}

void TestPracticeView::anAnswerByClicks() {
    begin(logic::techniques::nakedPair);
    for (const logic::Deduction& change : solution()) QTest::mouseClick(board(), Qt::LeftButton, {}, placeOf(change));
    QCOMPARE(answered(), solution());
    // The same click brings it back, and so does the right button.
    QTest::mouseClick(board(), Qt::LeftButton, {}, placeOf(solution().front()));
    QCOMPARE(answered().size(), solution().size() - 1);
    QTest::mouseClick(board(), Qt::LeftButton, {}, placeOf(solution().front()));
    // A click beside the candidates only selects the cell.
    const Cell given = trainer().exercise()->position.givens().first();
    QTest::mouseClick(board(), Qt::LeftButton, {}, board()->geometryOfBoard().cell(given).center().toPoint());
    QCOMPARE(answered(), solution());
    QCOMPARE(board()->frame().cursor, given);
    button("Check")->click();
    QTRY_COMPARE(trainer().state(), State::Answered);
    QVERIFY(button("Next Position"));
}

void TestPracticeView::aDigitByDoubleClick() {
    begin(logic::techniques::hiddenSingleBox);
    const logic::Deduction change = solution().front();
    // A single click only selects.
    QTest::mouseClick(board(), Qt::LeftButton, {}, placeOf(change));
    QVERIFY(answered().empty());
    QTest::mouseDClick(board(), Qt::LeftButton, {}, placeOf(change));
    QCOMPARE(answered(), practice::Changes{change});
}

void TestPracticeView::whatIsMissingIsSaid() {
    begin(logic::techniques::pointing);
    for (int tries = 0; solution().size() < 2 && tries < 20; ++tries) {
        trainer().skip();
        QTRY_COMPARE(trainer().state(), State::Asking);
    }
    type(solution().front());
    enter();
    QCOMPARE(strip().kind(), Kind::Partly);
    QVERIFY(strip().sentence().startsWith("Good, but not all: "));
    // With the next move it is no longer true.
    type(solution()[1]);
    QCOMPARE(strip().kind(), Kind::Plain);
}

void TestPracticeView::aWrongAnswerIsRefused() {
    begin(logic::techniques::xyWing);
    const logic::Deduction wrong = wrongChange();
    type(wrong);
    enter();
    QCOMPARE(strip().kind(), Kind::Wrong);
    QCOMPARE(trainer().state(), State::Asking);
    QVERIFY(board()->frame().cells[wrong.cell].candidates.has(wrong.digit));
    const logic::Mark mark{logic::Role::Place, {wrong.cell, wrong.digit}};
    QVERIFY(std::ranges::find(board()->frame().marks, mark) != board()->frame().marks.end());
}

void TestPracticeView::actionsOfTheMenus() {
    begin(logic::techniques::xyWing);
    QVERIFY(!view_->offers("undo") && !view_->offers("fill"));
    type(solution().front());
    QVERIFY(view_->offers("undo"));
    view_->run("undo");
    QVERIFY(answered().empty() && view_->offers("redo"));
    view_->run("redo");
    QCOMPARE(answered().size(), 1U);
    view_->run("digit");
    QCOMPARE(trainer().input().mode().current(), game::EntryMode::Place);
    view_->run("nextmode");
    QCOMPARE(trainer().input().mode().current(), game::EntryMode::Candidates);
    view_->run("undo");
    answer();
    QVERIFY(!view_->offers("undo") && !view_->offers("hint"));
}

void TestPracticeView::hintsAreDrawn() {
    begin(logic::techniques::xyWing);
    QVERIFY(view_->offers("hint"));
    view_->run("hint");
    QCOMPARE(strip().kind(), Kind::Hint);
    QVERIFY(!board()->frame().houses.empty());
    button("Where to Look")->click();
    QVERIFY(!board()->frame().look.empty());
    view_->run("hint");
    QVERIFY(!board()->frame().links.empty() || !board()->frame().marks.empty());
    QVERIFY(!view_->offers("hint") && !button("Where to Look")->isEnabled());
}

void TestPracticeView::showMeGivesUp() {
    begin(logic::techniques::xyWing);
    QVERIFY(view_->offers("showme"));
    view_->run("showme");
    QCOMPARE(trainer().state(), State::Answered);
    QCOMPARE(trainer().score().count(session::PracticeOutcome::Missed), 1);
    QVERIFY(!board()->frame().houses.empty() || !board()->frame().look.empty() || !board()->frame().marks.empty());
    view_->run("showme");
    QVERIFY(board()->frame().marks.size() >= trainer().overlay().marks.size());
    // After an answer it costs nothing.
    enter();
    answer();
    view_->run("showme");
    QCOMPARE(trainer().score().count(session::PracticeOutcome::Alone), 1);
    QCOMPARE(trainer().score().positions(), 2);
}

void TestPracticeView::anotherTechniqueIsPractisedAtOnce() {
    begin(logic::techniques::xyWing);
    view_->explain("x-wing");
    // Who asks for a page reads it.
    QVERIFY(!part<PracticeView>()->isVisible());
    begin(logic::techniques::xWing);
    QCOMPARE(trainer().goal().technique, &logic::techniques::xWing);
    QCOMPARE(&view_->technique(), &logic::techniques::xWing);
    part<PracticeView>()->setTechnique(logic::techniques::skyscraper);
    QCOMPARE(trainer().goal().technique, &logic::techniques::skyscraper);
}

void TestPracticeView::enterIsEnough() {
    begin(logic::techniques::xyWing);
    for (int number = 1; number <= 3; ++number) {
        answer();
        enter();
        QCOMPARE(trainer().score().streak(), number);
        QVERIFY(board()->hasFocus());
    }
}

void TestPracticeView::aTestByKeys() {
    view_->test(logic::Family::Wings);
    QTRY_COMPARE(trainer().state(), State::Asking);
    for (int number = 0; number < library::kTestPositions; ++number) {
        QCOMPARE(&view_->technique(), trainer().exercise()->technique);
        answer();
        QCOMPARE(trainer().state(), State::Answered);
        enter();
    }
    QCOMPARE(trainer().state(), State::Ended);
    QVERIFY(part<ResultCard>()->isVisible() && !strip().isVisible());
    QStringList texts;
    for (const QLabel* label : part<ResultCard>()->findChildren<QLabel*>()) texts << label->text();
    QVERIFY(texts.front() == "Wings: test cleared");
    QVERIFY(button("Take It Again")->hasFocus());
    button("Take It Again")->click();
    QTRY_COMPARE(trainer().state(), State::Asking);
    QVERIFY(board()->hasFocus());
}

void TestPracticeView::aTestShowsNoAnswer() {
    view_->test(logic::Family::Wings);
    QTRY_COMPARE(trainer().state(), State::Asking);
    QVERIFY(!view_->offers("showme") && !view_->offers("hint") && button("Where to Look") == nullptr);
    answer();
    QVERIFY(view_->offers("showme"));
}

void TestPracticeView::aTestContinuesWhenThePlayerReads() {
    view_->test(logic::Family::Fish);
    QTRY_COMPARE(trainer().state(), State::Asking);
    answer();
    enter();
    view_->explain("xy-wing");
    QVERIFY(!trainer().game().clock().isRunning());
    part<widgets::Segments>()->setCurrentIndex(1);
    QVERIFY(trainer().goal().isTest() && trainer().game().clock().isRunning());
    QCOMPARE(trainer().score().positions(), 1);
}

void TestPracticeView::readingIsNotPractising() {
    view_->explain("xy-wing");
    QCOMPARE(trainer().state(), State::Idle);
}

void TestPracticeView::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("tall") << QSize(480, 740);
    QTest::newRow("small") << QSize(760, 540);
    QTest::newRow("usual") << QSize(1200, 760);
}

void TestPracticeView::nothingIsCut() {
    QFETCH(QSize, size);
    begin(logic::techniques::xyWing);
    // The arrangement for a smaller size comes first, and then the size.
    const auto fits = [&] { return view_->resize(size), view_->size() == size; };
    QTRY_VERIFY(fits());
    for (const QPushButton* one : part<PracticeView>()->panel()->findChildren<QPushButton*>())
        if (one->isVisible()) QVERIFY2(one->width() >= one->minimumSizeHint().width(), qPrintable(one->text()));
    for (const QLabel* label : part<PracticeView>()->findChildren<QLabel*>()) {
        if (!label->isVisible() || !label->wordWrap()) continue;
        QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
    // Candidates can be read from here on.
    QTRY_VERIFY2(board()->geometryOfBoard().cellSize() >= 43, qPrintable(QString::number(board()->height())));
}

QTEST_MAIN(TestPracticeView)
#include "tst_practiceview.moc"
