// SPDX-License-Identifier: MIT
// The dialog New Puzzle and the session: a request becomes a game, is remembered, and stopping keeps the old game.
#include "app/window/newpuzzles.h"

#include "app/dialogs/new/levelrow.h"
#include "app/dialogs/new/newpuzzledialog.h"
#include "app/dialogs/new/playbutton.h"
#include "app/session/newpuzzles/puzzlerequest.h"
#include "app/session/session.h"

#include "tests/app/scratchhome.h"

#include <QLabel>
#include <QPointer>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
using namespace ninefold::formats;
using namespace ninefold::generator;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::window;

class TestNewPuzzles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theLevelOfTheGameIsProposed();
    void aRequestBecomesAGame();
    void aPuzzleMadeAheadIsThereAtOnce();
    void stoppingKeepsTheGame();
    void closingKeepsTheGame();
    void whatIsNotFoundIsSaidInTheDialog();

private:
    void open();
    void request(const QString& text);
    QString name() const { return QString::fromStdString(session_->game().about().name); }

    ScratchHome home_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<NewPuzzles> flow_;
    QPointer<NewPuzzleDialog> dialog_;
};

void TestNewPuzzles::init() {
    session_ = std::make_unique<Session>();
    flow_ = std::make_unique<NewPuzzles>(*session_);
    Puzzle puzzle;
    puzzle.name = "Example";
    puzzle.givensKnown = true;
    puzzle.level = levelName(Level::Easy);
    puzzle.grid = Grid::fromCells("481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..");
    session_->games().startGame(puzzle);
    request({});
}

void TestNewPuzzles::cleanup() {
    delete dialog_;
    flow_.reset();
    session_.reset();
}

void TestNewPuzzles::open() {
    dialog_ = flow_->makeDialog(nullptr);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog_));
}

/// What the dialog begins with.
void TestNewPuzzles::request(const QString& text) {
    store::Settings settings = session_->settings();
    settings.newPuzzle = text;
    session_->preferences().setSettings(settings);
}

void TestNewPuzzles::theLevelOfTheGameIsProposed() {
    open();
    QCOMPARE(dialog_->request().level, Level::Easy);
    delete dialog_;
    request("level=expert part=1 symmetry=90");
    open();
    QCOMPARE(dialog_->request().level, Level::Expert);
    QCOMPARE(dialog_->request().symmetry, Symmetry::QuarterTurn);
}

void TestNewPuzzles::aRequestBecomesAGame() {
    request("level=normal part=2 symmetry=diagonal candidates=1");
    open();
    dialog_->findChild<PlayButton*>()->click();
    QTRY_VERIFY(dialog_ == nullptr);
    QVERIFY(name() != "Example");
    QCOMPARE(session_->game().about().level, levelName(Level::Normal));
    QVERIFY(isSymmetric(session_->game().sheet().givens, Symmetry::Diagonal));
    QVERIFY(session_->game().sheet() != session_->game().sheet().blank());
    QCOMPARE(session_->settings().newPuzzle, "level=normal part=2 symmetry=diagonal candidates=1");
    // Undo leads to the game before.
    session_->games().undo();
    session_->games().undo();
    QCOMPARE(name(), "Example");
}

void TestNewPuzzles::aPuzzleMadeAheadIsThereAtOnce() {
    request("level=easy part=2 symmetry=90");
    open();
    const PuzzleSpec spec = specOf(dialog_->request());
    QTRY_VERIFY_WITH_TIMEOUT(session_->maker().stock().has(spec), 60'000);
    QString texts;
    for (const auto* label : dialog_->findChildren<QLabel*>()) texts += label->text();
    QVERIFY2(texts.contains("A puzzle is ready."), qPrintable(texts));
    dialog_->findChild<PlayButton*>()->click();
    QVERIFY(!session_->maker().isMaking() && name() != "Example");
    QTRY_VERIFY(dialog_ == nullptr);
}

void TestNewPuzzles::stoppingKeepsTheGame() {
    // Nothing like this was made ahead, and it is rare.
    request("level=expert part=3 symmetry=full givens=20-21");
    open();
    auto* play = dialog_->findChild<PlayButton*>();
    play->click();
    QVERIFY(session_->maker().isMaking() && play->isStop());
    QCOMPARE(name(), "Example");
    play->click();
    QVERIFY(!session_->maker().isMaking() && !play->isStop());
    QVERIFY(dialog_ != nullptr && dialog_->isVisible());
    QCOMPARE(name(), "Example");
}

void TestNewPuzzles::closingKeepsTheGame() {
    request("level=expert part=3 symmetry=full givens=20-21");
    open();
    dialog_->findChild<PlayButton*>()->click();
    QVERIFY(session_->maker().isMaking());
    QTest::keyClick(dialog_, Qt::Key_Escape);
    QVERIFY(!session_->maker().isMaking());
    QTRY_VERIFY(dialog_ == nullptr);
    QCOMPARE(name(), "Example");
}

void TestNewPuzzles::whatIsNotFoundIsSaidInTheDialog() {
    request("level=expert part=3 symmetry=full givens=20-21");
    open();
    auto* play = dialog_->findChild<PlayButton*>();
    play->click();
    QVERIFY(play->isStop());
    session_->engine().stopGenerating();
    emit session_->engine().generationFailed(specOf(dialog_->request()));
    QVERIFY(dialog_ != nullptr && !play->isStop());
    QString texts;
    for (const auto* label : dialog_->findChildren<QLabel*>()) texts += label->text();
    QVERIFY2(texts.contains("No such puzzle was found."), qPrintable(texts));
}

QTEST_MAIN(TestNewPuzzles)
#include "tst_newpuzzles.moc"
