// SPDX-License-Identifier: MIT
// daily: three puzzles, the same for every call, and honest about their level.
#include "tests/app/cli/program.h"

#include <QTest>

class TestDaily : public QObject {
    Q_OBJECT

private slots:
    void aDayHasThreePuzzles() {
        const Ran ran = runCli({"daily", "--date", "2026-11-21", "--json"});
        QCOMPARE(ran.code, 0);
        const QList<QJsonObject> puzzles = ran.objects();
        QCOMPARE(puzzles.size(), 3);
        for (const QJsonObject& puzzle : puzzles) {
            QCOMPARE(puzzle["date"].toString(), "2026-11-21");
            const QJsonObject rated = runCli({"rate", "--json"}, puzzle["puzzle"].toString().toLatin1()).object();
            QCOMPARE(puzzle["level"], rated["level"]);
            QCOMPARE(puzzle["er"], rated["er"]);
        }
        QCOMPARE(puzzles[0]["rank"].toString(), "easier");
        QVERIFY(puzzles[0]["er"].toDouble() < puzzles[2]["er"].toDouble());
        QCOMPARE(runCli({"daily", "--date", "2026-11-21", "--json"}).out, ran.out);
        QVERIFY(runCli({"daily", "--date", "2026-11-22", "--json"}).out != ran.out);
        QCOMPARE(runCli({"daily", "--date", "2026-11-21", "--json", "--limit", "1"}).objects().size(), 1);
    }

    /// A line that every program reads.
    void textIsAPuzzleWithItsFacts() {
        const Ran text = runCli({"daily", "--date", "2026-11-21"});
        QCOMPARE(text.out.count('\n'), 3);
        QCOMPARE(runCli({"check", "--json"}, text.out).objects().size(), 3);
        QVERIFY(text.out.contains("2026-11-21, harder: Expert, ER "));
    }

    void todayIsTheDefault() {
        const Ran ran = runCli({"daily", "--json"});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.objects().size(), 3);
    }

    void daysThatDoNotExistAreRefused_data() {
        QTest::addColumn<QString>("date");
        for (const char* date :
             {"", "today", "2026-02-30", "19.11.2026", "2026-11", "0000-01-01", "9999-01-01", "-1-1-1"})
            QTest::addRow("%s", date) << date;
    }

    void daysThatDoNotExistAreRefused() {
        QFETCH(QString, date);
        const Ran ran = runCli({"daily", "--date=" + date});
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.err.contains("--date needs a day such as 2026-11-19"));
        QVERIFY(ran.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestDaily)
#include "tst_daily.moc"
