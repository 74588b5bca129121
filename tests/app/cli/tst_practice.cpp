// SPDX-License-Identifier: MIT
// practice and judge, as scripts use them: what the one makes, the other judges.
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QTest>

namespace {

QStringList texts(const QJsonValue& value) {
    QStringList list;
    for (const auto& one : value.toArray()) list << one.toString();
    return list;
}

QByteArray verdictOf(const QString& technique, const QString& answer, const QByteArray& position) {
    const Ran ran = runCli({"judge", "--technique", technique, "--answer", answer, "--json"}, position);
    return ran.object()["verdict"].toString().toUtf8();
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void positionsAreJudged() {
        for (const char* id : {"naked-pair", "hidden-single-row", "xy-wing"}) {
            const Ran ran = runCli({"practice", "--technique", id, "--count", "5", "--seed", "4", "--json"});
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.objects().size(), 5);
            for (const QJsonObject& made : ran.objects()) {
                QCOMPARE(made["technique"].toString(), QString(id));
                QVERIFY(QStringList({"easy", "medium", "hard"}).contains(made["level"].toString()));
                const QByteArray position = made["position"].toString().toUtf8();
                const QStringList all = texts(made["removes"]) + texts(made["places"]);
                QCOMPARE(verdictOf(id, all.join(' '), position), QByteArray("right"));
                // And it is the next step.
                const QJsonObject hint = runCli({"hint", "--json"}, position).object()["step"].toObject();
                QCOMPARE(hint["technique"].toString(), QString(id));
            }
        }
    }

    void theSameSeedMakesTheSame() {
        const QStringList call = {"practice", "--technique", "x-wing", "--count", "8", "--seed", "6"};
        const Ran one = runCli(call + QStringList{"--threads", "1"}),
                  four = runCli(call + QStringList{"--threads", "4"});
        QCOMPARE(one.code, 0);
        QCOMPARE(one.out.count('\n'), 8);
        QVERIFY(one.out.startsWith(":0300:"));
        QCOMPARE(one.out, four.out);
        QVERIFY(one.out != runCli({"practice", "--technique", "x-wing", "--count", "8", "--seed", "7"}).out);
        QVERIFY(runCli({"practice", "--technique", "x-wing"}).err.contains("--seed"));
    }

    void verdicts() {
        const QJsonObject made =
            runCli({"practice", "--technique", "naked-triple", "--count", "1", "--seed", "2", "--json"}).object();
        const QByteArray position = made["position"].toString().toUtf8();
        const QStringList all = texts(made["removes"]);
        QVERIFY(all.size() > 1);
        const QJsonObject partly =
            runCli({"judge", "--technique", "naked-triple", "--answer", all.first(), "--json"}, position).object();
        QCOMPARE(partly["verdict"].toString(), QString("partly"));
        QCOMPARE(texts(partly["missing"]).size(), all.size() - 1);
        QCOMPARE(partly["input"].toString().toUtf8(), position);
        const Ran text = runCli({"judge", "--technique", "naked-triple", "--answer", all.join(',')}, position);
        QVERIFY2(text.out.startsWith("right: Right. "), text.out.constData());
    }

    void wrongAnswersHaveReasons() {
        const QJsonObject right =
            runCli({"judge", "--technique", "naked-pair", "--answer", "r1c1<>7", "--json"}, kinds::unique).object();
        QCOMPARE(right["verdict"].toString(), QString("wrong"));
        QCOMPARE(right["change"].toString(), QString("r1c1<>7"));
        QVERIFY(right["reason"].toString().startsWith("r1c1 can still be 7"));
        QCOMPARE(right["text"], right["reason"]);
        const Ran letters =
            runCli({"judge", "--technique", "naked-pair", "--answer", "A1<>7", "--names", "A1"}, kinds::unique);
        QVERIFY(letters.out.startsWith("wrong: A1 can still be 7"));
    }

    void otherTechniquesAreNamed() {
        const QJsonObject step = runCli({"hint", "--json"}, kinds::unique).object()["step"].toObject();
        const QString answer = (texts(step["places"]) + texts(step["removes"])).join(' ');
        const QJsonObject other =
            runCli({"judge", "--technique", "bug-1", "--answer", answer, "--json"}, kinds::unique).object();
        QCOMPARE(other["verdict"].toString(), QString("other"));
        QCOMPARE(other["technique"], step["technique"]);
        QCOMPARE(texts(other["techniques"]).size(), 1);
        QVERIFY(other["text"].toString().endsWith("There is no step of Bivalue Universal Grave + 1 here."));
    }

    /// Each line gets its answer, also one without a right answer.
    void positionsWithoutOneSolutionAreRefused() {
        const QStringList call = {"judge", "--technique", "naked-pair", "--answer", "r1c1<>1"};
        const Ran ran = runCli(call + QStringList{"--json"}, kinds::multiple + '\n' + kinds::unique + '\n');
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.objects().size(), 2);
        QVERIFY(ran.objects()[0]["verdict"].isNull() && ran.objects()[0].contains("message"));
        QVERIFY(!ran.objects()[1]["verdict"].isNull());
        QCOMPARE(runCli(call, kinds::none).code, 1);
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const QStringList& arguments, const char* says) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QByteArray(says);
        };
        row({"practice"}, "--technique is needed");
        row({"practice", "--technique", "x"}, "'x'");
        row({"practice", "--technique", "x-wing", "--count", "0"}, "--count");
        row({"judge", "--technique", "x-wing"}, "--answer is needed");
        row({"judge", "--answer", "r1c1<>5"}, "--technique is needed");
        row({"judge", "--technique", "x-wing", "--answer", "r1c1<>5 r0c1=3"}, "'r0c1=3'");
        row({"judge", "--technique", "x-wing", "--answer", "r1c1>5"}, "'r1c1>5'");
    }
    void wrongUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runCli(arguments);
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(says), ran.err.constData());
    }
};

QTEST_APPLESS_MAIN(TestPractice)
#include "tst_practice.moc"
