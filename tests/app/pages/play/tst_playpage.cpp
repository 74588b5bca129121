// SPDX-License-Identifier: MIT
// Tests the page shown while playing: switches, the digit filter and the card of the first start.
#include "app/pages/play/playpage.h"

#include "app/pages/board/startcard.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::store;

class TestPlayPage : public QObject {
    Q_OBJECT

private slots:
    void everySwitchSetsItsOwnField();
    void theFilterFollowsTheHand();
    void theCardGoesAndStaysAway();
    void theCardFitsWithoutScrolling();

private:
    Game game_;
    Hand hand_{game_};
};

/// As in the settings dialog, toggling each switch must change a setting, and toggling it back must restore it.
void TestPlayPage::everySwitchSetsItsOwnField() {
    PlayPage page(hand_);
    Settings settings;
    page.setSettings(settings);
    connect(&page, &PlayPage::switched, this, [&](bool Settings::*field, bool on) { settings.*field = on; });
    const QList<QCheckBox*> checks = page.findChildren<QCheckBox*>();
    // Fails if the page has lost some of its switches.
    QVERIFY(checks.size() >= 6);
    for (QCheckBox* check : checks) {
        const Settings before = settings;
        check->click();
        QVERIFY(settings != before);
        page.setSettings(settings);
        check->click();
        QCOMPARE(settings, before);
    }
}

/// Both directions: a click changes the Hand, and a change of the Hand updates the buttons.
void TestPlayPage::theFilterFollowsTheHand() {
    PlayPage page(hand_);
    const auto button = [&](const QString& name) {
        for (QAbstractButton* one : page.findChildren<QAbstractButton*>())
            if (one->accessibleName() == name) return one;
        return static_cast<QAbstractButton*>(nullptr);
    };
    button("Highlight 4")->click();
    QCOMPARE(hand_.highlight(), 4);
    hand_.setHighlight(7);
    QVERIFY(button("Highlight 7")->isChecked() && !button("Highlight 4")->isChecked());
    button("Highlight cells with two candidates")->click();
    QVERIFY(hand_.highlightsPairs() && hand_.highlight() == 0);
    button("Highlight cells with two candidates")->click();
    QVERIFY(!hand_.highlightsPairs());
}

/// An answer to the card removes it; Paste appears only if there is something to paste.
void TestPlayPage::theCardGoesAndStaysAway() {
    PlayPage page(hand_);
    auto* card = page.findChild<StartCard*>();
    QVERIFY(card->isHidden());
    page.welcome(QStringLiteral("Click a cell, type a digit."));
    QVERIFY(!card->isHidden());
    QSignalSpy levels(&page, &PlayPage::levelWanted), pastes(&page, &PlayPage::pasteWanted);
    for (QPushButton* button : card->findChildren<QPushButton*>()) {
        if (button->text() == "Paste") QVERIFY(button->isHidden());
        if (button->accessibleName() == "New puzzle: Hard") button->click();
        if (button->text() == "Continue") button->click();
    }
    QCOMPARE(levels.size(), 1);
    QCOMPARE(levels[0][0].value<Level>(), Level::Hard);
    QVERIFY(card->isHidden());
}

/// Checks the smallest window and a large one; what the card hid is shown again.
void TestPlayPage::theCardFitsWithoutScrolling() {
    PlayPage page(hand_);
    auto* hint = page.findChild<StartCard*>()->findChildren<QLabel*>().first();
    auto* check = page.findChildren<QCheckBox*>().first();
    page.welcome(QStringLiteral("Click a cell, type a digit."));
    page.show();
    for (const QSize size : {QSize(262, 235), QSize(400, 420), QSize(440, 900), QSize(262, 235)}) {
        page.resize(size);
        QTRY_COMPARE(page.verticalScrollBar()->maximum(), 0);
        QVERIFY(page.widget()->width() <= page.viewport()->width());
        QVERIFY(hint->isVisible());
    }
    QVERIFY(!check->isVisible());
    page.endWelcome();
    QVERIFY(check->isVisible());
}

QTEST_MAIN(TestPlayPage)
#include "tst_playpage.moc"
