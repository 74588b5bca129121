// SPDX-License-Identifier: MIT
// properties: the fields that scripts read.
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTest>

namespace {

/// Two cells and singles solve it; every given is needed.
const QByteArray kHard = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void fieldsOfAHardPuzzle() {
        const Ran ran = runCli({"properties", "--json", "--list", "3"}, kHard);
        QCOMPARE(ran.code, 0);
        const QJsonObject answer = ran.object();
        QCOMPARE(answer["status"].toString(), QString("unique"));
        QCOMPARE(answer["backdoor_size"].toInt(), 2);
        QCOMPARE(answer["backdoor_sets"].toInt(), 4);
        QCOMPARE(answer["backdoors"].toArray().size(), 3);
        QCOMPARE(answer["backdoors"].toArray()[0].toArray()[0].toString(), QString("r2c6=3"));
        QVERIFY(answer["magic_cells"].toArray().isEmpty());
        QVERIFY(answer["minimal"].toBool());
        QCOMPARE(answer["without_each"].toArray().size(), answer["clues"].toInt());
        QCOMPARE(answer["automorphisms"].toInt(), 1);
        QVERIFY(answer["symmetries"].toArray().isEmpty());
    }

    void limitsAreKept() {
        const QJsonObject answer = runCli({"properties", "--json", "--backdoors", "1", "--count", "5"}, kHard).object();
        QVERIFY(answer["backdoor_size"].isNull());
        for (const auto& each : answer["without_each"].toArray()) {
            const QJsonObject one = each.toObject();
            QVERIFY(one["solutions"].toInt() <= 5);
            QCOMPARE(one["more"].toBool(), one["solutions"].toInt() == 5);
        }
    }

    /// Symmetries are there without a solution, too.
    void symmetriesNeedNoSolution() {
        const Ran ran = runCli({"properties", "--json"}, "1" + QByteArray(79, '.') + "2");
        QCOMPARE(ran.code, 1);
        const QJsonObject answer = ran.object();
        QCOMPARE(answer["status"].toString(), QString("multiple"));
        QVERIFY(answer["backdoor_size"].isNull() && !answer["minimal"].toBool());
        const QJsonObject first = answer["symmetries"].toArray()[0].toObject();
        QVERIFY(first["motion"].toString() != "other");
        QCOMPARE(first["cells"].toArray().size(), 81);
        QCOMPARE(first["digits"].toString().size(), 9);
        QVERIFY(answer["automorphisms"].toInt() > 1);
    }

    /// One sentence, and no list of the millions of symmetries that few givens have.
    void textSaysWhatIsWrong() {
        const auto linesOf = [](const QByteArray& cells) { return runCli({"properties"}, cells).out.split('\n'); };
        const QList<QByteArray> empty = linesOf(QByteArray(81, '.'));
        QCOMPARE(empty.size(), 4);
        QVERIFY(empty[1].startsWith("        status: More than one solution: "));
        QCOMPARE(empty[2], QByteArray("        symmetry: 3,359,232 automorphisms"));
        QVERIFY(linesOf("55" + QByteArray(79, '.'))[1].startsWith("        status: Not a valid Sudoku: 5 "));
    }

    void textNamesWhatWasFound() {
        const QByteArray text = runCli({"properties"}, kHard).out;
        QVERIFY(text.contains("givens: minimal;"));
        QVERIFY(text.contains("backdoors: 4 of 2 cells: r2c6=3 r3c1=4; "));
        QVERIFY(text.contains("symmetry: none"));
    }
};

QTEST_GUILESS_MAIN(TestProperties)
#include "tst_properties.moc"
