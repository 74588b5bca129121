// SPDX-License-Identifier: MIT
// Another language makes a new window over the same session, and all else stays as it was.
#include "app/window/windows.h"

#include "app/pages/board/branchbanner.h"
#include "app/pages/watch/positionslider.h"
#include "app/window/mainwindow.h"

#include "tests/app/scratchhome.h"
#include "tests/app/session/gameparts.h"
#include "tests/app/translationfile.h"

#include <QAction>
#include <QApplication>
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
    void whatIsTriedOutIsKept();

private:
    /// The only one.
    static MainWindow& window();
    static Session& session() { return window().session(); }
    /// Chooses a language and waits for the new window.
    void speak(const QString& code);
    void run(const char* action) { window().action(action)->trigger(); }
    QImage picture();
    /// Nothing is searched for.
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
    return !session().logic().isBusy(Kind::Hint) && !session().logic().isBusy(Kind::Path) &&
           !session().logic().isBusy(Kind::All);
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

void TestLanguageChange::aHintIsTranslated() {
    run("hint");
    QTRY_VERIFY(session().hints().hint().canApply());
    run("hint");
    run("hint");
    const auto texts = [this] {
        QStringList seen;
        for (const QLabel* label : window().findChildren<QLabel*>())
            if (label->isVisible()) seen << label->text();
        return seen.join(u'\n');
    };
    const QString english = texts();
    const documents::Hint hint = session().hints().hint();
    speak("de");
    QCOMPARE(session().hints().hint().degree, hint.degree);
    QCOMPARE(session().hints().hint().line, hint.line);
    const QString german = texts();
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
