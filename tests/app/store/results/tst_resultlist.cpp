// SPDX-License-Identifier: MIT
// The list of finished games is a plain text file that users and programs may have changed.
#include "app/store/results/resultlist.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::store;

namespace {

constexpr auto kGivens = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

GameResult resultOf(qint64 elapsedMs, std::optional<Level> level) {
    return {.finishedMs = 1'763'553'922'000,
            .elapsedMs = elapsedMs,
            .level = level,
            .hints = 1,
            .checks = 2,
            .mistakes = 3,
            .givens = kGivens};
}

} // namespace

class TestResultList : public QObject {
    Q_OBJECT

private slots:
    void init() { QFile::remove(path()); }

    void resultsAreKept() {
        const ResultList list(path());
        QVERIFY(list.all().isEmpty());
        QList<GameResult> results = {resultOf(768'000, Level::VeryHard), resultOf(5'000, std::nullopt)};
        results[1].game = "20261119-114512-345";
        for (const GameResult& result : results) list.add(result);
        QCOMPARE(list.all(), results);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine(), QByteArray("2025-11-19T12:05:22Z very-hard 768000 1 2 3 ") + kGivens + '\n');
    }

    /// What is no result is skipped, and the others are read.
    void aForeignLineIsSkipped_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addRow("empty") << QByteArray();
        QTest::addRow("cut off") << QByteArray("2025-11-19T12:05:22Z very-hard 768000 1 2 3 4...3..");
        QTest::addRow("no date") << QByteArray("yesterday very-hard 768000 1 2 3 ") + kGivens;
        QTest::addRow("no number") << QByteArray("2025-11-19T12:05:22Z hard fast 1 2 3 ") + kGivens;
        QTest::addRow("negative") << QByteArray("2025-11-19T12:05:22Z hard -1 1 2 3 ") + kGivens;
        QTest::addRow("a century") << QByteArray("2025-11-19T12:05:22Z hard 3155760000000 1 2 3 ") + kGivens;
    }
    void aForeignLineIsSkipped() {
        QFETCH(QByteArray, line);
        writeBytes(path(), line);
        ResultList(path()).add(resultOf(1000, Level::Easy));
        QCOMPARE(ResultList(path()).all(), QList<GameResult>{resultOf(1000, Level::Easy)});
    }

    /// A later version may say more of a game.
    void moreFieldsAreNoHarm() {
        writeBytes(path(),
                   QByteArray("2025-11-19T12:05:22Z easy 1000 1 2 3 ") + kGivens + " 20261119-114512-345 daily\r\n");
        GameResult result = resultOf(1000, Level::Easy);
        result.game = "20261119-114512-345";
        QCOMPARE(ResultList(path()).all(), QList<GameResult>{result});
    }

private:
    QString path() const { return folder_.filePath(QStringLiteral("results.txt")); }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestResultList)
#include "tst_resultlist.moc"
