// SPDX-License-Identifier: MIT
// Announcer: each announcement reaches every listener once, with its severity and its offers.
#include "app/session/announcer.h"

#include "tests/app/heard.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

class TestAnnouncer : public QObject {
    Q_OBJECT

private slots:
    void allListenersHearTheSame();
    void offersAreCarriedOut();
};

void TestAnnouncer::allListenersHearTheSame() {
    Announcer announcer;
    Heard first(announcer), second(announcer);
    announcer.say("It is saved.");
    announcer.say("It is not saved.", Severity::Important);
    QCOMPARE(first.sentences(), (QStringList{"It is saved.", "It is not saved."}));
    QCOMPARE(second.sentences(), first.sentences());
    QCOMPARE(first.count(Severity::Info), 1);
    QCOMPARE(first.last().severity, Severity::Important);
    QVERIFY(first.last().offers.empty());
}

void TestAnnouncer::offersAreCarriedOut() {
    Announcer announcer;
    Heard heard(announcer);
    int played = 0;
    announcer.say("Play it?", Severity::Question, {{"Play it", [&] { ++played; }}, {"Not now", {}}});
    QVERIFY(heard.accept("Play it"));
    QCOMPARE(played, 1);
    // An offer without a function only closes the notice.
    QVERIFY(!heard.accept("Not now"));
}

QTEST_APPLESS_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
