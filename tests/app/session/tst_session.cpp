// SPDX-License-Identifier: MIT
// Session: the parts of a window's session belong to the same game.
#include "app/session/session.h"

#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void thePartsPlayTheSameGame();
    void theHandFollowsTheSettings();
    void practiceIsOfferedOnce();
    void movesAreNamedIfWanted();
};

/// For each technique once, at all times.
void TestSession::practiceIsOfferedOnce() {
    const ScratchHome home;
    for (const bool first : {true, false}) {
        Session session;
        const Heard heard(session.announcer());
        QSignalSpy wanted(&session, &Session::practiceWanted);
        emit session.learningPath().helpRepeated({"x-wing"});
        QCOMPARE(heard.count(), first ? 1 : 0);
        if (!first) continue;
        QCOMPARE(heard.sentence(), "You asked for help with X-Wing 3 times: practise it?");
        QVERIFY(heard.accept("Practise"));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][0].toString(), "x-wing");
    }
}

void TestSession::movesAreNamedIfWanted() {
    const ScratchHome home;
    Session session;
    Settings settings = session.settings();
    settings.nameMoves = true;
    session.preferences().setSettings(settings);
    QVERIFY(session.games().resume());
    QTRY_VERIFY(session.examiner().solution());
    QSignalSpy named(&session.moveNaming(), &MoveNaming::moveNamed);
    const Cell cell = session.game().sheet().blanks().first();
    session.selection().select(Cells::of(cell), cell);
    session.input().type((*session.examiner().solution())[cell], EntryMode::Place);
    QTRY_COMPARE(named.count(), 1);
    const QString sentence = named[0][0].toString();
    QVERIFY2(sentence.startsWith("That was ") || sentence.startsWith("Right, but"), qPrintable(sentence));
}

/// From the first start to the next one.
void TestSession::thePartsPlayTheSameGame() {
    const ScratchHome home;
    auto session = std::make_unique<Session>();
    QVERIFY(session->games().resume());
    QVERIFY(session->game().clock().isRunning());
    QTRY_VERIFY(session->examiner().solution());
    session->hints().more();
    QTRY_COMPARE(session->hints().hint().kind, Hint::Kind::Step);
    session->hints().apply();
    QCOMPARE(session->game().stack().count(), 1);
    session.reset();
    session = std::make_unique<Session>();
    QVERIFY(!session->games().resume());
    QCOMPARE(session->game().stack().count(), 1);
    QCOMPARE(session->keeper().timesHelped(), 1);
    session->games().undo();
    QCOMPARE(session->game().stack().index(), 0);
}

void TestSession::theHandFollowsTheSettings() {
    const ScratchHome home;
    {
        Session session;
        Settings settings = session.settings();
        QVERIFY(!settings.digitFirst && !session.inputMode().isDigitFirst());
        settings.digitFirst = true;
        session.preferences().setSettings(settings);
        QVERIFY(session.inputMode().isDigitFirst());
    }
    QVERIFY(Session().inputMode().isDigitFirst());
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
