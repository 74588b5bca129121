// SPDX-License-Identifier: MIT
// Another language makes a new window over the same session, and all else stays as it was.
#include "app/window/windows.h"

#include "app/pages/board/branchbanner.h"
#include "app/pages/learn/learnroom.h"
#include "app/pages/learn/practice/practiceview.h"
#include "app/pages/steps/stepspage.h"
#include "app/pages/watch/positionslider.h"
#include "app/pages/watch/runtabs.h"
#include "app/pages/watch/solverrow.h"
#include "app/pages/watch/stops/stopspanel.h"
#include "app/pages/watch/watchboard.h"
#include "app/window/mainwindow.h"

#include "tests/app/examplepuzzle.h"
#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"
#include "tests/app/session/gameparts.h"
#include "tests/app/translationfile.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QPointer>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <cassert>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::session;
using namespace ninefold::store;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestLanguageChange : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theWindowSpeaksTheOtherLanguage();
    void gameAndUndoAreKept();
    void theWindowStaysWhereItIs();
    void otherSettingsKeepTheWindow();
    void theViewIsTheSame_data();
    void theViewIsTheSame();
    void aHintIsTranslated();
    void aRunContinuesWhereItWas();
    void theRoomIsKept();
    void allRoomsKeepWhatTheyShow();
    void practiceContinues();
    void theSelectedStepIsKept_data();
    void theSelectedStepIsKept();
    void whatIsReadAboutARunIsKept();
    void aClosedRunDoesNotComeBack();
    void whatIsTriedOutIsKept();

private:
    /// The only one.
    static MainWindow& window();
    static Session& session() { return window().session(); }
    /// Chooses a language and waits for the new window.
    void speak(const QString& code);
    void run(const char* action) { window().action(action)->trigger(); }
    QImage picture();
    static QString visibleTexts();
    /// Nothing is searched for, and what the puzzle needs is known.
    bool isIdle();

    ScratchHome home_;
    TranslationFile german_{NINEFOLD_SOURCE_DIR "/translations/ninefold_de.ts"};
    std::unique_ptr<Windows> windows_;
};

void TestLanguageChange::init() {
    windows_ = std::make_unique<Windows>([this](const QString& code) {
        if (code == "de") QCoreApplication::installTranslator(&german_);
        else QCoreApplication::removeTranslator(&german_);
    });
    windows_->fulfil({});
    window().resize(1000, 800);
    window().show();
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    Settings settings = session().settings();
    settings.showClock = false;
    session().preferences().setSettings(settings);
    Puzzle puzzle;
    puzzle.name = "Example";
    puzzle.grid = Grid::fromCells("481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..");
    session().games().startGame(puzzle);
    QTRY_VERIFY(session().examiner().solution().has_value());
}

MainWindow& TestLanguageChange::window() {
    MainWindow* found = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* one = qobject_cast<MainWindow*>(widget)) found = one;
    assert(found != nullptr);
    return *found;
}

void TestLanguageChange::cleanup() {
    Settings settings = session().settings();
    settings.language.clear();
    session().preferences().setSettings(settings);
    windows_.reset();
    QCoreApplication::removeTranslator(&german_);
}

void TestLanguageChange::speak(const QString& code) {
    QSignalSpy replaced(windows_.get(), &Windows::windowsReplaced);
    Settings settings = session().settings();
    settings.language = code;
    session().preferences().setSettings(settings);
    QVERIFY(replaced.count() == 1 || replaced.wait());
}

void TestLanguageChange::theWindowSpeaksTheOtherLanguage() {
    const QPointer<MainWindow> before(&window());
    const QString english = before->menuBar()->actions().constFirst()->text();
    speak("de");
    QVERIFY(before.isNull());
    QVERIFY(window().isVisible());
    const QString german = window().menuBar()->actions().constFirst()->text();
    QVERIFY(german != english);
    QCOMPARE(german, german_.translate("Actions", qPrintable(english), nullptr, -1));
    speak("en");
    QCOMPARE(window().menuBar()->actions().constFirst()->text(), english);
}

void TestLanguageChange::gameAndUndoAreKept() {
    QTest::keyClick(window().focusWidget(), Qt::Key_5);
    const game::Sheet played = session().game().sheet();
    session().selection().select(Cells::of(7), 7);
    speak("de");
    QVERIFY(session().game().sheet() == played);
    QCOMPARE(session().selection().cursor(), 7);
    run("undo");
    QVERIFY(session().game().sheet() != played);
    run("redo");
    QVERIFY(session().game().sheet() == played);
}

void TestLanguageChange::theWindowStaysWhereItIs() {
    const QRect place = window().geometry();
    speak("de");
    QCOMPARE(window().geometry(), place);
    QCOMPARE(window().windowTitle(), "Example - Ninefold");
}

void TestLanguageChange::otherSettingsKeepTheWindow() {
    const QPointer<MainWindow> before(&window());
    Settings settings = session().settings();
    settings.zoom = 120;
    session().preferences().setSettings(settings);
    QCoreApplication::processEvents();
    QCOMPARE(before.data(), &window());
}

void TestLanguageChange::theViewIsTheSame_data() {
    QTest::addColumn<QStringList>("actions");
    QTest::newRow("play") << QStringList();
    QTest::newRow("paused") << QStringList{"pause"};
    QTest::newRow("all steps") << QStringList{"allsteps"};
}

bool TestLanguageChange::isIdle() {
    using Kind = LogicSession::Kind;
    return session().needs().needs().has_value() && !session().logic().isBusy(Kind::Hint) &&
           !session().logic().isBusy(Kind::Path) && !session().logic().isBusy(Kind::All);
}

QImage TestLanguageChange::picture() {
    // The focus is not what is compared.
    window().setFocus();
    return window().centralWidget()->grab().toImage();
}

/// In the same language the new window shows what the old one did. (An empty code and English have the same texts.)
void TestLanguageChange::theViewIsTheSame() {
    QFETCH(QStringList, actions);
    for (const QString& action : actions) run(qPrintable(action));
    QTRY_VERIFY(isIdle());
    QCoreApplication::processEvents();
    const QImage before = picture();
    speak("en");
    QTRY_VERIFY(isIdle());

    QTRY_COMPARE(picture(), before);
}

QString TestLanguageChange::visibleTexts() {
    QStringList seen;
    for (const QLabel* label : window().findChildren<QLabel*>())
        if (label->isVisible()) seen << label->text();
    return seen.join(u'\n');
}

void TestLanguageChange::aHintIsTranslated() {
    run("hint");
    QTRY_VERIFY(session().hints().hint().canApply());
    run("hint");
    run("hint");
    const QString english = visibleTexts();
    const documents::Hint hint = session().hints().hint();
    speak("de");
    QCOMPARE(session().hints().hint().degree, hint.degree);
    QCOMPARE(session().hints().hint().line, hint.line);
    const QString german = visibleTexts();
    QVERIFY(german != english);
    const QString name = documents::hintTitle(session().hints().hint());
    QVERIFY2(german.contains(name), qPrintable(german));
}

void TestLanguageChange::aRunContinuesWhereItWas() {
    run("watch");
    const auto slider = [this] {
        const auto all = window().findChildren<pages::PositionSlider*>();
        return *std::ranges::find_if(all, &QWidget::isVisible);
    };
    QTRY_COMPARE_GE(slider()->maximum(), 7);
    for (int event = 0; event < 7; ++event) QTest::keyClick(window().focusWidget(), Qt::Key_Right);
    QCOMPARE(slider()->value(), 7);
    speak("de");
    QTRY_COMPARE(slider()->value(), 7);
}

void TestLanguageChange::theRoomIsKept() {
    run("learn");
    speak("de");
    const auto bars = window().findChildren<QTabBar*>();
    QVERIFY(std::ranges::any_of(bars, [](const QTabBar* bar) { return bar->isVisible() && bar->currentIndex() == 2; }));
}

/// Also those that are not open.
void TestLanguageChange::allRoomsKeepWhatTheyShow() {
    run("learn");
    window().findChild<pages::LearnRoom*>()->explain("xy-wing");
    run("puzzle");
    speak("de");
    QVERIFY(!window().findChild<pages::LearnRoom*>()->isVisible());
    run("learn");
    QCOMPARE(window().findChild<pages::LearnRoom*>()->technique().id, std::string_view("xy-wing"));
    // Back leads to the same room, too.
    QVERIFY(window().findChild<pages::LearnRoom*>()->goBack());
    QVERIFY(!window().findChild<pages::LearnRoom*>()->isVisible());
}

void TestLanguageChange::practiceContinues() {
    emit session().practiceWanted("xy-wing");
    Trainer& trainer = *session().findChild<Trainer*>();
    QTRY_COMPARE(trainer.state(), Trainer::State::Asking);
    trainer.hint();
    const Cell cell = trainer.exercise()->step.deductions.front().cell;
    trainer.toggle(cell, trainer.exercise()->step.deductions.front().digit);
    const QString line = trainer.exercise()->line, english = trainer.sentence();
    const game::Sheet marked = trainer.game().sheet();
    speak("de");
    QCOMPARE(trainer.exercise()->line, line);
    QVERIFY(trainer.game().sheet() == marked);
    QCOMPARE(trainer.hints(), 1);
    QVERIFY(window().findChild<pages::PracticeView*>()->isVisible());
    // What was said is said in the language of now, and read by the player.
    QVERIFY(!trainer.sentence().isEmpty() && trainer.sentence() != english);
    QVERIFY(visibleTexts().contains(trainer.sentence()));
}

void TestLanguageChange::theSelectedStepIsKept_data() {
    QTest::addColumn<QString>("action");
    QTest::newRow("path") << "path";
    QTest::newRow("all") << "allsteps";
}

void TestLanguageChange::theSelectedStepIsKept() {
    QFETCH(QString, action);
    const auto list = [this]() -> QAbstractItemView* {
        for (auto* view : window().findChild<pages::StepsPage*>()->findChildren<QAbstractItemView*>())
            if (view->isVisible() && qobject_cast<QHeaderView*>(view) == nullptr) return view;
        return nullptr;
    };
    const Heard heard(session().announcer());
    run(qPrintable(action));
    QTRY_COMPARE_GE(list()->model()->rowCount(), 4);
    QTRY_VERIFY(isIdle());
    // The answer is spoken, once.
    QTRY_COMPARE(heard.count(Severity::Spoken), 1);
    list()->setCurrentIndex(list()->model()->index(3, 0));
    QVERIFY(session().steps().drawn().has_value());
    const logic::Step step = *session().steps().drawn();
    speak("de");
    QTRY_COMPARE(list()->currentIndex().row(), 3);
    QVERIFY(session().steps().drawn() == step);
}

void TestLanguageChange::whatIsReadAboutARunIsKept() {
    run("watch");
    QTest::keyClick(window().findChild<pages::SolverRow*>()->findChild<QComboBox*>(), Qt::Key_Down);
    QTRY_VERIFY(window().findChild<pages::SolverRow*>()->solver() != nullptr);
    auto* stops = window().findChild<pages::StopsPanel*>();
    stops->add({.conditions = {{.kind = StopCondition::Kind::LongJump}}, .on = false});
    const std::vector<Stop> wanted = stops->stops();
    window().findChild<pages::RunTabs*>()->show(stops);
    speak("de");
    QVERIFY(window().findChild<pages::StopsPanel*>()->stops() == wanted);
    QTRY_COMPARE(window().findChild<pages::RunTabs*>()->current(), window().findChild<pages::StopsPanel*>());
}

/// The run of another puzzle, which was left before the language changed.
void TestLanguageChange::aClosedRunDoesNotComeBack() {
    run("watch");
    QTest::keyClick(window().findChild<pages::SolverRow*>()->findChild<QComboBox*>(), Qt::Key_Down);
    QTRY_VERIFY(window().findChild<pages::SolverRow*>()->solver() != nullptr);
    const auto watched = [this] { return window().findChild<pages::WatchBoard*>()->frame(); };
    QTRY_VERIFY(!watched().givens.empty());
    const Cells before = watched().givens;
    QTest::keyClick(window().focusWidget(), Qt::Key_Escape);
    Puzzle other;
    other.grid = Grid::fromCells(kExampleCells);
    session().games().startGame(other);
    speak("de");
    run("watch");
    QTRY_VERIFY(!watched().givens.empty());
    QVERIFY(watched().givens != before);
}

void TestLanguageChange::whatIsTriedOutIsKept() {
    run("try");
    speak("de");
    const auto* banner = window().findChild<pages::BranchBanner*>();
    QVERIFY(banner != nullptr && banner->isVisible());
    run("droptry");
    QVERIFY(!banner->isVisible());
}

QTEST_MAIN(TestLanguageChange)
#include "tst_languagechange.moc"
