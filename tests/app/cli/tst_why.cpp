// SPDX-License-Identifier: MIT
// check --why: the givens that contradict each other, and the cells that can be filled in two ways.
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTest>

namespace {

/// 7 twice in row 5, and, besides, no place for 1 in box 3.
const QByteArray kTwoReasons = QByteArray("1............1..........234.........77") + QByteArray(43, '.');

QStringList cellsOf(const QJsonValue& cells) {
    QStringList names;
    for (const auto& cell : cells.toArray()) names << cell.toString();
    return names;
}

} // namespace

class TestWhy : public QObject {
    Q_OBJECT

private slots:
    void conflictsComeWithASentenceEach() {
        const Ran ran = runCli({"check", "--why", "--json"}, kTwoReasons);
        QCOMPARE(ran.code, 1);
        const QJsonObject answer = ran.object();
        const QJsonArray conflicts = answer["conflicts"].toArray();
        QCOMPARE(conflicts.size(), 2);
        QVERIFY(answer["conflicts_complete"].toBool());
        const QJsonObject twice = conflicts[0].toObject(), noPlace = conflicts[1].toObject();
        QCOMPARE(cellsOf(twice["cells"]), (QStringList{"r5c1", "r5c2"}));
        QCOMPARE(twice["digit"].toInt(), 7);
        QCOMPARE(cellsOf(noPlace["cells"]), (QStringList{"r1c1", "r2c5", "r3c7", "r3c8", "r3c9"}));
        QVERIFY(!noPlace.contains("house"));
        QCOMPARE(noPlace["text"].toString(),
                 QString("Because of r1c1, r2c5, r3c7, r3c8 and r3c9, there is no place left for 1 in box 3."));
    }

    /// The limit is said where it hides something.
    void setsAreLimited() {
        const QJsonObject one = runCli({"check", "--why", "--sets", "1", "--json"}, kTwoReasons).object();
        QCOMPARE(one["conflicts"].toArray().size(), 1);
        QVERIFY(!one["conflicts_complete"].toBool());
        const QByteArray text = runCli({"check", "--why", "--sets", "1", "--names", "A1"}, kTwoReasons).out;
        QVERIFY(text.contains("7 appears twice in row 5 (E1, E2).") && text.contains("--sets"));
    }

    void twoSolutionsDifferInFewCells() {
        const QJsonObject answer = runCli({"check", "--why", "--json"}, kinds::multiple).object();
        const QString one = answer["solution"].toString(), other = answer["other_solution"].toString();
        const QStringList differs = cellsOf(answer["differs"]);
        QVERIFY(differs.size() >= 4);
        int count = 0;
        for (int cell = 0; cell < 81; ++cell) {
            const bool different = one[cell] != other[cell];
            count += different;
            QCOMPARE(different, differs.contains(QString("r%1c%2").arg(cell / 9 + 1).arg(cell % 9 + 1)));
        }
        QCOMPARE(count, static_cast<int>(differs.size()));
        QVERIFY(answer["why"].toString().endsWith("can be filled in two ways, and no given decides between them."));
        QVERIFY(runCli({"check", "--why"}, kinds::multiple).out.contains("can be filled in two ways"));
    }

    /// Without --why, and for a Sudoku with one solution, the answer is the usual one.
    void aUniquePuzzleNeedsNoReason() {
        QCOMPARE(runCli({"check", "--why", "--json"}, kinds::unique).out,
                 runCli({"check", "--json"}, kinds::unique).out);
        QCOMPARE(runCli({"check", "--why"}, kinds::unique).out, runCli({"check"}, kinds::unique).out);
        const QJsonArray usual = runCli({"check", "--json"}, kinds::invalid).object()["conflicts"].toArray();
        QVERIFY(!usual[0].toObject().contains("text"));
    }

    void wrongCallsAreRefused() {
        QCOMPARE(runCli({"check", "--sets", "3"}, kinds::none).code, 2);
        QCOMPARE(runCli({"check", "--why", "--sets", "0"}, kinds::none).code, 2);
        QCOMPARE(runCli({"check", "--why", "--sets", "many"}, kinds::none).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestWhy)
#include "tst_why.moc"
