// SPDX-License-Identifier: MIT
// solve, state and bench with the engines that report events.
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

namespace {

// By name and not from the registry: scripts rely on these.
const QStringList kEngines = {"backtracking", "mrv", "branching", "propagation", "cdcl"};
/// A puzzle that takes guesses, decisions and conflicts.
const QByteArray kTangled = "....7..8.1.....3..6..9.....7....4..13...2.......8...5..9.......2....5......6...4.";
/// One solution, and more than a hundred dead ends on the way.
const QByteArray kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

QJsonArray eventsOf(const QJsonObject& answer) {
    return answer["events"].toArray();
}

int count(const QJsonArray& events, const QString& kind) {
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [&](const auto& event) { return event.toObject()["kind"] == kind; }));
}

QString cellName(int cell) {
    return QString("r%1c%2").arg(cell / 9 + 1).arg(cell % 9 + 1);
}

/// The digits on the board after each event, derived from the events: choices open levels, backtracking closes them.
/// Shares no code with the program.
QStringList boards(const QString& puzzle, const QJsonArray& events) {
    QStringList all{puzzle};
    QStringList levels{puzzle}; // the board at the start of each level
    for (const auto& value : events) {
        const QJsonObject event = value.toObject();
        const QString kind = event["kind"].toString();
        QString board = all.last();
        if (kind == "decide") levels << board;
        if (kind == "decide" || kind == "imply") {
            const QString name = event["cell"].toString();
            board[(name[1].digitValue() - 1) * 9 + name[3].digitValue() - 1] = QChar('0' + event["digit"].toInt());
        }
        if (event.contains("to")) {
            const int to = event["to"].toInt();
            if (to + 1 < levels.size()) board = levels[to + 1];
            levels = levels.first(to + 1);
        }
        all << board;
    }
    return all;
}

} // namespace

class TestEngines : public QObject {
    Q_OBJECT

private slots:
    /// The four kinds of puzzles; without --steps no event is reported.
    void everyEngineSaysWhatIsSo_data() { engines(); }
    void everyEngineSaysWhatIsSo() {
        QFETCH(QString, engine);
        const Ran ran = runCli({"solve", "--engine", engine, "--json"},
                               kinds::unique + '\n' + kinds::multiple + '\n' + kinds::none + '\n' + kinds::invalid);
        QCOMPARE(ran.code, 1);
        QStringList status;
        for (const QJsonObject& answer : ran.objects()) {
            status << answer["status"].toString();
            QVERIFY(!answer.contains("events") && !answer["message"].toString().isEmpty());
        }
        QCOMPARE(status, (QStringList{"solved", "multiple", "none", "invalid"}));
        QCOMPARE(ran.object()["solution"].toString().toUtf8(), kinds::solution);
        QCOMPARE(runCli({"solve", "--engine", engine, "--quiet"}, kinds::unique).code, 0);
    }

    /// Statistics count exactly the reported events, with and without proof.
    void eventsAndStatsAgree_data() { engines(); }
    void eventsAndStatsAgree() {
        QFETCH(QString, engine);
        const QByteArray puzzle = engine == "backtracking" ? kinds::unique : kTangled;
        for (const bool prove : {false, true}) {
            QStringList call{"solve", "--engine", engine, "--steps", "--json"};
            if (prove) call << "--prove";
            const QJsonObject answer = runCli(call, puzzle).object();
            const QJsonArray events = eventsOf(answer);
            const QJsonObject stats = answer["stats"].toObject();
            for (const auto& [field, kind] : {std::pair{"decisions", "decide"},
                                              {"conflicts", "conflict"},
                                              {"learned", "learn"},
                                              {"restarts", "restart"}})
                QCOMPARE(count(events, kind), stats[field].toInt());
            QCOMPARE(static_cast<int>(events.size()), stats["events"].toInt());
            for (int i = 0; i < events.size(); ++i) QCOMPARE(events[i].toObject()["n"].toInt(), i + 1);
            const bool unique = answer["status"] == "solved";
            // With the proof the end of the search follows, or a second solution.
            QCOMPARE(count(events, "solution"), unique || !prove ? 1 : 2);
            QCOMPARE(events.last().toObject()["kind"].toString(), QString(prove && unique ? "exhausted" : "solution"));
        }
    }

    /// A section of a run has the same numbers and events as in the whole run.
    void aPartOfTheEventsIsThatPart_data() { engines(); }
    void aPartOfTheEventsIsThatPart() {
        QFETCH(QString, engine);
        const QJsonArray all =
            eventsOf(runCli({"solve", "--engine", engine, "--steps", "--json"}, kinds::unique).object());
        // Enough events for a section in the middle.
        QVERIFY(all.size() > 20);
        const QJsonArray part =
            eventsOf(runCli({"solve", "--engine", engine, "--events", "5-12", "--json"}, kinds::unique).object());
        QCOMPARE(part.size(), 8);
        for (int i = 0; i < part.size(); ++i) QCOMPARE(part[i], all[i + 4]);
        const QJsonArray rest =
            eventsOf(runCli({"solve", "--engine", engine, "--events", "9-", "--json"}, kinds::unique).object());
        // Without an end the section extends to the end of the run.
        QCOMPARE(rest.size(), all.size() - 8);
    }

    /// The test keeps its own board from the events, and compares it at a dozen positions and after the end.
    void theStateIsWhatTheEventsMadeIt_data() { engines(); }
    void theStateIsWhatTheEventsMadeIt() {
        QFETCH(QString, engine);
        const QByteArray puzzle = engine == "backtracking" ? kinds::unique : kTangled;
        const QJsonArray events = eventsOf(runCli({"solve", "--engine", engine, "--steps", "--json"}, puzzle).object());
        // One board more than events: the board before the first.
        const QStringList wanted = boards(puzzle, events);
        // Both ends, the first event, and positions in between.
        QSet<int> positions{0, 1, static_cast<int>(events.size())};
        for (int i = 0; i < 12; ++i) positions << i * static_cast<int>(events.size()) / 12;
        for (const int at : positions) {
            const QJsonObject state =
                runCli({"state", "--engine", engine, "--at", QString::number(at), "--json"}, puzzle).object();
            QCOMPARE(state["at"].toInt(), at);
            const QString grid = state["grid"].toString();
            QCOMPARE(grid, wanted[at]);
            const QJsonArray candidates = state["candidates"].toArray();
            QCOMPARE(candidates.size(), 81);
            for (int cell = 0; cell < 81; ++cell) QVERIFY(grid[cell] == '.' || candidates[cell].toString().isEmpty());
            for (const auto& value : state["decisions"].toArray()) {
                const QJsonObject decision = value.toObject();
                for (int cell = 0; cell < 81; ++cell)
                    if (cellName(cell) == decision["cell"].toString())
                        QCOMPARE(grid[cell].digitValue(), decision["digit"].toInt());
            }
            QCOMPARE(static_cast<int>(state["decisions"].toArray().size()), state["level"].toInt());
        }
        // A number beyond the end means the end.
        const Ran after = runCli({"state", "--engine", engine, "--at", "999999999", "--json"}, puzzle);
        QCOMPARE(after.object()["at"].toInt(), static_cast<int>(events.size()));
    }

    /// Checks only that the sentences exist and follow --names; their wording is translated and tested elsewhere.
    void peopleReadSentences() {
        const QByteArray text = runCli({"solve", "--engine", "cdcl", "--steps"}, kTangled).out;
        QVERIFY(text.contains("Guess 1: ") && text.contains("must be") && text.contains("A solution: "));
        const QByteArray letters = runCli({"solve", "--engine", "mrv", "--steps", "--names", "A1"}, kTangled).out;
        QVERIFY(letters.contains(" in A") && !letters.contains("r1c"));
        QVERIFY(runCli({"state", "--engine", "cdcl", "--at", "40"}, kTangled).out.contains("after 40 events"));
    }

    /// Backtracking takes too long on this one.
    void benchMeasuresEveryEngine() {
        for (const QString& engine : {QString("mrv"), QString("branching"), QString("propagation"), QString("cdcl")}) {
            const QJsonObject bench = runCli({"bench", "--engine", engine, "--json"}, kTangled).object();
            QCOMPARE(bench["engine"].toString(), engine);
            QVERIFY(bench["puzzles_per_second"].toDouble() > 0 && bench["conflicts_per_puzzle"].toDouble() >= 0);
        }
    }

    /// Each way of deciding and each switch makes another run, and the same seed the same one.
    void heuristicsAndSwitchesChangeTheRun() {
        const QStringList calls[] = {{},
                                     {"--decide", "activity"},
                                     {"--decide", "narrowest"},
                                     {"--decide", "first"},
                                     {"--decide", "random"},
                                     {"--decide", "random", "--seed", "2"},
                                     {"--disable", "minimize"},
                                     {"--enable", "phases", "--decide", "first"},
                                     {"--disable", "restarts,forget"}};
        QSet<QByteArray> runs;
        for (const QStringList& call : calls) {
            const QStringList all = QStringList{"solve", "--engine", "cdcl", "--steps", "--json"} + call;
            const QJsonObject answer = runCli(all, kHard).object();
            QCOMPARE(answer["status"].toString(), QString("solved"));
            const QByteArray events = QJsonDocument(eventsOf(answer)).toJson();
            QVERIFY2(!runs.contains(events), qPrintable(call.join(' ')));
            runs << events;
            QCOMPARE(QJsonDocument(eventsOf(runCli(all, kHard).object())).toJson(), events);
        }
    }

    /// Options that make no sense with the engine are errors and not ignored.
    void wrongCallsAreRefused() {
        QVERIFY(runCli({"solve", "--engine", "fast", "--steps"}, kinds::unique).code == 2);
        QVERIFY(runCli({"solve", "--engine", "mrv", "--events", "9-3"}, kinds::unique).code == 2);
        QVERIFY(runCli({"solve", "--engine", "mrv", "--decide", "mrv"}, kinds::unique).code == 2);
        QVERIFY(runCli({"solve", "--engine", "cdcl", "--decide", "luck"}, kinds::unique).code == 2);
        QVERIFY(runCli({"solve", "--engine", "cdcl", "--disable", "luck"}, kinds::unique).code == 2);
        QVERIFY(runCli({"solve", "--engine", "propagation", "--disable", "restarts"}, kinds::unique).code == 2);
        QVERIFY(runCli({"solve", "--enable", "phases"}, kinds::unique).code == 2);
        QVERIFY(runCli({"state", "--at", "3"}, kinds::unique).code == 2);
        QVERIFY(runCli({"state", "--engine", "cdcl"}, kinds::unique).code == 2);
    }

private:
    static void engines() {
        QTest::addColumn<QString>("engine");
        for (const QString& engine : kEngines) QTest::newRow(qPrintable(engine)) << engine;
    }
};

QTEST_GUILESS_MAIN(TestEngines)
#include "tst_engines.moc"
