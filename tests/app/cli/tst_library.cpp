// SPDX-License-Identifier: MIT
// The library by the command line: what goes in comes out, once; a run is resumed where it ended; and what is wrong
// with a library is said in one sentence, with exit code 3.
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr auto kOther = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

/// The same puzzle with rows and columns exchanged.
QByteArray transposed(const QByteArray& cells) {
    QByteArray copy = cells;
    for (int cell = 0; cell < 81; ++cell) copy[cell % 9 * 9 + cell / 9] = cells[cell];
    return copy;
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    QString file(const QString& name = "library.sqlite") const { return folder_->filePath(name); }

    /// With the library of the test.
    Ran call(const QStringList& arguments, const QByteArray& input = {}) {
        return runCli(arguments + QStringList{"--database", file()}, input);
    }

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void puzzlesGoInAndComeOut() {
        const QByteArray lines = kinds::unique + '\n' + kOther + '\n' + kinds::multiple + '\n';
        const Ran added = call({"library", "add", "--collection", "Own", "--tag", "a,b"}, lines);
        QCOMPARE(added.code, 1);
        QVERIFY2(added.err.contains("2 new puzzles"), added.err.constData());
        QVERIFY2(added.out.contains("1 puzzle was not added"), added.out.constData());
        const Ran again = call({"library", "add", "-"}, transposed(kinds::unique));
        QCOMPARE(again.code, 0);
        QVERIFY2(again.err.contains("0 new puzzles, 1 known before"), again.err.constData());

        const Ran found = call({"library", "find", "--json"});
        QCOMPARE(found.objects().size(), 2);
        const QJsonObject first = found.object();
        QCOMPARE(first["puzzle"].toString().toLatin1(), kinds::unique);
        QCOMPARE(first["solution"].toString().toLatin1(), kinds::solution);
        QCOMPARE(first["collections"].toArray(), QJsonArray{"Own"});
        QCOMPARE(first["tags"].toArray(), (QJsonArray{"a", "b"}));
        QCOMPARE(first["solved"].toBool(true), false);
        QVERIFY(first["best_seconds"].isNull());
        const QString clues = QString::number(81 - kinds::unique.count('.'));
        QCOMPARE(call({"library", "find", "--clues", clues, "--limit", "5", "--json"}).objects().size(), 1);
        QCOMPARE(call({"library", "find", "--tag", "c", "--json"}).out, QByteArray());
        for (const QString& name : {QString("1"), QString(kinds::unique), QString(transposed(kinds::unique))})
            QCOMPARE(call({"library", "show", name, "--json"}).object()["id"].toInt(), 1);
        QCOMPARE(call({"library", "show", "99"}).code, 1);
        QCOMPARE(call({"library", "export"}).out, kinds::unique + '\n' + kOther + '\n');
        QCOMPARE(call({"library", "export", "--to", "nothing"}).code, 2);
        QCOMPARE(call({"library", "check"}).code, 0);
        QCOMPARE(call({"library", "stats", "--json"}).object()["boards"].toInt(), 2);
    }

    /// Patterns are looked for when somebody asks for them.
    void patternsAreFound() {
        const QByteArray fataMorgana =
            "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
        QCOMPARE(call({"library", "add", "-"}, kinds::unique + '\n' + fataMorgana).code, 0);
        const auto found = call({"library", "find", "--holds", "exocet", "--json"}).objects();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0]["puzzle"].toString(), QString(fataMorgana));
        QCOMPARE(call({"library", "find", "--holds", "tridagon", "--json"}).out, QByteArray());
        QCOMPARE(call({"library", "export", "--holds", "exocet"}).out, fataMorgana + '\n');
        QCOMPARE(call({"library", "find", "--holds", "x-wing"}).code, 2);
    }

    void aKnownPuzzleIsSaidToBe() {
        QCOMPARE(call({"library", "add", "-"}, kinds::unique).code, 0);
        const Ran known = call({"check", "--json"}, transposed(kinds::unique) + '\n' + kOther);
        QCOMPARE(known.objects().size(), 2);
        QCOMPARE(known.objects()[0]["known"].toBool(), true);
        QCOMPARE(known.objects()[0]["id"].toInt(), 1);
        QCOMPARE(known.objects()[1]["known"].toBool(true), false);
        QVERIFY(!runCli({"check", "--json"}, kinds::unique).object().contains("known"));
    }

    /// Parts, an earlier run and another number of threads: each puzzle is made once, and all are those of one run.
    void aRunIsResumed() {
        const QStringList order = {"generate", "--seed", "5", "--count"};
        const QByteArray all = runCli(order + QStringList{"40"}).out;
        QVERIFY(call(order + QStringList{"10"}).err.contains("10 new puzzles"));
        QVERIFY(call(order + QStringList{"10"}).err.contains("0 new puzzles"));
        QVERIFY(call(order + QStringList{"40", "--shard", "2/2"}).err.contains("20 new puzzles"));
        const Ran last = call(order + QStringList{"40", "--json"});
        QCOMPARE(last.objects().size(), 10);
        QVERIFY(last.err.contains("10 new puzzles"));
        QStringList made, stored;
        for (const QByteArray& line : all.split('\n'))
            if (!line.isEmpty()) made << line.left(81);
        for (const QJsonObject& puzzle : call({"library", "find", "--json"}).objects())
            stored << puzzle["puzzle"].toString();
        made.sort();
        stored.sort();
        QCOMPARE(stored, made);
        // Another specification is another run.
        QVERIFY(call(order + QStringList{"10", "--minimal"}).err.contains("10 new puzzles"));
        QCOMPARE(call({"generate", "--positions", "--technique", "x-wing"}).code, 2);
    }

    void ratingsAreKept() {
        const Ran plain = runCli({"rate", "--json"}, kinds::unique);
        QCOMPARE(call({"rate"}, kinds::unique).out, QByteArray());
        const QJsonObject stored = call({"library", "find", "--json"}).object();
        const QJsonObject known = call({"rate", "--json"}, kinds::unique).object();
        for (const QString& field : plain.object().keys()) {
            QCOMPARE(known[field], plain.object()[field]);
            QCOMPARE(stored[field], plain.object()[field]);
        }
        const Ran solved = call({"solve", "--json"}, kOther);
        QCOMPARE(solved.object()["status"].toString(), "solved");
        QCOMPARE(call({"library", "stats", "--json"}).object()["puzzles"].toInt(), 2);
    }

    void fullBoardsAreBoards() {
        QVERIFY(call({"library", "add", "-"}, kinds::solution).err.contains("0 new puzzles, 1 new board"));
        const QJsonObject stats = call({"library", "stats", "--json"}).object();
        QCOMPARE(stats["boards"].toInt(), 1);
        QCOMPARE(stats["puzzles"].toInt(), 0);
    }

    void librariesAreMerged() {
        QCOMPARE(call({"library", "add", "-", "--tag", "first"}, kinds::unique).code, 0);
        const QStringList other = {"--database", file("other.sqlite")};
        QCOMPARE(runCli(QStringList{"rate"} + other, transposed(kinds::unique)).code, 0);
        QCOMPARE(runCli(QStringList{"library", "add", "-", "--collection", "New"} + other, kOther).code, 0);
        for (const int fresh : {1, 0}) {
            const Ran merged = call({"library", "merge", file("other.sqlite"), "--json"});
            QCOMPARE(merged.code, 0);
            QCOMPARE(merged.object()["new_puzzles"].toInt(-1), fresh);
        }
        const QList<QJsonObject> all = call({"library", "find", "--json"}).objects();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0]["tags"].toArray(), QJsonArray{"first"});
        QVERIFY(all[0]["er"].toDouble() > 1);
        QCOMPARE(all[1]["collections"].toArray(), QJsonArray{"New"});
        QCOMPARE(call({"library", "merge", file("nothing.sqlite")}).code, 3);
        QVERIFY(!QFile::exists(file("nothing.sqlite")));
    }

    /// A home folder without a library: the bundled puzzles are there at once.
    void theUsualLibraryHoldsTheBundledPuzzles() {
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", folder_->path().toLocal8Bit());
        const Ran shown = runCli({"library", "show", "easy-17", "--json"});
        const Ran found = runCli({"library", "find", "--level", "expert", "--er", "8-9", "--json"});
        if (before.isNull()) qunsetenv("XDG_DATA_HOME");
        else qputenv("XDG_DATA_HOME", before);
        QCOMPARE(shown.object()["name"].toString(), "Easy 17");
        QCOMPARE(shown.object()["puzzle"], runCli({"puzzle", "easy-17", "--json"}).object()["puzzle"]);
        QVERIFY(found.objects().size() > 50);
        for (const QJsonObject& puzzle : found.objects()) QCOMPARE(puzzle["level"].toString(), "Expert");
    }

    void whatIsWrongIsSaid() {
        writeBytes(file(), "a letter to a friend");
        const Ran added = call({"library", "add", "-"}, kinds::unique);
        QCOMPARE(added.code, 0);
        QVERIFY2(added.err.contains("It is kept as"), added.err.constData());
        QCOMPARE(QDir(folder_->path()).entryList({"library.sqlite.damaged-*"}).size(), 1);
        QCOMPARE(call({"library", "stats"}).err, QByteArray());

        const Ran noServer = runCli({"library", "stats", "--database", "postgresql://nobody@127.0.0.1:1/none"});
        QCOMPARE(noServer.code, 3);
        QVERIFY2(noServer.err.contains("The library cannot be opened"), noServer.err.constData());
        QCOMPARE(runCli({"library", "stats", "--database", "postgresql://me:secret@localhost/x"}).code, 2);
        QCOMPARE(runCli({"library", "stats", "--database", folder_->path()}).code, 3);
        QCOMPARE(call({"library"}).code, 2);
        QCOMPARE(call({"library", "forget"}).code, 2);
        QCOMPARE(call({"library", "find", "--er", "x"}).code, 2);
        QCOMPARE(call({"library", "find", "--sort", "colour"}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
