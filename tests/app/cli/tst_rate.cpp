// SPDX-License-Identifier: MIT
// rate: every scale, only the requested ones, shards that together are the whole, and runs that continue another.
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

class TestRate : public QObject {
    Q_OBJECT

private slots:
    /// For one puzzle: which fields exist, and that they agree with each other.
    void reportsEveryScale() {
        const Ran ran = runCli({"rate", "--json", "--profile"}, kinds::unique);
        QCOMPARE(ran.code, 0);
        const QJsonObject rating = ran.object();
        QCOMPARE(rating["puzzle"].toString().toLatin1(), kinds::unique);
        for (const char* name : {"er", "ep", "ed", "hodoku_score", "seed_difficulty"})
            QVERIFY2(rating[QLatin1String(name)].isDouble(), name);
        for (const char* name : {"hodoku_level", "hardest", "seed_level", "level"})
            QVERIFY2(rating[QLatin1String(name)].isString(), name);
        QVERIFY(rating["techniques"].toObject().contains(rating["hardest"].toString()));
        QVERIFY(rating["needs"].isArray());
        const QJsonArray profile = rating["profile"].toArray();
        QCOMPARE(profile[0].toDouble(), rating["ed"].toDouble());
        // The rating is that of some step, and the diamond that of the first step.
        QVERIFY(profile.contains(rating["er"]));
    }

    /// Each scale costs time; scales that were not requested are not even null. The level needs two of them.
    void reportsOnlyTheScalesAskedFor() {
        const QJsonObject seed = runCli({"rate", "--json", "--scale", "seed"}, kinds::unique).object();
        QCOMPARE(seed.keys(), (QStringList{"puzzle", "seed_difficulty", "seed_level"}));
        const QJsonObject level = runCli({"rate", "--json", "--scale", "se,seed"}, kinds::unique).object();
        QVERIFY(level.contains("level") && !level.contains("hodoku_score"));
        const Ran wrong = runCli({"rate", "--scale", "stars"}, kinds::unique);
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.err.contains("stars"));
    }

    /// Without a unique solution there is nothing to rate; the puzzle still gets its line.
    void ratesOnlyWhatHasOneSolution() {
        const Ran ran = runCli({"rate", "--json"}, kinds::multiple + '\n' + kinds::invalid + '\n' + kinds::unique);
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.objects().size(), 3);
        QCOMPARE(ran.objects()[0]["status"].toString(), QStringLiteral("multiple"));
        QVERIFY(ran.objects()[0].contains("needs") && ran.objects()[0]["needs"].isNull());
        QVERIFY(ran.objects()[0]["er"].isNull() && ran.objects()[0]["level"].isNull());
        QVERIFY(!ran.objects()[2].contains("status"));
    }

    /// In order, from a pipe as from a file, and with a limit, which applies to the whole.
    void shardsTogetherAreTheWhole() {
        const QByteArray puzzles = kinds::manyLines(20);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(puzzles) == puzzles.size() && file.flush());
        for (const QStringList& more : {QStringList(), QStringList{"--limit", "17"}})
            for (const bool piped : {true, false}) {
                const QStringList call =
                    QStringList{"rate", "--json", "--scale", "se,seed", piped ? "-" : file.fileName()} + more;
                const auto rated = [&](const QStringList& shard) {
                    return runCli(call + shard, piped ? puzzles : QByteArray()).out;
                };
                QByteArray parts;
                for (int part = 1; part <= 7; ++part) parts += rated({"--shard", QString("%1/7").arg(part)});
                QCOMPARE(parts.count('\n'), more.isEmpty() ? 20 : 17);
                QCOMPARE(parts, rated({}));
            }
        for (const char* wrong : {"0/3", "4/3", "3", "a/b", "1/0"})
            QCOMPARE(runCli({"rate", "--shard", wrong}, puzzles).code, 2);
    }

    /// The earlier run may have left nothing, some lines, a part of a line, everything.
    void continuesWhereARunWasEnded_data() {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("text") << QStringList();
        QTest::newRow("objects") << QStringList{"--json"};
        QTest::newRow("one thread") << QStringList{"--threads", "1"};
        QTest::newRow("a part") << QStringList{"--shard", "2/3"};
    }

    void continuesWhereARunWasEnded() {
        QFETCH(QStringList, more);
        const QByteArray puzzles = kinds::manyLines(30);
        const QStringList call = QStringList{"rate", "--scale", "seed"} + more;
        const QByteArray all = runCli(call, puzzles).out;
        QTemporaryDir folder;
        const QString path = folder.filePath("rated.txt");
        const qsizetype line = all.indexOf('\n') + 1;
        for (const qsizetype size : {qsizetype{0}, line - 1, line, 4 * line + 20, all.size() - 1, all.size()}) {
            write(path, all.first(size));
            const Ran ran = runCli(call + QStringList{"--resume", "--output", path}, puzzles);
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.out, QByteArray());
            QCOMPARE(read(path), all);
        }
        QVERIFY(QFile::remove(path));
        QCOMPARE(runCli(call + QStringList{"--resume", "--output", path}, puzzles).code, 0);
        QCOMPARE(read(path), all);
    }

    void continuesOnlyItsOwnAnswers() {
        QTemporaryDir folder;
        const QString path = folder.filePath("rated.txt");
        const QStringList call = {"rate", "--scale", "seed", "--resume"};
        const QByteArray other = "an answer to something else\n";
        write(path, other);
        const Ran ran = runCli(call + QStringList{"--output", path}, kinds::manyLines(3));
        QCOMPARE(ran.code, 3);
        QVERIFY(ran.err.contains("rated.txt"));
        QCOMPARE(read(path), other);
        QCOMPARE(runCli(call + QStringList{"--output", "/dev/null"}, kinds::unique).code, 3);
        QCOMPARE(runCli(call, kinds::unique).code, 2);
        QCOMPARE(runCli(call + QStringList{"--output", path, "--database", folder.filePath("l")}, kinds::unique).code,
                 2);
    }

private:
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

QTEST_GUILESS_MAIN(TestRate)
#include "tst_rate.moc"
