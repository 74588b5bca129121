// SPDX-License-Identifier: MIT
// The list of daily puzzles is a plain text file that users and programs may have changed.
#include "app/store/results/dailylist.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::store;

namespace {
constexpr auto kGivens = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
}

class TestDailyList : public QObject {
    Q_OBJECT

private slots:
    void init() { QFile::remove(path()); }

    void startsAreKept() {
        const DailyList list(path());
        QVERIFY(list.all().isEmpty());
        QList<DailyStart> starts;
        for (const DailyRank rank : kDailyRanks)
            starts << DailyStart{.day = QDate(2026, 11, 19), .rank = rank, .game = "a.game", .givens = kGivens};
        for (const DailyStart& start : starts) list.add(start);
        QCOMPARE(list.all(), starts);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine(), QByteArray("2026-11-19 easier a.game ") + kGivens + '\n');
    }

    void aForeignLineIsSkipped_data() {
        QTest::addColumn<QByteArray>("line");
        const QByteArray givens = kGivens;
        QTest::addRow("empty") << QByteArray();
        QTest::addRow("no day") << "2026-02-30 easier a.game " + givens;
        QTest::addRow("no rank") << "2026-11-19 easy a.game " + givens;
        QTest::addRow("cut off") << "2026-11-19 easier a.game " + givens.first(80);
        QTest::addRow("too few fields") << QByteArray("2026-11-19 easier a.game");
    }

    void aForeignLineIsSkipped() {
        QFETCH(QByteArray, line);
        writeBytes(path(), line + '\n');
        const DailyList list(path());
        QVERIFY(list.all().isEmpty());
        list.add({.day = QDate(2026, 11, 19), .game = "b.game", .givens = kGivens});
        QCOMPARE(list.all().size(), 1);
    }

private:
    QString path() const { return folder_.filePath("daily.txt"); }

    QTemporaryDir folder_;
};

QTEST_APPLESS_MAIN(TestDailyList)
#include "tst_dailylist.moc"
