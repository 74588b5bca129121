// SPDX-License-Identifier: MIT
// generate: a seed always gives the same puzzles, specifications are met or rejected, and impossible ones are
// explained.
#include "engine/generator/symmetry.h"
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;

class TestGenerate : public QObject {
    Q_OBJECT

private slots:
    /// Exocets hardly ever come up in other puzzles than those that are built around them.
    void techniquesGetTheirPattern() {
        const Ran ran = runCli({"generate", "--technique", "junior-exocet", "--count", "1", "--seed", "3", "--json"});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.objects().size(), 1);
    }

    /// With any number of threads and shards: each puzzle has its own seed.
    void theSameSeedGivesTheSamePuzzles() {
        const QStringList order = {"generate", "--count", "60", "--seed", "5", "--symmetry", "diagonal"};
        const QByteArray all = runCli(order + QStringList{"--threads", "1"}).out;
        QCOMPARE(all.count('\n'), 60);
        QCOMPARE(runCli(order + QStringList{"--threads", "2"}).out, all);
        QByteArray parts;
        for (int part = 1; part <= 8; ++part)
            // In order, since the shards of a known number of puzzles are consecutive.
            parts += runCli(order + QStringList{"--shard", QString("%1/8").arg(part)}).out;
        QCOMPARE(parts, all);
        QVERIFY(runCli({"generate", "--count", "60", "--seed", "6", "--symmetry", "diagonal"}).out != all);
        // A shard of less than one puzzle is empty, which is no error.
        const Ran none = runCli({"generate", "--count", "2", "--seed", "5", "--shard", "1/5"});
        QCOMPARE(none.code, 0);
        QCOMPARE(none.out, QByteArray());
    }

    /// Other commands of the program verify each property of the puzzle.
    void specsAreKept() {
        const Ran json = runCli({"generate", "--count", "20", "--clues", "24-27", "--symmetry", "180", "--json"});
        QCOMPARE(json.code, 0);
        QCOMPARE(json.objects().size(), 20);
        for (const QJsonObject& object : json.objects()) {
            const QByteArray puzzle = object["puzzle"].toString().toLatin1();
            const auto clues = 81 - puzzle.count('.');
            QVERIFY(clues >= 24 && clues <= 27);
            // Rotated by 180 degrees, cell n is on cell 80 - n.
            for (int cell = 0; cell < 81; ++cell) QCOMPARE(puzzle[cell] == '.', puzzle[80 - cell] == '.');
            QCOMPARE(runCli({"solve", "--json"}, puzzle).object()["solution"], object["solution"]);
        }
        // Without a seed from the user the chosen seed is printed, so that the list can be made again.
        QVERIFY(json.err.contains("--seed"));
        const Ran level = runCli({"generate", "--seed-level", "expert", "--count", "3", "--json"});
        for (const QJsonObject& object : level.objects()) QCOMPARE(object["seed_level"].toString(), "Expert");
        const Ran rule = runCli({"generate", "--level", "very-hard", "--count", "3", "--json"});
        for (const QJsonObject& object : rule.objects()) {
            const QJsonObject rated = runCli({"rate", "--json"}, object["puzzle"].toString().toLatin1()).object();
            for (const char* field : {"level", "seed_level", "seed_difficulty"})
                QCOMPARE(object[QLatin1String(field)], rated[QLatin1String(field)]);
            QCOMPARE(object["level"].toString(), "Very Hard");
        }
        const Ran wing = runCli({"generate", "--technique", "xy-wing", "--hardest", "--er", "4.2"});
        QVERIFY(runCli({"solve", "--engine", "logic", "--steps", "--json"}, wing.out).out.contains("\"xy-wing\""));
    }

    /// Any multiple of three puzzles has each third of its level equally often, with any division into parts.
    void aListIsSpreadOverItsLevel() {
        const QStringList order = {"generate", "--level", "hard", "--count", "12", "--seed", "4", "--rate", "--json"};
        std::array<int, 3> met{};
        for (const QJsonObject& object : runCli(order).objects()) {
            const double er = object["er"].toDouble();
            ++met[er < 2.65 ? 0 : er < 3.45 ? 1 : 2];
            QVERIFY(object["needs"].isArray() && !object["needs"].toArray().isEmpty());
        }
        QCOMPARE(met, (std::array{4, 4, 4}));
        const QStringList third = {"generate", "--level", "very-hard", "--part", "1", "--count", "2", "--rate"};
        for (const QJsonObject& object : runCli(third + QStringList{"--json"}).objects())
            QVERIFY(object["er"].toDouble() > 4.55 && object["er"].toDouble() < 5.65);
    }

    /// Of the given grid, and harder than its first puzzles.
    void aClimbKeepsTheGrid() {
        const QStringList order = {"generate", "--solution", kinds::solution, "--seed", "2", "--json"};
        const QJsonObject climbed = runCli(order + QStringList{"--climb"}).object();
        QCOMPARE(climbed["solution"].toString(), kinds::solution);
        QVERIFY(climbed["seed_difficulty"].toInt() > runCli(order).object()["seed_difficulty"].toInt());
    }

    /// With frames between boxes, as people draw them. With the solution of a known puzzle its pattern has only one
    /// answer.
    void patternsComeFromFiles() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("pattern"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int row = 0; row < 9; ++row)
            file.write((row % 3 == 0 && row > 0 ? QByteArray("------+-------+------\n") : QByteArray()) +
                       kinds::unique.mid(9 * row, 9).insert(6, '|') + '\n');
        file.close();
        const QByteArray puzzle = runCli({"generate", "--pattern", file.fileName(), "--seed", "3", "--quiet"}).out;
        QCOMPARE(puzzle.size() > 81, true);
        for (int cell = 0; cell < 81; ++cell) QCOMPARE(puzzle[cell] == '.', kinds::unique[cell] == '.');
        const Ran both = runCli({"generate", "--pattern", file.fileName(), "--solution", kinds::solution, "--quiet"});
        QCOMPARE(both.out.first(81), kinds::unique);
    }

    /// Impossible at once, impossible by symmetry, and not found within the tries: three different messages.
    void whatCannotBeIsSaid() {
        const Ran few = runCli({"generate", "--clues", "10-16"});
        QCOMPARE(few.code, 1);
        QVERIFY(few.out.isEmpty() && few.err.contains("Fewer than 17 givens"));
        const Ran full = runCli({"generate", "--clues", "18", "--symmetry", "full", "--json"});
        QCOMPARE(full.code, 1);
        QVERIFY(full.object()["puzzle"].isNull() && full.object()["message"].toString().contains("18"));
        const Ran tried = runCli({"generate", "--clues", "45", "--minimal", "--tries", "20", "--count", "3", "--json"});
        QCOMPARE(tried.code, 1);
        // A script gets three answers, even if they are empty.
        QCOMPARE(tried.objects().size(), 3);
        QVERIFY(tried.err.contains("No puzzle with 45 givens and no given too many was found in 20 tries."));
    }

    /// A specification that makes no sense is a mistake in the call: exit code 2, and no puzzle is made.
    void wrongSpecsAreRefused_data() {
        QTest::addColumn<QStringList>("options");
        const char* const kWrong[] = {"--clues 30-20",
                                      "--clues x",
                                      "--clues 90",
                                      "--symmetry round",
                                      "--shard 9/8",
                                      "--shard 1/8",
                                      "--shard 0/8",
                                      "--seed-level odd",
                                      "--tries 0",
                                      "--solution 1",
                                      "--pattern /dev/null",
                                      "--level x",
                                      "--score x",
                                      "--score 9-8",
                                      "--positions",
                                      "--on-path",
                                      "--on-path --technique xy-wing",
                                      "--sk-loop --symmetry 180",
                                      "--tridagon --symmetry 180",
                                      "--tridagon --sk-loop",
                                      "--tridagon --exocet junior",
                                      "--part 1",
                                      "--level hard --part 4",
                                      "--climb --level hard",
                                      "--climb --clues 24",
                                      "--er 5-4",
                                      "--er x",
                                      "--technique y-wing",
                                      "--hardest"};
        for (const char* wrong : kWrong) QTest::newRow(wrong) << QString(wrong).split(' ');
    }

    void wrongSpecsAreRefused() {
        QFETCH(QStringList, options);
        const Ran ran = runCli(QStringList{"generate"} + options);
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty() && ran.err.contains("--help"));
    }
};

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_generate.moc"
