// SPDX-License-Identifier: MIT
// Tests the page shown while playing: the aids and the card of the first start.
#include "app/pages/play/playpage.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/steps.h"
#include "app/pages/board/startcard.h"
#include "app/pages/play/aidscard.h"
#include "app/pages/play/moveline.h"
#include "tests/app/heard.h"
#include "tests/app/pages/pageparts.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;
using namespace ninefold::widgets;

class TestPlayPage : public QObject {
    Q_OBJECT

private slots:
    void everySwitchSetsItsOwnField();
    void theAidsUnfold();
    void theCardGoesAndStaysAway();
    void theCardOpensAndPastes();
    void theCardFitsWithoutScrolling();
    void theLastMoveIsNamed();

private:
    PageParts parts_;
    Session& session_ = parts_.session;
};

/// As in the settings dialog, toggling each switch must change a setting, and toggling it back must restore it.
void TestPlayPage::everySwitchSetsItsOwnField() {
    PlayPage page(parts_.context());
    const QList<QCheckBox*> checks = page.findChildren<QCheckBox*>();
    // Fails if the page has lost some of its switches.
    QVERIFY(checks.size() >= 6);
    for (QCheckBox* check : checks) {
        const Settings before = session_.settings();
        check->click();
        QVERIFY(session_.settings() != before);
        check->click();
        QCOMPARE(session_.settings(), before);
    }
}

/// One line says which aids are on; a click or Enter shows all of them.
void TestPlayPage::theAidsUnfold() {
    PlayPage page(parts_.context());
    page.show();
    auto* head = page.findChild<FoldHead*>();
    auto* check = page.findChildren<QCheckBox*>().first();
    QVERIFY(!check->isVisible());
    QCOMPARE(head->accessibleDescription(), "4 of 6 on");
    head->click();
    QVERIFY(check->isVisible());
    check->click();
    QCOMPARE(head->accessibleDescription(), "3 of 6 on");
    check->click();
    QTest::keyClick(head, Qt::Key_Return);
    QVERIFY(!check->isVisible());
}

/// An answer to the card removes it; Paste appears only if there is something to paste.
void TestPlayPage::theCardGoesAndStaysAway() {
    PlayPage page(parts_.context());
    auto* card = page.findChild<StartCard*>();
    QVERIFY(card->isHidden());
    page.welcome(QStringLiteral("Click a cell, type a digit."));
    QVERIFY(!card->isHidden());
    QSignalSpy levels(&session_.maker(), &PuzzleMaker::makingStarted);
    for (QPushButton* button : card->findChildren<QPushButton*>()) {
        if (button->text() == "Paste") QVERIFY(button->isHidden());
        if (button->accessibleName() == "New puzzle: Hard") button->click();
        if (button->text() == "Play This Puzzle") button->click();
    }
    QCOMPARE(levels.size(), 1);
    QVERIFY(levels[0][0].toString().contains(levelText(Level::Hard)));
    QVERIFY(card->isHidden());
    session_.maker().cancel();
}

/// By the commands of the menus, which belong to the window. A puzzle on the clipboard has a button of its own.
void TestPlayPage::theCardOpensAndPastes() {
    PlayPage page(parts_.context());
    page.welcome(QStringLiteral("Click a cell, type a digit."));
    page.offerPaste();
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text().startsWith("Open") || button->text() == "Paste") button->click();
    QCOMPARE(parts_.host.triggered, QStringList({"open", "paste"}));
}

/// Checks the smallest window and a large one; what the card hid is shown again.
void TestPlayPage::theCardFitsWithoutScrolling() {
    PlayPage page(parts_.context());
    auto* hint = page.findChild<StartCard*>()->findChildren<QLabel*>().first();
    auto* aids = page.findChild<AidsCard*>();
    page.welcome(QStringLiteral("Click a cell, type a digit."));
    page.show();
    for (const QSize size : {QSize(262, 235), QSize(400, 420), QSize(440, 900), QSize(262, 235)}) {
        page.resize(size);
        QTRY_COMPARE(page.verticalScrollBar()->maximum(), 0);
        QVERIFY(page.widget()->width() <= page.viewport()->width());
        QVERIFY(hint->isVisible());
    }
    QVERIFY(!aids->isVisible());
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text() == "Play This Puzzle") button->click();
    QVERIFY(aids->isVisible());
}

/// A quiet line, only if it is wanted. The name leads to the technique; where the page is hidden the status line says
/// it.
void TestPlayPage::theLastMoveIsNamed() {
    PlayPage page(parts_.context());
    page.show();
    auto* line = page.findChild<MoveLine*>();
    QVERIFY(!line->isVisible());
    Settings settings = session_.settings();
    settings.nameMoves = true;
    session_.preferences().setSettings(settings);
    QVERIFY(line->isVisible() && line->text().isEmpty());
    const Heard heard(session_.announcer());
    MoveNaming& naming = session_.moveNaming();
    const Technique& swordfish = *techniqueById("swordfish");
    emit naming.moveNamed(techniqueWasUsed(swordfish), &swordfish);
    QCOMPARE(line->text(), "That was a <a href=\"swordfish\">Swordfish</a>.");
    QCOMPARE(line->accessibleName(), "That was a Swordfish.");
    QCOMPARE(heard.sentence(), "That was a Swordfish.");
    QVERIFY(heard.last().severity == Severity::Spoken);
    emit line->linkActivated("swordfish");
    QCOMPARE(parts_.host.opened, QStringList{"swordfish"});
    emit naming.namesCleared();
    QVERIFY(line->text().isEmpty() && line->isVisible() && line->focusPolicy() == Qt::NoFocus);
    page.hide();
    emit naming.moveNamed("Right, but not by a step that I know: perhaps a guess.", nullptr);
    QVERIFY(heard.last().severity == Severity::Info);
    QVERIFY(!line->text().contains("href"));
    settings.nameMoves = false;
    session_.preferences().setSettings(settings);
    page.show();
    QVERIFY(!line->isVisible());
}

QTEST_MAIN(TestPlayPage)
#include "tst_playpage.moc"
