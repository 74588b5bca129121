// SPDX-License-Identifier: MIT
// solve --page: the run of one puzzle as a page that plays it.
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// A call in a folder of its own, with the page in its file "run.html".
struct Call {
    explicit Call(const QStringList& arguments, const QByteArray& input = kinds::unique,
                  const QString& file = "run.html") {
        ran = runCli(QStringList{"solve", "--page", file} + arguments, input, folder.path());
        if (const QString path = folder.filePath("run.html"); QFile::exists(path)) page = bytesOf(path);
    }
    QJsonObject run() const {
        const QString text =
            QString::fromUtf8(page).section("type=\"application/json\">", 1).section("</script>", 0, 0);
        return QJsonDocument::fromJson(text.toUtf8()).object();
    }
    const QTemporaryDir folder;
    Ran ran;
    QByteArray page;
};

/// Needs a long search when its cells are tried in reading order.
const QByteArray kLong = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

} // namespace

class TestPage : public QObject {
    Q_OBJECT

private slots:
    void everyEngineHasAPage_data() {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"backtracking", "mrv", "branching", "propagation", "cdcl", "logic"})
            QTest::newRow(engine) << engine;
    }

    void everyEngineHasAPage() {
        QFETCH(QString, engine);
        // Reading order makes long runs of most puzzles.
        const QByteArray puzzle =
            engine == "backtracking" ? QByteArray(9, '.') + kinds::solution.sliced(9) : kinds::unique;
        const Call call({"--engine", engine, "--json", "--steps"}, puzzle);
        QCOMPARE(call.ran.code, 0);
        const QJsonObject run = call.run(), answer = call.ran.object();
        QCOMPARE(run["puzzle"].toString().toLatin1(), puzzle);
        QVERIFY(run["complete"].toBool());
        QVERIFY(run["title"].toString().endsWith(" solves a Sudoku"));
        const QJsonArray events = run["events"].toArray();
        QVERIFY(!events.isEmpty());
        if (engine == "logic") {
            QCOMPARE(events.size(), answer["steps"].toArray().size());
            QCOMPARE(events.last()["grid"].toString(), answer["solution"].toString());
            return;
        }
        QCOMPARE(events.size(), answer["events"].toArray().size());
        for (qsizetype i = 0; i < events.size(); ++i)
            for (const char* field : {"n", "kind", "level", "cell", "digit", "because", "to", "id"})
                QCOMPARE(events[i][QLatin1String(field)], answer["events"][i][QLatin1String(field)]);
    }

    void aPartOfTheRun() {
        const Call call({"--engine", "backtracking", "--events", "100-120"});
        QCOMPARE(call.ran.code, 0);
        QCOMPARE(call.run()["first"].toInt(), 99);
        QCOMPARE(call.run()["events"].toArray().size(), 21);
        QCOMPARE(call.run()["events"][0]["n"].toInt(), 100);
        QVERIFY(!call.run()["complete"].toBool());
        QVERIFY(call.ran.err.isEmpty());
    }

    /// The last part of a run is complete, and the part after its end is no page.
    void theEndOfTheRun() {
        const int last = static_cast<int>(Call({"--engine", "cdcl"}).run()["events"].toArray().size());
        const Call end({"--engine", "cdcl", "--events", QString::number(last) + "-"});
        QCOMPARE(end.run()["events"].toArray().size(), 1);
        QVERIFY(end.run()["complete"].toBool());
        const Call after({"--engine", "cdcl", "--events", QString::number(last + 2) + "-"});
        QVERIFY(after.page.isEmpty());
        QVERIFY(after.ran.err.contains("has only " + QByteArray::number(last) + " events"));
    }

    void aLongRunIsCut() {
        const Call call({"--engine", "mrv"}, kLong);
        QCOMPARE(call.ran.code, 0);
        QVERIFY2(call.ran.err.contains("A page has room for 25000 events"), call.ran.err);
        QCOMPARE(call.run()["events"].toArray().size(), 25'000);
        QVERIFY(!call.run()["complete"].toBool());
    }

    /// Sentences name cells as the answers do.
    void namesAreThoseOfTheCall() {
        const Call call({"--engine", "mrv", "--names", "A1"});
        QVERIFY(!call.page.contains("\"text\":\"r"));
        QVERIFY(call.page.contains("\"cell\":\"r"));
    }

    void wrongCalls_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("fast") << QStringList{"--engine", "fast"} << "run.html"
                              << QByteArray("--page needs an engine that reports its events");
        QTest::newRow("no name") << QStringList{"--engine", "cdcl"} << ""
                                 << QByteArray("--page needs the name of a file.");
        QTest::newRow("output") << QStringList{"--output", "run.html"} << "run.html"
                                << QByteArray("--page and --output need two files.");
        QTest::newRow("proof") << QStringList{"--engine", "cdcl", "--proof", "run.html"} << "run.html"
                               << QByteArray("--page and --proof need two files.");
        QTest::newRow("several") << QStringList{"--engine", "cdcl"} << "two"
                                 << QByteArray("There are several Sudokus, and a page is about one");
        QTest::newRow("several, logic") << QStringList{} << "two"
                                        << QByteArray("There are several Sudokus, and a page is about one");
    }

    void wrongCalls() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, file);
        QFETCH(QByteArray, sentence);
        const QByteArray input = file == "two" ? kinds::unique + '\n' + kinds::unique + '\n' : kinds::unique;
        const Call call(arguments, input, file == "two" ? QString("run.html") : file);
        QCOMPARE(call.ran.code, 2);
        QVERIFY2(call.ran.err.contains(sentence), call.ran.err);
        QVERIFY(call.page.isEmpty());
    }

    void aFolderThatIsMissing() { QCOMPARE(Call({"--engine", "cdcl"}, kinds::unique, "nowhere/run.html").ran.code, 3); }

    /// With a proof, both are written.
    void withAProof() {
        const Call call({"--engine", "cdcl", "--proof", "proof"});
        QCOMPARE(call.ran.code, 0);
        QVERIFY(!call.page.isEmpty());
        QVERIFY(QFile::exists(call.folder.filePath("proof")));
    }
};

QTEST_GUILESS_MAIN(TestPage)
#include "tst_page.moc"
