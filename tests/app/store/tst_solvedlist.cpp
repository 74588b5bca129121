// SPDX-License-Identifier: MIT
// The list of solved puzzles is a plain text file that users and programs may have changed.
#include "app/store/solvedlist.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace ninefold;
using namespace ninefold::store;

namespace {

constexpr auto kFirst = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
constexpr auto kSecond = "......39...6.732.83.9.2....64.35..2.....91.6.59......396.8.....8.2...91...4.....5";

} // namespace

class TestSolvedList : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(folder_.isValid());
        QFile::remove(path());
    }

    void puzzlesAreKeptOnce() {
        const SolvedList list(path());
        QVERIFY(list.all().isEmpty());
        for (const char* puzzle : {kFirst, kSecond, kFirst}) list.add(Grid::fromCells(puzzle));
        QCOMPARE(list.all(), (QSet<QString>{kFirst, kSecond}));
        QCOMPARE(content(), QByteArray(kFirst) + '\n' + kSecond + '\n');
    }

    /// The last line has no line end; it is complete or cut off.
    void aLineWithoutAnEndSpoilsNoOther() {
        const SolvedList list(path());
        write(kFirst);
        list.add(Grid::fromCells(kSecond));
        QCOMPARE(list.all(), (QSet<QString>{kFirst, kSecond}));
        write(QByteArray(kFirst).first(30));
        list.add(Grid::fromCells(kSecond));
        QCOMPARE(list.all(), QSet<QString>{kSecond});
    }

    void lineEndsOfOtherSystemsAreRead() {
        write(QByteArray(kFirst) + "\r\n" + kSecond + "\r\n");
        QCOMPARE(SolvedList(path()).all(), (QSet<QString>{kFirst, kSecond}));
    }

    /// A named pipe without another process at its end must not be opened: that would block for ever.
    void aNamedPipeIsLeftAlone() {
        QCOMPARE(mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
        const SolvedList list(path());
        list.add(Grid::fromCells(kFirst));
        QVERIFY(list.all().isEmpty());
    }

private:
    QString path() const { return folder_.filePath(QStringLiteral("solved.txt")); }
    void write(const QByteArray& bytes) { writeBytes(path(), bytes); }
    QByteArray content() { return bytesOf(path()); }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestSolvedList)
#include "tst_solvedlist.moc"
